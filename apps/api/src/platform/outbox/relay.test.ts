import { randomUUID } from 'node:crypto'
import { event } from '@lanewise/contract/event'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { User } from '#platform/context.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions, type Transactions } from '#platform/transactions.ts'
import { type Reaction, reaction } from './reaction.ts'
import { type DeliveredEvent, startRelay } from './relay.ts'
import { sweepOutbox } from './sweep-outbox.ts'

const parcelSent = event({
  name: 'parcelSent',
  entity: 'parcel',
  payload: z.object({ id: z.uuid(), weight: z.int() }),
})

let database: TestDatabase
let transactions: Transactions
let ana: User
let relays: { stop(): Promise<void> }[] = []
let delivered: DeliveredEvent[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  transactions = createTransactions({ db: database.db, enqueue: async () => {}, clock: () => new Date() })
  ana = await aUser(database.db)
})
beforeEach(async () => {
  delivered = []
  await database.db.deleteFrom('system.outbox').execute()
})
afterEach(async () => {
  for (const relay of relays) await relay.stop()
  relays = []
})
afterAll(() => database.drop())

describe('the relay', () => {
  it('delivers an event after its commit and marks it', async () => {
    start()
    const id = await send(7)
    await vi.waitFor(() => expect(delivered).toHaveLength(1), patience)
    expect(delivered[0]).toEqual({
      eventId: expect.any(String),
      companyId: ana.companyId,
      name: 'parcelSent',
      entity: 'parcel',
      payload: { id, weight: 7 },
    })
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
  })

  it('delivers nothing of a transaction that was rolled back', async () => {
    start()
    const undone = transactions.as(ana, async (ctx) => {
      ctx.emit(parcelSent, { id: randomUUID(), weight: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await send(2)
    await vi.waitFor(() => expect(delivered).toHaveLength(1), patience)
    expect(delivered[0]?.payload.weight).toBe(2)
  })

  it('shares the work between two relays: each event is delivered, each reaction runs once', async () => {
    const weighed = vi.fn(async () => {})
    const counted = vi.fn(async () => {})
    const reactions = [reaction('test.weigh', parcelSent, weighed), reaction('test.count', parcelSent, counted)]
    start(reactions)
    start(reactions)
    const ids = await Promise.all(Array.from({ length: 120 }, (_, weight) => send(weight)))
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000 })
    expect(new Set(delivered.map(({ payload }) => payload.id))).toEqual(new Set(ids))
    expect(weighed).toHaveBeenCalledTimes(120)
    expect(counted).toHaveBeenCalledTimes(120)
  })

  it('runs a reaction once although the event is delivered twice', async () => {
    const weighed = vi.fn(async () => {})
    start([reaction('test.twice', parcelSent, weighed)])
    await send(3)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    await database.db.updateTable('system.outbox').set({ deliveredAt: null }).execute()
    await vi.waitFor(() => expect(delivered).toHaveLength(2), patience)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    expect(delivered[0]?.eventId).toBe(delivered[1]?.eventId)
    expect(weighed).toHaveBeenCalledOnce()
  })

  it('lets a reaction act in the company of the event, recorded as the doing of the system', async () => {
    start([
      reaction('test.act', parcelSent, async (ctx, { id, weight }) => {
        ctx.record({ entity: 'parcel', id, name: `Parcel of ${ctx.user.companyName}` }, 'changed', {
          weight: [0, weight],
        })
      }),
    ])
    const id = await send(4)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    const entries = await transactions.as(ana, ({ db }) =>
      db.selectFrom('auditEntries').select(['userName', 'entityName']).where('entityId', '=', id).execute(),
    )
    expect(entries).toEqual([{ userName: 'The system', entityName: `Parcel of ${ana.companyName}` }])
  })

  it('tries a failed reaction again, keeps the reason, undoes what it wrote and spares the others', async () => {
    let tries = 0
    const other = vi.fn(async () => {})
    const stumbling = reaction('test.stumble', parcelSent, async (ctx, { id }) => {
      tries += 1
      ctx.record({ entity: 'parcel', id, name: 'Parcel' }, 'changed', { tries: [0, tries] })
      await sql`select 1`.execute(ctx.db)
      if (tries === 1) throw new Error('the scale is broken')
    })
    start([stumbling, reaction('test.other', parcelSent, other)])
    const id = await send(5)
    await vi.waitFor(async () => expect((await row())?.lastError).toBe('the scale is broken'), patience)
    expect(other).toHaveBeenCalledOnce()
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    expect(await row()).toMatchObject({ attempts: 2, lastError: null })
    expect(other).toHaveBeenCalledOnce()
    const entries = await transactions.as(ana, ({ db }) =>
      db.selectFrom('auditEntries').select('changes').where('entityId', '=', id).execute(),
    )
    expect(entries).toEqual([{ changes: { tries: [0, 2] } }])
  })

  it('finds by itself what was announced while its notification channel was broken', async () => {
    start()
    await send(1)
    await vi.waitFor(() => expect(delivered).toHaveLength(1), patience)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lanewise-listen' and datname = current_database()`.execute(database.owner)
    await send(2)
    await vi.waitFor(() => expect(delivered).toHaveLength(2), patience)
  })

  it('forgets what was delivered more than a week ago', async () => {
    const [old, young, undelivered] = await Promise.all([send(1), send(2), send(3)])
    await deliveredDaysAgo(old, 8)
    await deliveredDaysAgo(young, 6)
    await database.db
      .insertInto('system.handledEvents')
      .values([handled(31), handled(29)])
      .execute()
    await sweepOutbox(database.db)
    const left = await database.db.selectFrom('system.outbox').select('payload').execute()
    expect(new Set(left.map(({ payload }) => (payload as { id: string }).id))).toEqual(new Set([young, undelivered]))
    const kept = await database.db.selectFrom('system.handledEvents').select('consumer').execute()
    expect(kept.map(({ consumer }) => consumer).filter((name) => name.startsWith('handled'))).toEqual(['handled 29'])
  })
})

const patience = { timeout: 10_000, interval: 20 }

function start(reactions: Reaction[] = []) {
  const { db, appUrl: url } = database
  relays.push(startRelay({ db, url, deliver: (sent) => delivered.push(sent), reactions, transactions, log: silent }))
}

async function send(weight: number): Promise<string> {
  const id = randomUUID()
  await transactions.as(ana, async (ctx) => ctx.emit(parcelSent, { id, weight }))
  return id
}

const row = () => database.db.selectFrom('system.outbox').selectAll().executeTakeFirst()

async function waiting(): Promise<number> {
  const rows = await database.db.selectFrom('system.outbox').select('id').where('deliveredAt', 'is', null).execute()
  return rows.length
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
const handled = (days: number) => ({ consumer: `handled ${days}`, eventId: randomUUID(), handledAt: daysAgo(days) })
const deliveredDaysAgo = (id: string, days: number) =>
  database.db
    .updateTable('system.outbox')
    .set({ deliveredAt: daysAgo(days) })
    .where(sql`payload ->> 'id'`, '=', id)
    .execute()
