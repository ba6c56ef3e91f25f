import { deleteLane } from '@lanewise/contract/lanes'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches } from '#features/orders/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDeps } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof tenderDeps>>

const ready = async (more: Parameters<Setup['addLane']>[0] = {}) => {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane(more)
  const able = await setup.addLaneCarrier(laneId, 'Able', 1500)
  await setup.addLaneCarrier(laneId, 'Baker', 1600)
  return { setup, laneId, able, ...(await setup.ship()) }
}

/** Processes shipment events as the queue of a running portal does. */
const begin = async (setup: Setup) => {
  await react(portal, setup.person, 'tenders.start-by-itself')
  return runQueued(portal, setup.person, 'tenders.start')
}

/** Processes lane events as the queue does, without any shipment events. */
const afterLaneChange = async (setup: Setup) => {
  portal.queued.length = 0
  await react(portal, setup.person, 'tenders.lane-news')
  await runQueued(portal, setup.person, 'tenders.lane-news')
  await runQueued(portal, setup.person, 'tenders.start')
}

const isOffered = ['Able Sent', 'Baker Queued']
const setStatus = (setup: Setup, shipmentId: string, status: ShipmentStatusId) =>
  inCompany(portal.database.db, setup.company.id, (tx) =>
    tx.updateTable('shipments').set({ status }).where('id', '=', shipmentId).execute(),
  )
/** Times at which a load is to be checked again. */
const moments = (shipmentId: string) => {
  const own = portal.queued.flatMap(({ name, payload }) => {
    const { shipmentId: id, at } = payload as { shipmentId: string; at: string }
    return name === 'tenders.start' && id === shipmentId ? at : []
  })
  return [...new Set(own)]
}

