import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { findLargeIndexes } from './feature-index.ts'

const index = 'apps/api/src/features/lanes/index.ts'
const messages = (text: string, path = index) =>
  findLargeIndexes(plant({ [path]: text }).sources).map((finding) => `${finding.path}: ${finding.message}`)

const names = (count: number, prefix = 'a') => Array.from({ length: count }, (_, n) => `${prefix}${n}`)
const passedOn = (count: number) => `export { ${names(count).join(', ')} } from './lanes.actions.ts'\n`

describe('the index of a feature', () => {
  it('may export 20 names', () => {
    expect(messages(passedOn(20))).toEqual([])
    expect(messages(passedOn(21))).toEqual([expect.stringMatching(/lanes\/index\.ts: exports 21 names, over 20/)])
  })

  it.each([
    ['a constant', 'export const lanes = 1'],
    ['several constants', 'const all = [1]\nexport const [lanes] = all'],
    ['constants taken from an object', 'export const { lanes } = { lanes: 1 }'],
    ['a function', 'export function lanes() {}'],
    ['an asynchronous function', 'export async function lanes() {}'],
    ['a type', 'export type Lane = string'],
    ['an interface', 'export interface Lane {}'],
    ['a class', 'export class NoLane extends Error {}'],
    ['a type passed on', `export type { Lane } from './lanes.queries.ts'`],
    ['a type among others passed on', `export { type Lane } from './lanes.queries.ts'`],
    ['a name passed on as another', `export { announce as announceLane } from './announce.ts'`],
    ['a default', 'export default 1'],
  ])('counts %s', (_title, declared) => {
    expect(messages(passedOn(19) + declared)).toEqual([])
    expect(messages(passedOn(20) + declared)).toHaveLength(1)
  })

  it('does not count what it only imports or declares for itself', () => {
    expect(messages(`import { b } from './b.ts'\nconst c = b\ntype D = typeof c\n${passedOn(20)}`)).toEqual([])
  })

  it.each([
    ['everything of another file', `export * from './lanes.actions.ts'`],
    ['everything of another file under one name', `export * as lanes from './lanes.actions.ts'`],
  ])('names what it exports rather than passing on %s', (_title, text) => {
    expect(messages(text)).toEqual([expect.stringMatching(/name each export/)])
  })

  it('is that of a feature of the API or the web, and no other file', () => {
    expect(messages(passedOn(21), 'apps/web/src/features/lanes/index.ts')).toHaveLength(1)
    expect(messages(passedOn(21), 'apps/web/src/features/lanes/index.tsx')).toHaveLength(1)
    expect(messages(passedOn(21), 'apps/api/src/features/lanes/rates/index.ts')).toEqual([])
    expect(messages(passedOn(21), 'apps/api/src/features/lanes/lanes.queries.ts')).toEqual([])
    expect(messages(passedOn(21), 'packages/contract/src/index.ts')).toEqual([])
  })
})
