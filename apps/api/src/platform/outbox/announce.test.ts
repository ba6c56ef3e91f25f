import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { parcelSent } from '#platform/jobs/fixtures/parcel-sent.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createTransactions } from '#platform/transactions.ts'
import { createAnnounce } from './announce.ts'
import { outboxChannel } from './write-outbox.ts'

let database: TestDatabase
let listener: pg.Client
const received: string[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  listener = new pg.Client({ connectionString: database.appUrl })
  await listener.connect()
  listener.on('notification', ({ channel }) => received.push(channel))
  await listener.query(`listen ${outboxChannel}; listen parcels; listen last`)
})
afterAll(async () => {
  await listener.end()
  await database.drop()
})

/** Waits until everything sent earlier has arrived. */
async function arrived() {
  await database.pool.query("select pg_notify('last', '')")
  await vi.waitFor(() => expect(received).toContain('last'))
  return received.splice(0).filter((channel) => channel !== 'last')
}

it('announces at once, and a burst after it with one more', async () => {
  const announce = createAnnounce(database.db, 200)
  announce('parcels')
  await vi.waitFor(() => expect(received).toEqual(['parcels']))
  for (let n = 0; n < 500; n++) announce('parcels')
  await vi.waitFor(() => expect(received).toEqual(['parcels', 'parcels']))
  await pause(250)
  expect(await arrived()).toEqual(['parcels', 'parcels'])
})

it('announces what a transaction emits after its commit, and nothing of one that emits nothing', async () => {
  const ana = await aUser(database.db)
  const transactions = createTransactions({ db: database.db, enqueue: async () => {}, clock: () => new Date() })
  await transactions.as(ana, async () => {})
  expect(await arrived()).toEqual([])
  await transactions.as(ana, async (ctx) => {
    ctx.emit(parcelSent, { id: ana.id, weight: 1 })
    expect(await arrived()).toEqual([])
  })
  await vi.waitFor(() => expect(received).toEqual([outboxChannel]))
})

it('spares the database a notification for each commit of a burst', async () => {
  received.splice(0)
  const ana = await aUser(database.db)
  const transactions = createTransactions({ db: database.db, enqueue: async () => {}, clock: () => new Date() })
  const emit = (weight: number) => transactions.as(ana, async (ctx) => ctx.emit(parcelSent, { id: ana.id, weight }))
  await Promise.all(Array.from({ length: 300 }, (_, weight) => emit(weight)))
  await pause(100)
  const count = (await arrived()).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(100)
})
