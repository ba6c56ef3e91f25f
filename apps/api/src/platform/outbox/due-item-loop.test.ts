import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { User } from '#platform/context.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import type { Loop } from '#platform/loops/wakeful-loop.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { startDueItemLoop } from './due-item-loop.ts'
import type { DueWork } from './process-due-items.ts'

let database: TestDatabase
let loop: Loop | undefined
let [ana, bo]: User[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  ;[ana, bo] = [await aUser(database.db), await aUser(database.db)]
})
afterEach(() => loop?.stop())
afterAll(() => database.drop())

type Row = { turn: string; dueAt: Date }

/** Due items in memory instead of in a table. */
function setup(evaluate: (companyId: string, dueItems: readonly string[]) => Promise<unknown> = async () => {}) {
  const rows = new Map<string, Row[]>()
  const looks: string[][] = []
  const postponed: string[] = []
  const dueOf = (companyId: string, now: Date) => (rows.get(companyId) ?? []).filter(({ dueAt }) => dueAt <= now)
  const work: DueWork<string> = {
    companies: async (_, now) => [...rows.keys()].filter((companyId) => dueOf(companyId, now).length > 0),
    take: async (_, { companyId, now, until, most }) =>
      dueOf(companyId, now)
        .slice(0, most)
        .map((row) => Object.assign(row, { dueAt: until }).turn),
    check: async ({ user }, dueItems) => {
      await evaluate(user.companyId, dueItems)
      looks.push([...dueItems])
      return dueItems.map((dueItem) => ({ dueItem, nextCheckAt: null }))
    },
    end: async (_, { companyId, until }, looked) => {
      for (const { dueItem, nextCheckAt } of looked) {
        const row = rows.get(companyId)?.find((one) => one.turn === dueItem && one.dueAt === until)
        if (row) row.dueAt = nextCheckAt ?? never
      }
    },
    postpone: async (_, companyId, dueItem) => {
      postponed.push(dueItem)
      for (const row of rows.get(companyId) ?? []) if (row.turn === dueItem) row.dueAt = never
    },
    failed: 'a turn failed',
  }
  const ask = async ({ companyId = '' }: Partial<User> = {}, ...dueItems: string[]) => {
    const others = (rows.get(companyId) ?? []).filter(({ turn }) => !dueItems.includes(turn))
    rows.set(companyId, [...others, ...dueItems.map((turn) => ({ turn, dueAt: new Date(0) }))])
    await database.pool.query("select pg_notify('turns', '')")
  }
  const start = () => {
    const { db, appUrl: url } = database
    const clock = () => new Date()
    const parts = { db, url, clock, log: pino({ enabled: false }), moved: () => {} }
    const transactions = createTransactions({ db, clock, enqueue: async () => {} })
    loop = startDueItemLoop({ ...parts, transactions }, { name: 'turns', channel: 'turns', work, looked: noted })
  }
  const noted = vi.fn()
  return { ask, start, looks, postponed, noted }
}
const never = new Date(8e15)
const soon = { timeout: 10_000 }

it('serves one company after the other while it has more than a batch, and tells what it looked at', async () => {
  const { ask, start, looks, noted } = setup()
  const names = Array.from({ length: 60 }, (_, index) => `t${index}`)
  await ask(ana, ...names)
  start()
  await vi.waitFor(() => expect(looks.flat()).toEqual(names), soon)
  expect(looks.map(({ length }) => length)).toEqual([25, 25, 10])
  expect(noted.mock.calls[0]).toEqual([ana?.companyId, names.slice(0, 25)])
})

it('serves a company while another is still being served', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { ask, start, looks } = setup((companyId) => (companyId === ana?.companyId ? ended : Promise.resolve()))
  await ask(ana, 'slow')
  start()
  await ask(bo, 'quick')
  await vi.waitFor(() => expect(looks).toEqual([['quick']]), soon)
  end()
  await vi.waitFor(() => expect(looks).toEqual([['quick'], ['slow']]), soon)
})

it('looks once more at what was asked for during its look', async () => {
  let requests = 0
  const { ask, start, looks } = setup(async () => {
    if (requests++ === 0) await ask(ana, 'truck')
  })
  await ask(ana, 'truck')
  start()
  await vi.waitFor(() => expect(looks).toEqual([['truck'], ['truck']]), soon)
})

it('puts off the one that cannot be looked at, and looks at the others', async () => {
  const { ask, start, looks, postponed } = setup(async (_, dueItems) => {
    if (dueItems.includes('bad')) throw new Error('Broken')
  })
  await ask(ana, 'good', 'bad', 'fine')
  start()
  await vi.waitFor(() => expect(looks.flat()).toEqual(['good', 'fine']), soon)
  expect(postponed).toEqual(['bad'])
})

it('ends only when the look that goes on has ended', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const { ask, start, looks } = setup(() => {
    begin()
    return ended
  })
  await ask(ana, 'last')
  start()
  await started
  const stopped = loop?.stop()
  end()
  await stopped
  expect(looks).toEqual([['last']])
})
