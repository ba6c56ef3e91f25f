import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chunk, planChunks } from './plan-chunks.ts'

const chunk = (id: string, imports: string[] = [], bytes = 500): Chunk => ({
  id,
  bytes,
  imports,
  isEntry: false,
  modules: [`${id}.ts`],
})
const entry = (id: string, imports: string[]): Chunk => ({ ...chunk(id, imports), isEntry: true })
const plan = (...chunks: Chunk[]) => planChunks(chunks, 'page').map((group) => group.map(({ id }) => id).sort())

describe('which chunks become one script', () => {
  it('joins what the page itself needs, however large', () => {
    const chunks = [
      entry('page', ['react', 'router']),
      chunk('react', [], 90_000),
      chunk('router', ['history'], 90_000),
    ]
    expect(plan(...chunks, chunk('history'))).toEqual([['history', 'react', 'router']])
  })

  it('joins what the same screens share', () => {
    const screens = [entry('orders', ['table', 'chips']), entry('lanes', ['table', 'chips'])]
    expect(plan(entry('page', []), ...screens, chunk('table', [], 9000), chunk('chips', [], 9000))).toEqual([
      ['chips', 'table'],
    ])
  })

  it('adds something small for the screens that use something else beside it, and leaves something large alone', () => {
    const screens = [entry('orders', ['table', 'map']), entry('lanes', ['table', 'map']), entry('carriers', ['table'])]
    expect(plan(entry('page', []), ...screens, chunk('table'), chunk('map', [], 500))).toEqual([['map', 'table']])
    expect(plan(entry('page', []), ...screens, chunk('table'), chunk('map', [], 50_000))).toEqual([])
  })

  it('leaves apart what would bring something large along', () => {
    const screens = [
      entry('orders', ['table', 'fleet']),
      entry('lanes', ['table', 'fleet']),
      entry('carriers', ['table']),
    ]
    const chunks = [chunk('table'), chunk('fleet', ['map']), chunk('map', [], 50_000)]
    expect(plan(entry('page', []), ...screens, ...chunks)).toEqual([['fleet', 'map']])
  })

  it('never joins scripts so that they import each other, and puts no chunk into two of them', () => {
    fc.assert(
      fc.property(builds, (chunks) => {
        const groups = planChunks(chunks, 'page')
        const ids = groups.flat().map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(isCircular(chunks, groups)).toBe(false)
      }),
    )
  })
})

/** A chunk only imports chunks that come after it, like a build without circular imports. */
const builds = fc
  .array(fc.record({ isEntry: fc.boolean(), bytes: fc.nat(20_000), imports: fc.array(fc.nat(30), { maxLength: 4 }) }), {
    minLength: 2,
    maxLength: 24,
  })
  .map((drawn): Chunk[] => {
    const ids = drawn.map((_one, index) => (index === 0 ? 'page' : `chunk ${index}`))
    return drawn.map(({ isEntry, bytes, imports }, index) => ({
      id: ids[index] ?? '',
      bytes,
      isEntry: isEntry || index === 0,
      imports: [...new Set(imports.flatMap((step) => ids[index + 1 + step] ?? []))],
      modules: [ids[index] ?? ''],
    }))
  })

function isCircular(chunks: readonly Chunk[], groups: readonly Chunk[][]): boolean {
  const groupOf = new Map(groups.flatMap((group, index) => group.map(({ id }) => [id, `group ${index}`])))
  const scriptOf = (id: string) => groupOf.get(id) ?? id
  const unordered = new Map<string, Set<string>>()
  for (const { id, imports } of chunks) {
    const script = scriptOf(id)
    const others = imports.map(scriptOf).filter((other) => other !== script)
    unordered.set(script, new Set([...(unordered.get(script) ?? []), ...others]))
  }
  for (let removed = true; removed; ) {
    const ready = [...unordered].filter(([, imports]) => [...imports].every((other) => !unordered.has(other)))
    removed = ready.length > 0
    for (const [script] of ready) unordered.delete(script)
  }
  return unordered.size > 0
}
