import { addressOf } from '@lanewise/client/call'
import { allOperations } from '@lanewise/contract'
import { Problem } from '@lanewise/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Example, examples, type World } from './testing/examples.ts'
import type { Person } from './testing/given.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'
import { watchRows } from './testing/snapshot.ts'
import { createWorld } from './testing/world.ts'

let portal: TestPortal
let admin: Person
let world: World
let rowsOf: Awaited<ReturnType<typeof watchRows>>

beforeAll(async () => {
  portal = await startTestPortal()
  const made = await createWorld(portal, 'ACME')
  admin = made.admin
  world = made.world
  rowsOf = await watchRows(portal.database.owner)
})
afterAll(() => portal.close())

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '💥',
    -1,
    0.1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    [[]],
    '../../etc/passwd',
    "'; drop table x; --",
    'x'.repeat(20_000),
  ),
  fc.jsonValue(),
)

/** A quote is returned at once, and the answers of its sources are stored as they arrive. */
async function answered() {
  await vi.waitFor(
    async () => {
      const working = portal.database.owner.selectFrom('quoteSources').where('state', '=', 'Working').select('id')
      expect(await working.execute()).toEqual([])
    },
    { timeout: 50_000 },
  )
}

type Part = 'params' | 'query' | 'body'
/** Replaces one value of a valid call with an invalid one, removes it, or adds an unknown field. */
const spoiled = (example: Example) => {
  const places = (['params', 'query', 'body'] as Part[]).flatMap((part) =>
    Object.keys(example[part] ?? {}).map((key) => ({ part, key })),
  )
  const place = places.length > 0 ? fc.constantFrom(...places) : fc.constant({ part: 'query' as Part, key: 'unknown' })
  return fc
    .record({ place, value: nasty, how: fc.constantFrom('replace', 'drop', 'add') })
    .map(({ place: { part, key }, value: given, how }) => {
      // Parameters in a URL are always text.
      const value = part === 'body' || typeof given !== 'object' ? given : JSON.stringify(given)
      const { [key]: _dropped, ...rest } = example[part] ?? {}
      const changed =
        how === 'replace'
          ? { ...rest, [key]: value }
          : how === 'drop' && part !== 'params'
            ? rest
            : { ...example[part], somethingUnknown: value }
      return { ...example, [part]: changed }
    })
}

async function send(operation: (typeof allOperations)[number]['operation'], example: Example) {
  const path = addressOf('', operation, example)
  const body = operation.body
    ? { body: JSON.stringify(example.body), headers: { 'content-type': 'application/json' } }
    : {}
  return portal.as(admin).raw(operation.method, path, body)
}

/** A late answer is refused, but the history records that it was received. (TENDER-4) */
const recordedDespiteRefusal = ['recordTenderAnswer']

describe('bad input', () => {
  for (const { operation } of allOperations) {
    it(`${operation.method} ${operation.path} answers any input with a problem document or does its work, never 500 [APIKEY-4]`, async () => {
      const example = examples[operation.name]?.(world) ?? {}
      const rows = async () => {
        await answered()
        return rowsOf(world.companyId)
      }
      let before = await rows()
      await fc.assert(
        fc.asyncProperty(spoiled(example), async (call) => {
          const answer = await send(operation, call)
          expect(answer.status).toBeLessThan(500)
          if (answer.status < 400 || (answer.status === 409 && recordedDespiteRefusal.includes(operation.name))) {
            before = await rows()
            return
          }
          expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
          const problem = Problem.parse(await answer.json())
          expect(problem.message).toBe(problem.detail)
          expect(await rows()).toEqual(before)
        }),
        { numRuns: inject('fuzzRuns') },
      )
    })
  }

  for (const { operation } of allOperations.filter(({ operation: { body } }) => body)) {
    it(`${operation.method} ${operation.path} refuses unknown fields, no body, a wrong type and broken JSON [APIKEY-4]`, async () => {
      const { raw } = portal.as(admin)
      const example = examples[operation.name]?.(world) ?? {}
      const path = addressOf('', operation, example)
      const json = { 'content-type': 'application/json' }
      const unknown = await raw(operation.method, path, {
        body: JSON.stringify({ ...example.body, surprise: 1 }),
        headers: json,
      })
      expect(unknown.status).toBe(400)
      expect(Object.keys(((await unknown.json()) as { modelState: object }).modelState).length).toBeGreaterThan(0)
      expect((await raw(operation.method, path)).status).toBe(400)
      expect((await raw(operation.method, path, { body: '[1]', headers: json })).status).toBe(400)
      expect((await raw(operation.method, path, { body: '{"a":', headers: json })).status).toBe(400)
      expect((await raw(operation.method, path, { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(
        415,
      )
    })
  }

  it('refuses a body over its limit with 413', async () => {
    const body = JSON.stringify({ commodityCode: 'X', description: 'x'.repeat(2 * 1024 * 1024) })
    const answer = await portal
      .as(admin)
      .raw('POST', '/api/v1/commodities', { body, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(413)
  })

  it('knows no other calls', async () => {
    const answer = await portal.as(admin).raw('GET', '/api/v1/nothing-here')
    expect(answer.status).toBe(404)
    expect(Problem.safeParse(await answer.json()).success).toBe(true)
  })
})
