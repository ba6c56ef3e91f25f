import { deleteLane } from '@lanewise/contract/lanes'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches } from '#features/orders/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDesk } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Desk = Awaited<ReturnType<typeof tenderDesk>>

const ready = async (more: Parameters<Desk['addLane']>[0] = {}) => {
  const desk = await tenderDesk(portal)
  const laneId = await desk.addLane(more)
  const able = await desk.addLaneCarrier(laneId, 'Able', 1500)
  await desk.addLaneCarrier(laneId, 'Baker', 1600)
  return { desk, laneId, able, ...(await desk.ship()) }
}

/** What became of shipments, as the queue of a running portal finds out. */
const begin = async (desk: Desk) => {
  await react(portal, desk.person, 'tenders.start-by-itself')
  return runQueued(portal, desk.person, 'tenders.start')
}

/** What became of lanes, as the queue finds out; nothing is told of shipments. */
const afterLaneNews = async (desk: Desk) => {
  portal.queued.length = 0
  await react(portal, desk.person, 'tenders.lane-news')
  await runQueued(portal, desk.person, 'tenders.lane-news')
  await runQueued(portal, desk.person, 'tenders.start')
}

const isOffered = ['Able Sent', 'Baker Queued']
const setStatus = (desk: Desk, shipmentId: string, status: ShipmentStatusId) =>
  inCompany(portal.database.db, desk.company.id, (tx) =>
    tx.updateTable('shipments').set({ status }).where('id', '=', shipmentId).execute(),
  )
/** The moments at which a load is to be looked at again. */
const moments = (shipmentId: string) => {
  const own = portal.queued.flatMap(({ name, payload }) => {
    const { shipmentId: id, at } = payload as { shipmentId: string; at: string }
    return name === 'tenders.start' && id === shipmentId ? at : []
  })
  return [...new Set(own)]
}

