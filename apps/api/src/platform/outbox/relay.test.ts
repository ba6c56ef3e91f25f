import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transactions, User } from '#platform/context.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { brisk, letMinutePass } from '#platform/jobs/fixtures/brisk.ts'
import { parcelReaction, parcelSent } from '#platform/jobs/fixtures/parcel-sent.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { createQueue, prepareQueue, type Queue } from '#platform/jobs/queue.ts'
import type { Reaction } from '#platform/jobs/reaction.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { type DeliveredEvent, startRelay } from './relay.ts'

let database: TestDatabase
let transactions: Transactions
let ana: User
let started: { stop(): Promise<void> }[] = []
let delivered: DeliveredEvent[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  await prepareQueue(database.ownerUrl, database.roleName)
  await sql`create table reaction_marks (mark text not null)`.execute(database.owner)
  await sql`grant select, insert on reaction_marks to ${sql.raw(pg.escapeIdentifier(database.roleName))}`.execute(
    database.owner,
  )
  transactions = createTransactions({ db: database.db, enqueue: async () => {}, clock: () => new Date() })
  ana = await aUser(database.db)
})
beforeEach(async () => {
  delivered = []
  await database.owner.deleteFrom('system.outbox').execute()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const { stop } of started) await stop()
  started = []
})
afterAll(() => database.drop())

describe('the relay', () => {
  it('delivers an event after its commit and marks it', async () => {
    await start()
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
    await start()
    const undone = transactions.as(ana, async (ctx) => {
      ctx.emit(parcelSent, { id: randomUUID(), weight: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await send(2)
    await vi.waitFor(() => expect(delivered).toHaveLength(1), patience)
    expect(delivered[0]?.payload.weight).toBe(2)
  })

  it('finds by itself what was announced while its notification channel was broken', async () => {
    await start()
    await send(1)
    await vi.waitFor(() => expect(delivered).toHaveLength(1), patience)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lanewise-listen' and datname = current_database()`.execute(database.owner)
    await send(2)
    await vi.waitFor(() => expect(delivered).toHaveLength(2), patience)
  })

  it('goes on after an event that could not be delivered', async () => {
    const { db, appUrl: url } = database
    const deliver = (sent: DeliveredEvent) => {
      if (sent.payload.weight === 1) throw new Error('no screen')
      delivered.push(sent)
    }
    const enqueue = async () => {}
    started.push(startRelay({ db, url, deliver, reactions: [], enqueue, log: silent }))
    await send(1)
    await send(2)
    await vi.waitFor(() => expect(delivered.map(({ payload }) => payload.weight)).toEqual([2]), patience)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
  })
})

describe('reactions', () => {
  it('run once each although two relays and two workers share the work', async () => {
    const weighed = vi.fn(async () => {})
    const onEvent = vi.fn(async () => {})
    const reactions = [parcelReaction('test.weigh', weighed), parcelReaction('test.count', onEvent)]
    await start(reactions)
    await start(reactions)
    const ids = await Promise.all(Array.from({ length: 60 }, (_, weight) => send(weight)))
    await vi.waitFor(() => expect([weighed, onEvent].map(({ mock }) => mock.calls.length)).toEqual([60, 60]), long)
    expect(new Set(delivered.map(({ payload }) => payload.id))).toEqual(new Set(ids))
    await settled(reactions)
    expect([weighed, onEvent].map(({ mock }) => mock.calls.length)).toEqual([60, 60])
  })

  it('to one record run in the order of its events, one at a time, in whichever process', async () => {
    const [blue, red] = [randomUUID(), randomUUID()]
    const received: Record<string, number[]> = { [blue]: [], [red]: [] }
    const busy = new Set<string>()
    const reactions = [
      parcelReaction('test.order', async (_ctx, { id, weight }) => {
        if (busy.has(id)) throw new Error('two reactions to one record at a time')
        busy.add(id)
        // Earlier events take longer, so without a line the later ones would overtake them.
        await pause(weight < 5 ? 30 : 1)
        received[id]?.push(weight)
        busy.delete(id)
      }),
    ]
    await start(reactions)
    await start(reactions)
    // Each transaction sends three events per record, so that the order within a transaction is tested as well.
    for (let weight = 0; weight < 15; weight += 3)
      await transactions.as(ana, async (ctx) => {
        for (const id of [blue, red]) for (const step of [0, 1, 2]) ctx.emit(parcelSent, { id, weight: weight + step })
      })
    const inOrder = Array.from({ length: 15 }, (_, weight) => weight)
    await vi.waitFor(() => expect(received).toEqual({ [blue]: inOrder, [red]: inOrder }), long)
  })

  it('are not repeated when the event is delivered twice', async () => {
    const weighed = vi.fn(async () => {})
    const reactions = [parcelReaction('test.twice', weighed)]
    await start(reactions)
    await send(3)
    await vi.waitFor(() => expect(weighed).toHaveBeenCalledOnce(), patience)
    await database.db.updateTable('system.outbox').set({ deliveredAt: null }).execute()
    await vi.waitFor(() => expect(delivered).toHaveLength(2), patience)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    expect(delivered[0]?.eventId).toBe(delivered[1]?.eventId)
    await settled(reactions)
    expect(weighed).toHaveBeenCalledOnce()
  })

  it('act in the company of the event, recorded as the doing of the system', async () => {
    await start([
      parcelReaction('test.act', async (ctx, { id, weight }) => {
        const name = `Parcel of ${ctx.user.companyName}`
        ctx.record({ entity: 'parcel', id, name }, 'changed', { weight: [0, weight] })
      }),
    ])
    const id = await send(4)
    const recorded = { userName: 'Lanewise', entityName: `Parcel of ${ana.companyName}`, changes: { weight: [0, 4] } }
    await vi.waitFor(async () => expect(await auditOf(id)).toEqual([recorded]), patience)
  })

  it('that fail are undone and tried again before later ones of the record, while other records go on', async () => {
    const [broken, sound] = [randomUUID(), randomUUID()]
    const received: string[] = []
    let tries = 0
    const reactions = [
      parcelReaction('test.stumble', async (ctx, { id, weight }) => {
        const isBroken = id === broken && weight === 1
        if (isBroken) tries += 1
        ctx.record({ entity: 'parcel', id, name: 'Parcel' }, 'changed', { tries: [0, isBroken ? tries : 0] })
        await sql`select 1`.execute(ctx.db)
        if (isBroken && tries === 1) throw new Error('the scale is broken')
        received.push(`${id === broken ? 'broken' : 'sound'} ${weight}`)
      }),
    ]
    await start(reactions)
    for (const [id, weight] of [
      [broken, 1],
      [broken, 2],
      [sound, 1],
      [sound, 2],
    ] as const)
      await send(weight, id)
    await vi.waitFor(() => expect(received).toEqual(['sound 1', 'sound 2']), patience)
    await letMinutePass(database.owner)
    await vi.waitFor(() => expect(received).toEqual(['sound 1', 'sound 2', 'broken 1', 'broken 2']), long)
    // The event was received before its transaction ended.
    const recorded = async () => (await auditOf(broken)).map(({ changes }) => changes)
    await vi.waitFor(async () => expect(await recorded()).toEqual([{ tries: [0, 2] }, { tries: [0, 0] }]), patience)
  })

  it('that are slow hold no transaction on the outbox, and later events are delivered meanwhile', async () => {
    const release = Promise.withResolvers<void>()
    const started = vi.fn(() => release.promise)
    await start([parcelReaction('test.slow', started)])
    await send(1)
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), patience)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    // The relay also checks once a second and then holds a transaction for a moment.
    await vi.waitFor(async () => expect(await transactionsOnOutbox()).toBe(0), patience)
    await send(2)
    await vi.waitFor(() => expect(delivered).toHaveLength(2), patience)
    release.resolve()
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2), patience)
  })

  it('of a process that is killed in the middle are finished by another, once', async () => {
    const { job, event, run } = parcelReaction('test.killed', async () => {})
    const queue = await openQueue([job])
    startRelayOf(queue, [{ job, event, run }])
    reactingProcess('first', 600)
    await send(1)
    await vi.waitFor(async () => expect(await marks()).toContain('started by first'), { timeout: 50_000 })
    reactingProcess('second', 0)
    children[0]?.kill('SIGKILL')
    await letMinutePass(database.owner)
    await vi.waitFor(async () => expect(await marks()).toContain('done by second'), { timeout: 60_000, interval: 50 })
    await settled([{ job, event, run }])
    expect((await marks()).filter((mark) => mark.startsWith('done'))).toEqual(['done by second'])
  }, 90_000)
})