/** Copies of a load that differ only in their number. */
const copiesOf = (setup: Setup, shipmentId: string, count: number) =>
  inCompany(portal.database.db, setup.company.id, async (tx) => {
    const columnList = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = 'shipments' and is_generated = 'NEVER'
        and column_name not in ('id', 'shipment_number')`.execute(tx)
    const columns = sql.raw(columnList.rows[0]?.columns ?? '')
    const { rows } = await sql<{ id: string }>`
      insert into shipments (shipment_number, ${columns}) select 'X' || number, ${columns}
      from shipments, generate_series(1, ${count}::int) number where id = ${shipmentId} returning id`.execute(tx)
    return rows.map(({ id }) => id)
  })

describe('a lane that tenders by itself', () => {
  it('starts truckloads that are ready so many days before pickup; a manual one waits for the button [TENDER-1]', async () => {
    const { setup, laneId, shipmentId, shipmentNumber } = await ready({
      tenderType: 'Automatic',
      shipmentTenderingStart: 1,
    })
    const ltl = await setup.shipLtl()
    const draft = await setup.ship()
    await setStatus(setup, draft.shipmentId, 0)
    portal.queued.length = 0
    await react(portal, setup.person, 'tenders.start-by-itself')
    const { stops } = await setup.read(shipmentNumber)
    const daysBefore = (days: number) =>
      new Date(Date.parse(stops[0]?.earlyDateTime ?? '') - days * 24 * 3_600_000).toISOString()
    expect(moments(shipmentId)).toEqual([daysBefore(1)])
    expect([...moments(ltl.shipmentId), ...moments(draft.shipmentId)]).toEqual([])
    expect(await setup.states(shipmentNumber)).toBeUndefined()
    await setup.setLane(laneId, { shipmentTenderingStart: 2 })
    await afterLaneChange(setup)
    expect(moments(shipmentId)).toEqual([daysBefore(2)])
    await setup.setLane(laneId, { shipmentTenderingStart: 365 })
    await afterLaneChange(setup)
    expect(await setup.states(shipmentNumber)).toEqual(isOffered)
    expect((await setup.tenders(shipmentNumber)).tenders).toMatchObject([{ isAutomatic: true, startedBy: 'Ana Ruiz' }])
    await begin(setup)
    for (const other of [ltl, draft]) expect(await setup.states(other.shipmentNumber)).toBeUndefined()
    await setup.setLane(laneId, { tenderType: 'Manual' })
    const byHand = await setup.ship()
    await afterLaneChange(setup)
    await begin(setup)
    expect(await setup.states(byHand.shipmentNumber)).toBeUndefined()
    await setup.start(byHand.shipmentNumber)
    expect(await setup.states(byHand.shipmentNumber)).toEqual(isOffered)
    expect((await setup.tenders(byHand.shipmentNumber)).tenders).toMatchObject([{ isAutomatic: false }])
  })

  it('starts what waits already when it becomes automatic, and keeps out of drafts, LTL and other ways', async () => {
    const { setup, laneId, shipmentNumber } = await ready({ tenderType: 'Manual', shipmentTenderingStart: 365 })
    const draft = await setup.ship()
    await setStatus(setup, draft.shipmentId, 0)
    const ltl = await setup.shipLtl()
    await begin(setup)
    expect(await setup.states(shipmentNumber)).toBeUndefined()
    await setup.setLane(laneId, { tenderType: 'Automatic' })
    portal.queued.length = 0
    await react(portal, setup.person, 'tenders.lane-news')
    await runQueued(portal, setup.person, 'tenders.lane-news')
    // Loads that cannot be tendered are not scheduled for a check.
    expect([draft, ltl].flatMap((other) => moments(other.shipmentId))).toEqual([])
    await runQueued(portal, setup.person, 'tenders.start')
    expect(await setup.states(shipmentNumber)).toEqual(isOffered)
    for (const other of [draft, ltl]) expect(await setup.states(other.shipmentNumber)).toBeUndefined()
  })

  it('starts what waits already when it is made afterwards, by postal codes or by cities', async () => {
    const setup = await tenderDeps(portal)
    const { shipmentNumber } = await setup.ship()
    await begin(setup)
    const elsewhere = { city: 'Houston', state: 'TX', postalCode: '77002', country: 'US' as const }
    await setup.addLane({ tenderType: 'Automatic', shipmentTenderingStart: 365, destination: elsewhere })
    await afterLaneChange(setup)
    expect(portal.queued.filter(({ name }) => name === 'tenders.start')).toEqual([])
    expect(await setup.states(shipmentNumber)).toBeUndefined()
    await setup.addLane({
      tenderType: 'Automatic',
      shipmentTenderingStart: 365,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' },
    })
    await afterLaneChange(setup)
    expect(await setup.states(shipmentNumber)).toEqual([])
    expect((await setup.read(shipmentNumber)).attention?.reason).toBe('TenderExhausted')
  })

  it('starts what belonged to another lane that is gone', async () => {
    const { setup, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    const newer = await setup.addLane({ tenderType: 'Manual' })
    await begin(setup)
    await afterLaneChange(setup)
    expect(await setup.states(shipmentNumber)).toBeUndefined()
    await setup.admin.ask(deleteLane, { params: { laneId: newer } })
    await afterLaneChange(setup)
    expect(await setup.states(shipmentNumber)).toEqual(isOffered)
  })

  it('goes through many loads page by page and looks at each once', async () => {
    const { setup, laneId, shipmentId } = await ready({ tenderType: 'Manual', shipmentTenderingStart: 365 })
    const ids = [shipmentId, ...(await copiesOf(setup, shipmentId, 250))]
    await setup.setLane(laneId, { tenderType: 'Automatic' })
    portal.queued.length = 0
    await react(portal, setup.person, 'tenders.lane-news')
    const looked = () =>
      portal.queued.flatMap(({ name, payload }) =>
        name === 'tenders.start' ? (payload as { shipmentId: string }).shipmentId : [],
      )
    // Each load is queued once for the creation of the lane and once for its change.
    await runQueued(portal, setup.person, 'tenders.lane-news')
    expect(new Set(looked()).size).toBe(250)
    await runQueued(portal, setup.person, 'tenders.lane-news')
    expect(new Set(looked())).toEqual(new Set(ids))
    expect(portal.queued.filter(({ name }) => name === 'tenders.lane-news')).toEqual([])
  })

  it('needs a person where the pickup was over before, and is marked once', async () => {
    const { setup, shipmentId, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 2 })
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx
        .updateTable('shipments')
        .set({ originEarlyAt: yesterday, originLateAt: yesterday })
        .where('id', '=', shipmentId)
        .execute(),
    )
    await begin(setup)
    expect((await setup.read(shipmentNumber)).attention).toMatchObject({
      reason: 'PickupPassed',
      message: 'The pickup time passed before the load was offered to a carrier',
    })
    const { version } = await setup.read(shipmentNumber)
    await begin(setup)
    expect((await setup.read(shipmentNumber)).version).toBe(version)
    expect(await setup.states(shipmentNumber)).toBeUndefined()
  })

  it('needs a person where the freight cannot be booked, with the reason', async () => {
    const { setup } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    const item = peaches({
      description: 'Paint',
      isHazmat: true,
      hazmatHazardClass: '3',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1263',
    })
    const { shipmentNumber } = await setup.ship({
      stops: [setup.pickup({ lineItems: [item] }), setup.dropoff({ lineItems: [item] })],
      hazmatEmergencyContactInfo: 'Chemtrec 800-424-9300',
      chemtracAccountNumber: 'CCN 1',
    })
    await begin(setup)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: 1,
      attention: {
        reason: 'TenderUnbookable',
        message: 'Enter the proper shipping name of Paint before the freight is booked',
      },
    })
    expect(await setup.states(shipmentNumber)).toBeUndefined()
  })

  it('does not begin again what nobody took', async () => {
    const { setup, shipmentNumber } = await ready({ tenderType: 'Automatic', shipmentTenderingStart: 365 })
    await begin(setup)
    await setup.letExpire()
    await setup.letExpire()
    await begin(setup)
    expect((await setup.tenders(shipmentNumber)).tenders).toHaveLength(1)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
  })
})
