import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Context, User } from '#platform/context.ts'
import { inCompany } from '#platform/db/database.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { aUser } from './fixtures/a-user.ts'
import { brisk, letMinutePass } from './fixtures/brisk.ts'
import { silent } from './fixtures/silent.ts'
import { type JobDefinition, job } from './job.ts'
import { createQueue, prepareQueue, type Queue } from './queue.ts'

let database: TestDatabase
let ana: User
const queues: Queue[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  await prepareQueue(database.ownerUrl, database.roleName)
  await asOwner(`create table job_marks (mark text not null)`)
  await asOwner(`grant select, insert on job_marks to ${pg.escapeIdentifier(database.roleName)}`)
  ana = await aUser(database.db)
})

afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop()
})

afterAll(() => database.drop())

describe('the job queue', () => {
  it('is prepared again and by several processes at once without harm', async () => {
    const { ownerUrl, roleName } = database
    await Promise.all([1, 2, 3].map(() => prepareQueue(ownerUrl, roleName)))
    const queue = await open([])
    expect(await queue.isReady()).toBe(true)
  })

  it('says that it is not ready as long as its tables are out of reach', async () => {
    const queue = await open([])
    await asOwner('alter schema pgboss rename to pgboss_away')
    expect(await queue.isReady()).toBe(false)
    await asOwner('alter schema pgboss_away rename to pgboss')
    expect(await queue.isReady()).toBe(true)
  })

  it('runs a job with its payload, on behalf of the user who queued it', async () => {
    const seen = vi.fn()
    const note = noting(async ({ user, db }, payload) => {
      const own = await db.selectFrom('companies').select('name').execute()
      seen({ user, payload, own })
    })
    const queue = await open([note], 'works')
    await enqueue(queue, note, { parcel: 'blue' })
    await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce(), patience)
    expect(seen).toHaveBeenCalledWith({ user: ana, payload: { parcel: 'blue' }, own: [{ name: ana.companyName }] })
  })

  it('runs a job that is queued 100 times with one key once, also when it is queued again after it is done', async () => {
    const run = vi.fn(async () => {})
    const note = noting(run)
    const queue = await open([note], 'works')
    const other = await open([note], 'works')
    const some = (count: number) => Array.from({ length: count }, () => enqueue(queue, note, { parcel: 'one key' }))
    await Promise.all(some(50))
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), patience)
    await Promise.all([...some(49), enqueue(other, note, { parcel: 'one key' })])
    await enqueue(queue, note, { parcel: 'another key' })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), patience)
    expect(await states('one key')).toEqual(['completed'])
  })

  it('keeps keys of two companies apart', async () => {
    const run = vi.fn(async () => {})
    const note = noting(run)
    const queue = await open([note], 'works')
    const ben = await aUser(database.db, 'Ben')
    await enqueue(queue, note, { parcel: 'both have it' })
    await enqueue(queue, note, { parcel: 'both have it' }, ben)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), patience)
  })

  it('forgets a job whose transaction was rolled back', async () => {
    const note = noting(async () => {})
    const queue = await open([note])
    const undone = inCompany(database.db, ana.companyId, async (tx) => {
      await queue.enqueue(tx, ana, note, { parcel: 'undone' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await states('undone')).toEqual([])
  })

  it('works through many jobs of one transaction without waiting between them', async () => {
    const run = vi.fn(async () => {})
    const note = noting(run)
    const queue = await open([note], 'works')
    await inCompany(database.db, ana.companyId, async (tx) => {
      for (let n = 0; n < 40; n++) await queue.enqueue(tx, ana, note, { parcel: `many ${n}` })
    })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(40), { timeout: 50_000, interval: 50 })
  })

  it('leaves places for the others while a group has taken all that it may', async () => {
    const release = Promise.withResolvers<void>()
    const started: string[] = []
    const calls = job({
      ...noting(async () => {}),
      name: 'test.calls',
      group: ({ parcel }) => parcel.split(' ')[0],
      atOnce: 4,
      atOncePerGroup: 2,
      prepare: async (_work, { parcel }) => {
        started.push(parcel)
        if (parcel.startsWith('silent')) await release.promise
      },
    })
    const queue = await open([calls], 'works')
    const parcels = ['silent 1', 'silent 2', 'silent 3', 'silent 4', 'prompt 1', 'prompt 2', 'prompt 3']
    for (const parcel of parcels) await enqueue(queue, calls, { parcel })
    const count = (kind: string) => started.filter((parcel) => parcel.startsWith(kind)).length
    await vi.waitFor(() => expect([count('silent'), count('prompt')]).toEqual([2, 3]), patience)
    release.resolve()
    await vi.waitFor(() => expect(started).toHaveLength(7), patience)
  })

  it('tries a failing job again, undoes what it wrote and gives up after its attempts', async () => {
    let tries = 0
    const note = noting(async ({ db }, { parcel }) => {
      tries += 1
      await sql`insert into job_marks (mark) values (${parcel})`.execute(db)
      throw new Error('no truck')
    })
    const queue = await open([note], 'works')
    await enqueue(queue, note, { parcel: 'hopeless' })
    await vi.waitFor(async () => expect(await states('hopeless')).toEqual(['retry']), patience)
    await letMinutePass(database.owner)
    await vi.waitFor(async () => expect(await states('hopeless')).toEqual(['failed']), patience)
    expect(tries).toBe(2)
    expect(await marks()).not.toContain('hopeless')
  })

  it('hands a running job back when its process stops, without spending an attempt [OPS-2]', async () => {
    const release = Promise.withResolvers<void>()
    const started = vi.fn(() => release.promise)
    const once = job({ ...noting(started), name: 'test.once', attempts: 1 })
    const stopping = await createQueue({ url: database.appUrl, jobs: [once], log: silent, pace: brisk })
    await stopping.start(transactionsOf(stopping))
    await enqueue(stopping, once, { parcel: 'handed back' })
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), patience)
    await stopping.stop()
    expect(await states('handed back')).toEqual(['retry'])
    release.resolve()

    await letMinutePass(database.owner)
    const done = vi.fn(async () => {})
    await open([{ ...once, run: done }], 'works')
    await vi.waitFor(async () => expect(await states('handed back')).toEqual(['completed']), patience)
    expect(done).toHaveBeenCalledOnce()
  })

  it('does long work in transactions of its own and hands its answer to the last one', async () => {
    const seen = vi.fn()
    const long = job({
      ...noting(async () => {}),
      name: 'test.long',
      prepare: async ({ user, transaction }, { parcel }) => {
        await transaction(({ db }) => sql`insert into job_marks (mark) values (${parcel})`.execute(db))
        return `${parcel} of ${user.firstName}, ${(await marks()).includes(parcel) ? 'kept' : 'lost'}`
      },
      run: async (_ctx, payload, prepared: string) => seen(payload, prepared),
    })
    const queue = await open([long], 'works')
    await enqueue(queue, long, { parcel: 'long' })
    await vi.waitFor(async () => expect(await states('long')).toEqual(['completed']), patience)
    expect(seen.mock.calls).toEqual([[{ parcel: 'long' }, 'long of Ana, kept']])
  })

  it('does nothing on behalf of a user who does not exist', async () => {
    const prepared = vi.fn()
    const orphan = job({
      ...noting(async () => {}),
      name: 'test.orphan',
      attempts: 1,
      prepare: async () => prepared(),
    })
    const queue = await open([orphan], 'works')
    await enqueue(queue, orphan, { parcel: 'of nobody' }, { ...ana, id: randomUUID() })
    await vi.waitFor(async () => expect(await states('of nobody')).toEqual(['failed']), patience)
    expect(prepared).not.toHaveBeenCalled()
  })

  it('tells long work to leave off when its process stops, and hands it back without spending an attempt', async () => {
    const started = vi.fn()
    const long = job({
      ...noting(async () => {}),
      name: 'test.long-stopped',
      attempts: 1,
      prepare: ({ signal }) =>
        new Promise<never>((_resolve, reject) => {
          started()
          signal.addEventListener('abort', () => reject(new Error('left off')))
        }),
    })
    const stopping = await createQueue({ url: database.appUrl, jobs: [long], log: silent, pace: brisk })
    await stopping.start(transactionsOf(stopping))
    await enqueue(stopping, long, { parcel: 'left off' })
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), patience)
    await stopping.stop()
    expect(await states('left off')).toEqual(['retry'])
  })
})