const patience = { timeout: 50_000, interval: 20 }
const long = { timeout: 25_000, interval: 50 }

async function start(reactions: Reaction[] = []) {
  const queue = await openQueue(reactions.map(({ job }) => job))
  await queue.start(createTransactions({ db: database.db, enqueue: queue.enqueue, clock: () => new Date() }))
  startRelayOf(queue, reactions)
}

async function openQueue(jobs: Reaction['job'][]): Promise<Queue> {
  const queue = await createQueue({ url: database.appUrl, jobs, log: silent, pace: brisk })
  started.push(queue)
  return queue
}

function startRelayOf({ enqueue }: Queue, reactions: Reaction[]) {
  const { db, appUrl: url } = database
  const deliver = (sent: DeliveredEvent) => void delivered.push(sent)
  started.unshift(startRelay({ db, url, deliver, reactions, enqueue, log: silent }))
}

function reactingProcess(marker: string, seconds: number) {
  const script = join(import.meta.dirname, '../jobs/fixtures/reacting-process.ts')
  children.push(spawn(process.execPath, [script, database.appUrl, marker, String(seconds)], { stdio: 'inherit' }))
}

async function send(weight: number, id: string = randomUUID()): Promise<string> {
  await transactions.as(ana, async (ctx) => ctx.emit(parcelSent, { id, weight }))
  return id
}

async function waiting(): Promise<number> {
  const rows = await database.db.selectFrom('system.outbox').select('id').where('deliveredAt', 'is', null).execute()
  return rows.length
}

/** Waits until none of these reactions is queued or running. */
const settled = (reactions: readonly Reaction[]) =>
  vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select distinct state::text from pgboss.job where name = any($1)`,
      [reactions.map(({ job }) => job.name)],
    )
    expect(rows).toEqual([{ state: 'completed' }])
  }, long)

async function transactionsOnOutbox(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where relation = 'system.outbox'::regclass and pid <> pg_backend_pid()`.execute(database.owner)
  return rows[0]?.count ?? 0
}

async function marks(): Promise<string[]> {
  const { rows } = await database.pool.query<{ mark: string }>('select mark from reaction_marks')
  return rows.map(({ mark }) => mark)
}

const auditOf = (id: string) =>
  transactions.as(ana, ({ db }) =>
    db
      .selectFrom('auditEntries')
      .select(['userName', 'entityName', 'changes'])
      .where('entityId', '=', id)
      .orderBy('id')
      .execute(),
  )