/** Loads that differ from another one by nothing but their number. */
const copiesOf = (desk: Desk, shipmentId: string, count: number) =>
  inCompany(portal.database.db, desk.company.id, async (tx) => {
    const named = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = 'shipments' and is_generated = 'NEVER'
        and column_name not in ('id', 'shipment_number')`.execute(tx)
    const columns = sql.raw(named.rows[0]?.columns ?? '')
    const { rows } = await sql<{ id: string }>`
      insert into shipments (shipment_number, ${columns}) select 'X' || number, ${columns}
      from shipments, generate_series(1, ${count}::int) number where id = ${shipmentId} returning id`.execute(tx)
    return rows.map(({ id }) => id)
  })

describe('a lane that tenders by itself', () => {
  it('starts truckloads that are ready so many days before pickup; a manual one waits for the button [TENDER-1]', async () => {
    const { desk, laneId, shipmentId, shipmentNumber } = await ready({
      tenderType: 'Automatic',
      shipmentTenderingStart: 1,
    })
    const ltl = await desk.shipLtl()
    const draft = await desk.ship()
    await setStatus(desk, draft.shipmentId, 0)
    portal.queued.length = 0
    await react(portal, desk.person, 'tenders.start-by-itself')
    const { stops } = await desk.read(shipmentNumber)
    const daysBefore = (days: number) =>
      new Date(Date.parse(stops[0]?.earlyDateTime ?? '') - days * 24 * 3_600_000).toISOString()
    expect(moments(shipmentId)).toEqual([daysBefore(1)])
    expect([...moments(ltl.shipmentId), ...moments(draft.shipmentId)]).toEqual([])
    expect(await desk.states(shipmentNumber)).toBeUndefined()
    await desk.setLane(laneId, { shipmentTenderingStart: 2 })
    await afterLaneNews(desk)
    expect(moments(shipmentId)).toEqual([daysBefore(2)])
    await desk.setLane(laneId, { shipmentTenderingStart: 365 })
    await afterLaneNews(desk)
    expect(await desk.states(shipmentNumber)).toEqual(isOffered)
    expect((await desk.tenders(shipmentNumber)).tenders).toMatchObject([{ isAutomatic: true, startedBy: 'Ana Ruiz' }])
    await begin(desk)
    for (const other of [ltl, draft]) expect(await desk.states(other.shipmentNumber)).toBeUndefined()
    await desk.setLane(laneId, { tenderType: 'Manual' })
    const byHand = await desk.ship()
    await afterLaneNews(desk)
    await begin(desk)
    expect(await desk.states(byHand.shipmentNumber)).toBeUndefined()
    await desk.start(byHand.shipmentNumber)
    expect(await desk.states(byHand.shipmentNumber)).toEqual(isOffered)
    expect((await desk.tenders(byHand.shipmentNumber)).tenders).toMatchObject([{ isAutomatic: false }])
  })

  it('starts what waits already when it becomes automatic, and keeps out of drafts, LTL and other ways', async () => {
    const { desk, laneId, shipmentNumber } = await ready({ tenderType: 'Manual', shipmentTenderingStart: 365 })
    const draft = await desk.ship()
    await setStatus(desk, draft.shipmentId, 0)
    const ltl = await desk.shipLtl()
    await begin(desk)
    expect(await desk.states(shipmentNumber)).toBeUndefined()
    await desk.setLane(laneId, { tenderType: 'Automatic' })
    portal.queued.length = 0
    await react(portal, desk.person, 'tenders.lane-news')
    await runQueued(portal, desk.person, 'tenders.lane-news')
    // Nobody has to look at what is not tendered.
    expect([draft, ltl].flatMap((other) => moments(other.shipmentId))).toEqual([])
    await runQueued(portal, desk.person, 'tenders.start')
    expect(await desk.states(shipmentNumber)).toEqual(isOffered)
    for (const other of [draft, ltl]) expect(await desk.states(other.shipmentNumber)).toBeUndefined()
  })

  it('starts what waits already when it is made afterwards, by postal codes or by cities', async () => {
    const desk = await tenderDesk(portal)
    const { shipmentNumber } = await desk.ship()
    await begin(desk)
    const elsewhere = { city: 'Houston', state: 'TX', postalCode: '77002', country: 'US' as const }
    await desk.addLane({ tenderType: 'Automatic', shipmentTenderingStart: 365, destination: elsewhere })
    await afterLaneNews(desk)
    expect(portal.queued.filter(({ name }) => name === 'tenders.start')).toEqual([])
    expect(await desk.states(shipmentNumber)).toBeUndefined()
    await desk.addLane({
      tenderType: 'Automatic',
      shipmentTenderingStart: 365,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' },
    })
    await afterLaneNews(desk)
    expect(await desk.states(shipmentNumber)).toEqual([])
    expect((await desk.read(shipmentNumber)).attention?.reason).toBe('TenderExhausted')
  })

  it('starts what belonged to another lane that is gone', async () => {
    const { desk, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    const newer = await desk.addLane({ tenderType: 'Manual' })
    await begin(desk)
    await afterLaneNews(desk)
    expect(await desk.states(shipmentNumber)).toBeUndefined()
    await desk.admin.ask(deleteLane, { params: { laneId: newer } })
    await afterLaneNews(desk)
    expect(await desk.states(shipmentNumber)).toEqual(isOffered)
  })

  it('goes through many loads page by page and looks at each once', async () => {
    const { desk, laneId, shipmentId } = await ready({ tenderType: 'Manual', shipmentTenderingStart: 365 })
    const ids = [shipmentId, ...(await copiesOf(desk, shipmentId, 250))]
    await desk.setLane(laneId, { tenderType: 'Automatic' })
    portal.queued.length = 0
    await react(portal, desk.person, 'tenders.lane-news')
    const looked = () =>
      portal.queued.flatMap(({ name, payload }) =>
        name === 'tenders.start' ? (payload as { shipmentId: string }).shipmentId : [],
      )
    // Once for the lane that was made and once for its change.
    await runQueued(portal, desk.person, 'tenders.lane-news')
    expect(new Set(looked()).size).toBe(250)
    await runQueued(portal, desk.person, 'tenders.lane-news')
    expect(new Set(looked())).toEqual(new Set(ids))
    expect(portal.queued.filter(({ name }) => name === 'tenders.lane-news')).toEqual([])
  })

  it('needs a person where the pickup was over before, and is marked once', async () => {
    const { desk, shipmentId, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 2 })
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await inCompany(portal.database.db, desk.company.id, (tx) =>
      tx
        .updateTable('shipments')
        .set({ originEarlyAt: yesterday, originLateAt: yesterday })
        .where('id', '=', shipmentId)
        .execute(),
    )
    await begin(desk)
    expect((await desk.read(shipmentNumber)).attention).toMatchObject({
      reason: 'PickupPassed',
      message: 'The pickup was over before the load was offered to a carrier',
    })
    const { version } = await desk.read(shipmentNumber)
    await begin(desk)
    expect((await desk.read(shipmentNumber)).version).toBe(version)
    expect(await desk.states(shipmentNumber)).toBeUndefined()
  })

  it('needs a person where the freight cannot be booked, with the reason', async () => {
    const { desk } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    const item = peaches({
      description: 'Paint',
      isHazmat: true,
      hazmatHazardClass: '3',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1263',
    })
    const { shipmentNumber } = await desk.ship({
      stops: [desk.pickup({ lineItems: [item] }), desk.dropoff({ lineItems: [item] })],
      hazmatEmergencyContactInfo: 'Chemtrec 800-424-9300',
      chemtracAccountNumber: 'CCN 1',
    })
    await begin(desk)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: {
        reason: 'TenderUnbookable',
        message: 'Enter the proper shipping name of Paint before the freight is booked',
      },
    })
    expect(await desk.states(shipmentNumber)).toBeUndefined()
  })

  it('does not begin again what nobody took', async () => {
    const { desk, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    await begin(desk)
    await desk.letExpire()
    await desk.letExpire()
    await begin(desk)
    expect((await desk.tenders(shipmentNumber)).tenders).toHaveLength(1)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(1)
  })
})