const patience = { timeout: 50_000, interval: 25 }

const noting = (run: (ctx: Context, payload: { parcel: string }) => Promise<void>) =>
  job({
    name: 'test.note',
    payload: z.object({ parcel: z.string() }),
    attempts: 2,
    key: ({ parcel }) => parcel,
    run,
  })

async function open(jobs: JobDefinition[], works?: 'works'): Promise<Queue> {
  const queue = await createQueue({ url: database.appUrl, jobs, log: silent, pace: brisk })
  queues.push(queue)
  if (works) await queue.start(transactionsOf(queue))
  return queue
}

const transactionsOf = ({ enqueue }: Queue) =>
  createTransactions({ db: database.db, enqueue, clock: () => new Date('2026-03-02T12:00:00Z') })

const enqueue = (queue: Queue, definition: JobDefinition, payload: { parcel: string }, user = ana) =>
  inCompany(database.db, user.companyId, (tx) => queue.enqueue(tx, user, definition, payload))

async function states(parcel: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from pgboss.job where data -> 'payload' ->> 'parcel' = $1`,
    [parcel],
  )
  return rows.map(({ state }) => state)
}

async function marks(): Promise<string[]> {
  const { rows } = await database.pool.query<{ mark: string }>('select mark from job_marks')
  return rows.map(({ mark }) => mark)
}

const asOwner = (text: string) => sql.raw(text).execute(database.owner)
