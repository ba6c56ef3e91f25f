import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { tenderDeps } from '#features/tenders/testing/given.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { callerOf } from './testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'

const processes = createProcesses()
const patience = { timeout: 120_000, interval: 100 }

describe('a waterfall whose timers are carried out by a worker of its own', () => {
  let database: TestDatabase
  let portal: TestPortal
  let settings: Record<string, string>
  let api: PortalProcess
  let owner: pg.Client

  beforeAll(async () => {
    database = await cloneDatabase()
    settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: await processes.dataDir() }
    api = await processes.start(settings, ['--services=http'])
    // Creates the tenders. A tender begins in this process, and the worker reads its queue.
    portal = await startTestPortal({ shared: database })
    owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
  }, patientTime)

  afterAll(async () => {
    await processes.cleanUp()
    await owner.end()
    await portal.close()
    await database.drop()
  }, patientTime)

  const worker = () => processes.start(settings, ['--services=worker'])

  /** A shipment that is tendered to the first of three carriers. */
  const tendered = async () => {
    const setup = await tenderDeps(portal)
    const laneId = await setup.addLane()
    await setup.addLaneCarrier(laneId, 'Able', 1500)
    const baker = await setup.addLaneCarrier(laneId, 'Baker', 1600)
    const cole = await setup.addLaneCarrier(laneId, 'Cole', 1700)
    const { shipmentNumber } = await setup.ship()
    const token = await portal.tokenFor(setup.person)
    const started = await callerOf(api, token).post(`/shipments/${shipmentNumber}/tenders`, {})
    expect(started.status).toBe(201)
    return { setup, shipmentNumber, baker, cole }
  }
  type Tendered = Awaited<ReturnType<typeof tendered>>

  const offersOf = async ({ setup, shipmentNumber }: Tendered) =>
    (await setup.tenders(shipmentNumber)).tenders[0]?.offers ?? []
  const offerOf = async (one: Tendered, carrier: string) => {
    const offer = (await offersOf(one)).find(({ carrierName }) => carrierName === carrier)
    if (!offer) throw new Error(`Nothing was offered to ${carrier}`)
    return offer
  }

  const timersOf = async (offerId: string) => {
    const { rows } = await owner.query<{ state: string; retryCount: number }>(
      `select state, retry_count as "retryCount" from pgboss.job
       where name = 'tenders.expire' and data -> 'payload' ->> 'offerId' = $1`,
      [offerId],
    )
    return rows
  }

  /** Lets the carrier's response time expire now, so that its timer is due. */
  const makeDue = async (offerId: string) => {
    await owner.query(`update tender_offers set expires_at = now() - interval '1 second' where id = $1`, [offerId])
    const { rowCount } = await owner.query(
      `update pgboss.job set start_after = now()
       where name = 'tenders.expire' and data -> 'payload' ->> 'offerId' = $1`,
      [offerId],
    )
    expect(rowCount).toBe(1)
  }

  /**
   * Blocks the process that ends the first offer before it reaches the second one: the first is ended but not
   * committed.
   */
  const heldBefore = async (offerId: string) => {
    const holder = new pg.Client({ connectionString: database.ownerUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select id from tender_offers where id = $1 for update', [offerId])
    return { release: () => holder.query('commit').then(() => holder.end()) }
  }
  const untilInTheMiddle = () =>
    vi.waitFor(async () => {
      const { rows } = await owner.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%tender_offers%'`,
      )
      expect(rows).toHaveLength(1)
    }, patience)

  /** Exactly one next offer: none is lost or duplicated, and one timer will end it. */
  const expectOneStep = async (one: Tendered) => {
    await vi.waitFor(async () => expect((await offerOf(one, 'Baker')).state).toBe('Sent'), patience)
    expect(await one.setup.states(one.shipmentNumber)).toEqual(['Able Expired', 'Baker Sent', 'Cole Queued'])
    expect((await timersOf((await offerOf(one, 'Able')).id)).map(({ state }) => state)).toEqual(['completed'])
    expect((await timersOf((await offerOf(one, 'Baker')).id)).map(({ state }) => state)).toEqual(['created'])
    expect(await timersOf((await offerOf(one, 'Cole')).id)).toEqual([])
    expect((await mailsTo(portal, one.baker.email)).map(({ kind }) => kind)).toEqual(['tender-offer'])
    expect(await mailsTo(portal, one.cole.email)).toEqual([])
  }

  it(
    'neither loses nor doubles an offer when its worker is killed in the middle of a step [TENDER-6]',
    async () => {
      const one = await tendered()
      const [able, baker] = [await offerOf(one, 'Able'), await offerOf(one, 'Baker')]
      const first = await worker()
      const held = await heldBefore(baker.id)
      await makeDue(able.id)
      await untilInTheMiddle()
      expect((await timersOf(able.id)).map(({ state }) => state)).toEqual(['active'])
      first.send('SIGKILL')
      await first.ended
      await held.release()
      expect(await one.setup.states(one.shipmentNumber)).toEqual(['Able Sent', 'Baker Queued', 'Cole Queued'])
      const second = await worker()
      await expectOneStep(one)
      expect(await timersOf(able.id)).toEqual([{ state: 'completed', retryCount: 1 }])
      second.send('SIGTERM')
      expect((await second.ended).code).toBe(0)
    },
    patientTime,
  )

  it(
    'goes on where it was after a restart, whether a step was under way or its timer was still running [TENDER-6]',
    async () => {
      const [one, waiting] = [await tendered(), await tendered()]
      const [able, baker] = [await offerOf(one, 'Able'), await offerOf(one, 'Baker')]
      const first = await worker()
      const held = await heldBefore(baker.id)
      await makeDue(able.id)
      await untilInTheMiddle()
      first.send('SIGTERM')
      await first.ended
      await held.release()
      await makeDue((await offerOf(waiting, 'Able')).id)
      await worker()
      await expectOneStep(one)
      await expectOneStep(waiting)
    },
    patientTime,
  )
})
