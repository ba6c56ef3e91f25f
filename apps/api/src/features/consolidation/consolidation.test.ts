import { getConsolidation, saveConsolidation } from '@lanewise/contract/consolidation'
import { voidOrder } from '@lanewise/contract/orders'
import { updateBookingSettings } from '@lanewise/contract/settings'
import { createDraftShipment } from '@lanewise/contract/shipments'
import { addTrackingEvent } from '@lanewise/contract/tracking'
import { beforeAll, describe, expect, it } from 'vitest'
import { addLaneRate } from '#features/orders/testing/lane-rate.ts'
import { minutesAgo, processTracking } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { consolidationSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const denver = { verifiedLocationName: 'Denver DC', city: 'Denver', state: 'CO', postalCode: '80202' }

/** A base order from Chicago to Dallas, and an order from the same dock in Chicago to a different dock in Dallas. */
async function two() {
  const setup = await consolidationSetup(portal)
  const other = await setup.addPlace('Dallas', { verifiedLocationName: 'Dallas South' })
  return {
    setup,
    south: other,
    base: await setup.orderFrom(setup.chicago, setup.dallas),
    joining: await setup.orderFrom(setup.chicago, other, { totalWeight: 3000, perPackageWeight: 1500 }),
  }
}

describe('the consolidation of an order', () => {
  it('opens with the order alone, or with all that is on its shipment, in the order of its stops', async () => {
    const { setup, base, joining } = await two()
    expect(await setup.open(base)).toMatchObject({
      base: { orderNumber: base },
      refusal: null,
      shipment: null,
      orderNumbers: [base],
    })
    const { shipmentNumber, version } = await setup.save(base, [joining])
    const opened = await setup.open(joining)
    expect(opened).toMatchObject({
      base: { orderNumber: joining },
      shipment: { shipmentNumber, shipmentStatus: 1, version },
    })
    expect(opened.orderNumbers).toEqual([joining, base])
    expect(opened.stopIds).toHaveLength(4)
  })

  it('needs both the permission to see orders and the one to consolidate them', async () => {
    const { setup, base } = await two()
    for (const permissions of [['ViewOrder'], ['ConsolidateOrder']] as const) {
      const person = portal.as(await portal.given.person({ company: setup.company, permissions }))
      expect((await person.attempt(getConsolidation, { params: { orderNumber: base } })).status).toBe(403)
    }
  })

  it('says why an order cannot be consolidated any more', async () => {
    const { setup } = await two()
    const { orderNumber, shipmentId, shipmentNumber } = await setup.ship()
    await setup.book(shipmentId, await setup.byHand())
    const refusal = `Order ${orderNumber} is on shipment ${shipmentNumber}, which is Booked, and cannot be consolidated`
    expect((await setup.open(orderNumber)).refusal).toBe(refusal)
    const refused = await setup.trySave(orderNumber, { orderNumbers: [orderNumber], version: 4 })
    expect(refused.status).toBe(409)
  })
})

describe('candidates', () => {
  it('are accepted, on no active shipment and of the same equipment mode, and share a pickup or dropoff location unless all are wanted [CONSOL-2]', async () => {
    const { setup, base, joining, south } = await two()
    const gary = await setup.addPlace('Chicago', { verifiedLocationName: 'Gary' })
    const sameDrop = await setup.orderFrom(gary, setup.dallas)
    const turned = await setup.orderFrom(setup.dallas, setup.chicago)
    const apart = await setup.orderFrom(gary, south)
    await setup.orderFrom(setup.chicago, setup.dallas, {}, { equipmentMode: 3, equipmentTypes: ['Flatbed'] })
    await setup.ship()
    const drafted = await setup.create()
    await setup.ask(createDraftShipment, { body: { orders: [drafted.orderId], maxBuy: 0, origination: 'Order' } })
    const voided = await setup.create()
    await setup.ask(voidOrder, { params: { orderNumber: voided.orderNumber }, body: { reason: 'Entered twice' } })
    expect(await setup.candidates(base)).toEqual([joining, sameDrop].sort())
    expect(await setup.candidates(base, { sameStops: false })).toEqual([joining, sameDrop, turned, apart].sort())
  })

  it('are found by their number, page by page, without those that are on the load already', async () => {
    const { setup, base, joining } = await two()
    const third = await setup.orderFrom(setup.chicago, setup.dallas)
    expect(await setup.candidates(base, { searchTerm: third })).toEqual([third])
    expect(await setup.candidates(base, { without: [third] })).toEqual([joining])
    expect(await setup.candidates(base, { pageSize: 1 })).toHaveLength(1)
  })
})

describe('the preview of a load', () => {
  it('merges stops of the same type and place; a pickup and a dropoff at one place stay two [CONSOL-3]', async () => {
    const { setup, base, joining, south } = await two()
    const turned = await setup.orderFrom(setup.dallas, setup.chicago)
    const { stops } = await setup.preview(base, [joining, turned])
    const [chicago, dallas] = [setup.chicago.locationNumber, setup.dallas.locationNumber]
    const mergedStops = stops.map(
      ({ stopType, locationNumber, parts }) =>
        `${stopType} ${locationNumber} ${parts
          .map(({ orderNumber }) => orderNumber)
          .sort()
          .join(' ')}`,
    )
    expect(mergedStops.sort()).toEqual(
      [
        `0 ${chicago} ${[base, joining].sort().join(' ')}`,
        `0 ${dallas} ${turned}`,
        `1 ${dallas} ${base}`,
        `1 ${south.locationNumber} ${joining}`,
        `1 ${chicago} ${turned}`,
      ].sort(),
    )
    const without = await setup.preview(base, [turned])
    expect(without.stops.map(({ parts }) => parts.length)).toEqual([1, 1, 1, 1])
    // The truck comes back to Chicago a day after the time at which the third order is due there.
    const confirmedStopIds = (await setup.preview(base, [joining, turned])).outsideWindows.map((one) => one.orderStopId)
    const { shipmentNumber } = await setup.save(base, [joining, turned], { confirmedStopIds })
    expect((await setup.read(shipmentNumber)).stops).toHaveLength(5)
    expect(await setup.candidates(base, { without: [base, joining, turned] })).toEqual([])
  })

  it('tells miles, weight, pallets, volume and linear feet after each order that joins or leaves and each move, against the orders apart [CONSOL-5]', async () => {
    const { setup, base, joining } = await two()
    const alone = await setup.preview(base, [])
    expect(alone).toMatchObject({
      savings: { distance: 0, cost: 0 },
      refusals: [],
      totals: { weight: 1200, pallets: 2 },
    })
    const { stops, totals, base: before, cost, separately, savings, line } = await setup.preview(base, [joining])
    expect(stops.map(({ stopType, parts }) => [stopType, parts.map(({ orderNumber }) => orderNumber).sort()])).toEqual([
      [0, [base, joining].sort()],
      [1, [expect.any(String)]],
      [1, [expect.any(String)]],
    ])
    expect(totals).toMatchObject({ weight: 4200, pallets: 4, volume: 213.34, linearFeet: 8 })
    expect(before).toMatchObject({ weight: 1200, pallets: 2, linearFeet: 4 })
    expect(stops[0]?.distance).toBeNull()
    expect(line.length).toBeGreaterThan(10)
    const miles = totals.distance ?? 0
    expect(miles).toBeGreaterThan(900)
    expect(separately.distance).toBeCloseTo((before.distance ?? 0) * 2, -1)
    expect(savings.distance).toBeCloseTo((separately.distance ?? 0) - miles, 5)
    expect(savings.distance).toBeGreaterThan(800)
    expect(cost).toBeGreaterThan(500)
    expect(savings.cost).toBeCloseTo((separately.cost ?? 0) - (cost ?? 0), 2)
    expect(savings.cost).toBeGreaterThan(0)
    const far = await setup.orderFrom(setup.chicago, await setup.addPlace('Dallas', denver))
    const three = await setup.preview(base, [joining, far])
    expect(three.totals).toMatchObject({ weight: 5400, pallets: 6, volume: 320.01, linearFeet: 12 })
    /** The same load with Denver as the first or the last dropoff. */
    const withDenver = (place: 1 | -1) => {
      const inOrder = three.stops.toSorted(
        (a, b) => a.stopType - b.stopType || place * (Number(b.city === 'Denver') - Number(a.city === 'Denver')),
      )
      const stopIds = inOrder.flatMap(({ parts }) => parts.map(({ orderStopId }) => orderStopId))
      return setup.preview(base, [joining, far], stopIds)
    }
    const [first, moved] = [await withDenver(1), await withDenver(-1)]
    expect(moved.totals.distance).not.toBe(first.totals.distance)
    expect(moved.savings.distance).toBeCloseTo((moved.separately.distance ?? 0) - (moved.totals.distance ?? 0), 5)
    expect(moved.cost).not.toBe(first.cost)
    expect(moved.savings.cost).toBeCloseTo((moved.separately.cost ?? 0) - (moved.cost ?? 0), 2)
    expect((await setup.preview(base, [joining])).totals).toEqual(totals)
    expect(await setup.preview(base, [])).toMatchObject({ totals: alone.totals, savings: alone.savings })
  })

  it('costs the contract of its lane and what the company has set for stops beyond two', async () => {
    const { setup, base, joining } = await two()
    await addLaneRate(setup.admin, { chargeType: 'Flat', flatOrEach: 100 })
    expect((await setup.preview(base, [joining])).cost).toBe(175)
    await setup.admin.ask(updateBookingSettings, { body: { firstStopCharge: 91.5, furtherStopCharge: 7 } })
    expect((await setup.preview(base, [joining])).cost).toBe(191.5)
    const third = await setup.orderFrom(setup.chicago, await setup.addPlace('Dallas', { verifiedLocationName: 'East' }))
    expect((await setup.preview(base, [joining, third])).cost).toBe(198.5)
  })

  it('follows the order that is wanted; a dropoff before the pickup of its order is refused, and says why [CONSOL-4]', async () => {
    const { setup, base, joining } = await two()
    const { stops } = await setup.preview(base, [joining])
    const ids = stops.map(({ parts }) => parts.map(({ orderStopId }) => orderStopId))
    const turned = await setup.preview(base, [joining], [ids[0], ids[2], ids[1]].flat() as string[])
    expect(turned.stops.map(({ id }) => id)).toEqual([stops[0]?.id, stops[2]?.id, stops[1]?.id])
    expect(turned.refusals).toEqual([])
    const stopIds = [ids[1], ids[0], ids[2]].flat() as string[]
    const why = `The dropoff at Dallas, TX cannot come before the pickup at Chicago, IL, where order ${stops[1]?.parts[0]?.orderNumber} is picked up`
    expect((await setup.preview(base, [joining], stopIds)).refusals).toEqual([why])
    const refused = await setup.trySave(base, { orderNumbers: [base, joining], stopIds, version: null })
    expect([refused.status, refused.problem.message]).toEqual([400, why])
  })

  it('refuses goods that may not travel together, naming both, and warns of those that are kept apart', async () => {
    const { setup } = await two()
    const hazard = (description: string, hazmatHazardClass: '3' | '5.1' | '6.1') => ({
      description,
      isHazmat: true,
      hazmatHazardClass,
      hazmatPackingGroup: 'II' as const,
      hazmatUNNumber: 'UN1263',
      properShippingName: description,
    })
    const emergency = { hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101', chemtracAccountNumber: 'CHM-21884' }
    const order = (description: string, hazardClass: '3' | '5.1' | '6.1') =>
      setup.orderFrom(setup.chicago, setup.dallas, hazard(description, hazardClass), emergency)
    const [chlorine, cyanide, paint] = [
      await order('Pool chlorine', '5.1'),
      await order('Cyanide', '6.1'),
      await order('Paint', '3'),
    ]
    const refusal = `Pool chlorine (class 5.1, order ${chlorine}) and Cyanide (class 6.1, order ${cyanide}) may not travel together`
    expect((await setup.preview(chlorine, [cyanide])).refusals).toEqual([refusal])
    const refused = await setup.trySave(chlorine, { orderNumbers: [chlorine, cyanide], version: null })
    expect([refused.status, refused.problem.message]).toEqual([422, refusal])
    const { refusals, warnings } = await setup.preview(chlorine, [paint])
    expect(refusals).toEqual([])
    expect(warnings).toEqual([
      `Pool chlorine (class 5.1, order ${chlorine}) and Paint (class 3, order ${paint}) may travel together only if they are separated`,
    ])
    expect(await setup.save(chlorine, [paint])).toMatchObject({ shipmentStatus: 1 })
  })
})

describe('saving', () => {
  it('creates one shipment in status 1 with all orders, in the order of stops that was chosen', async () => {
    const { setup, base, joining } = await two()
    const { stops } = await setup.preview(base, [joining])
    const stopIds = [stops[0], stops[2], stops[1]].flatMap((stop) => stop?.parts.map((part) => part.orderStopId) ?? [])
    const saved = await setup.save(base, [joining], { stopIds })
    const shipment = await setup.read(saved.shipmentNumber)
    expect(shipment).toMatchObject({ shipmentStatus: 1, origination: 'Consolidation', weight: 4200, pallets: 4 })
    expect(shipment.orders.map(({ orderNumber }) => orderNumber).sort()).toEqual([base, joining].sort())
    expect(shipment.stops.map(({ locationNumber }) => locationNumber)).toEqual(
      [stops[0], stops[2], stops[1]].map((stop) => stop?.locationNumber),
    )
    expect(shipment.totalDistance).toBeGreaterThan(900)
    for (const number of [base, joining])
      expect(await setup.readOrder(number)).toMatchObject({
        orderStatus: 'ReadyToShip',
        shipmentNumber: saved.shipmentNumber,
      })
    expect(await setup.sentences(saved.shipmentId)).toContain(`Ana Ruiz created shipment ${saved.shipmentNumber}`)
  })

  it('updates the shipment of the base order: who leaves is accepted again, a draft becomes ready, the last one voids it [DEF-55]', async () => {
    const { setup, base, joining } = await two()
    const third = await setup.orderFrom(setup.chicago, setup.dallas)
    const { id } = await setup.readOrder(base)
    const draft = await setup.ask(createDraftShipment, { body: { orders: [id], maxBuy: 0, origination: 'Order' } })
    const first = await setup.save(base, [joining], { version: (await setup.open(base)).shipment?.version ?? null })
    expect(first).toMatchObject({ shipmentNumber: draft.shipmentNumber, shipmentStatus: 1 })
    const second = await setup.save(base, [third], { version: first.version })
    expect(second).toMatchObject({ shipmentNumber: draft.shipmentNumber, shipmentStatus: 1 })
    expect((await setup.read(draft.shipmentNumber)).orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      [base, third].sort(),
    )
    expect(await setup.readOrder(joining)).toMatchObject({ orderStatus: 'Accepted', shipmentNumber: null })
    expect(await setup.readOrder(third)).toMatchObject({ orderStatus: 'ReadyToShip' })
    expect(await setup.sentences(draft.shipmentId)).toContain(`Ana Ruiz added ${third} and removed ${joining}`)
    const last = await setup.ask(saveConsolidation, {
      params: { orderNumber: base },
      body: { orderNumbers: [], version: second.version },
    })
    expect(last).toMatchObject({ shipmentNumber: draft.shipmentNumber, shipmentStatus: -1 })
    for (const number of [base, third]) expect(await setup.readOrder(number)).toMatchObject({ orderStatus: 'Accepted' })
    // Orders can no longer be consolidated once the shipment has been offered to a carrier.
    const ready = await setup.save(base, [joining])
    for (const status of [2, 3, 5] as const) {
      await inCompany(portal.database.db, setup.company.id, (tx) =>
        tx
          .updateTable('shipments')
          .set({ status, bookedAt: status >= 3 ? new Date() : null })
          .where('id', '=', ready.shipmentId)
          .execute(),
      )
      expect((await setup.trySave(base, { orderNumbers: [base, third], version: ready.version })).status).toBe(409)
    }
    expect((await setup.read(ready.shipmentNumber)).orders).toHaveLength(2)
  })

  it('lets one order of a load be Delivered while another is In Transit', async () => {
    const { setup, base, joining } = await two()
    const { shipmentId, shipmentNumber } = await setup.save(base, [joining])
    await setup.book(shipmentId, await setup.byHand())
    const depart = async (stopNumber: number, minutes: number) => {
      const body = { kind: 'Departed' as const, stopNumber, occurredAt: minutesAgo(minutes) }
      await setup.ask(addTrackingEvent, { params: { shipmentNumber }, body })
      await processTracking(portal)
      const { stops } = await setup.read(shipmentNumber)
      const byStop = stops.slice(1).flatMap(({ orderNumbers }) => orderNumbers)
      return Promise.all(byStop.map(async (number) => (await setup.readOrder(number)).orderStatus))
    }
    expect(await depart(1, 60)).toEqual(['InTransit', 'InTransit'])
    expect(await depart(2, 30)).toEqual(['Delivered', 'InTransit'])
    expect(await depart(3, 5)).toEqual(['Delivered', 'Delivered'])
  })

  it('keeps the chosen order of the stops when one of its orders is changed', async () => {
    const { setup, base, joining } = await two()
    const { stops } = await setup.preview(base, [joining])
    const stopIds = [stops[0], stops[2], stops[1]].flatMap((stop) => stop?.parts.map((part) => part.orderStopId) ?? [])
    const { shipmentNumber } = await setup.save(base, [joining], { stopIds })
    const placesOf = async () => (await setup.read(shipmentNumber)).stops.map(({ locationNumber }) => locationNumber)
    const before = await placesOf()
    await setup.update({ ...(await setup.sent(base)), specialInstructions: 'Call first' })
    expect(await placesOf()).toEqual(before)
  })

  it('lets an order that is voided leave the others, whose shipment goes on without it', async () => {
    const { setup, base, joining } = await two()
    const { shipmentId, shipmentNumber } = await setup.save(base, [joining])
    await setup.ask(voidOrder, { params: { orderNumber: joining }, body: { reason: null } })
    const shipment = await setup.read(shipmentNumber)
    expect(shipment).toMatchObject({ shipmentStatus: 1, weight: 1200, pallets: 2 })
    expect(shipment.orders.map(({ orderNumber }) => orderNumber)).toEqual([base])
    expect(shipment.stops.map(({ orderNumbers }) => orderNumbers)).toEqual([[base], [base]])
    expect(await setup.readOrder(joining)).toMatchObject({ orderStatus: 'Voided', shipmentNumber: null })
    expect(await setup.sentences(shipmentId)).toContain(`Ana Ruiz removed ${joining}`)
  })

  it('is refused where its order has left the shipment that was open', async () => {
    const { setup, base, joining } = await two()
    const { status, problem } = await setup.attempt(saveConsolidation, {
      params: { orderNumber: base },
      body: { orderNumbers: [base, joining], version: 1 },
    })
    expect([status, problem.message]).toEqual([409, `Order ${base} is no longer on its shipment`])
  })

  it('saves nothing when a candidate was taken meanwhile, and names it [CONSOL-6]', async () => {
    const { setup, base, joining } = await two()
    const third = await setup.orderFrom(setup.chicago, setup.dallas)
    const { shipmentNumber } = await setup.save(joining, [])
    const refused = await setup.trySave(base, { orderNumbers: [base, joining, third], version: null })
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      `Order ${joining} is already on shipment ${shipmentNumber}`,
    ])
    for (const number of [base, third])
      expect(await setup.readOrder(number)).toMatchObject({ orderStatus: 'Accepted', shipmentNumber: null })
    expect((await setup.read(shipmentNumber)).orders).toHaveLength(1)
    const saved = await setup.save(base, [third])
    expect(await setup.read(saved.shipmentNumber)).toMatchObject({ shipmentStatus: 1 })
    expect((await setup.list()).data.map((one) => one.shipmentNumber).sort()).toEqual(
      [shipmentNumber, saved.shipmentNumber].sort(),
    )
  })

  it('lets exactly one of several win who take the same order at once', async () => {
    const { setup, joining } = await two()
    const bases = await Promise.all([1, 2, 3, 4].map(() => setup.orderFrom(setup.chicago, setup.dallas)))
    const answers = await Promise.all(
      bases.map((base) => setup.trySave(base, { orderNumbers: [base, joining], version: null })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    for (const { status, problem } of answers)
      if (status === 409) expect(problem.message).toMatch(new RegExp(`^Order ${joining} is (already )?on shipment`))
    const orders = await Promise.all(bases.map((base) => setup.readOrder(base)))
    expect(orders.filter(({ orderStatus }) => orderStatus === 'ReadyToShip')).toHaveLength(1)
    expect((await setup.list()).data).toHaveLength(1)
  })

  it('is refused with what somebody else saved meanwhile', async () => {
    const { setup, base, joining } = await two()
    const third = await setup.orderFrom(setup.chicago, setup.dallas)
    const { shipmentNumber, version } = await setup.save(base, [joining])
    await setup.save(base, [joining, third], { version })
    const stale = await setup.trySave(base, { orderNumbers: [base], version })
    expect([stale.status, stale.problem.message]).toEqual([
      409,
      `Shipment ${shipmentNumber} changed after you opened it`,
    ])
    const fresh = await setup.trySave(base, { orderNumbers: [base], version: null })
    expect([fresh.status, fresh.problem.message]).toEqual([
      409,
      `Order ${base} is already on shipment ${shipmentNumber}`,
    ])
  })

  it('is refused for stops that cannot be driven, that are not there, or a base that is left out', async () => {
    const { setup, base, joining } = await two()
    const { stops } = await setup.preview(base, [joining])
    const ids = stops.map(({ parts }) => parts.map(({ orderStopId }) => orderStopId))
    const orderNumbers = [base, joining]
    const attempts = [
      { orderNumbers, stopIds: [ids[1], ids[0], ids[2]].flat() as string[] },
      { orderNumbers, stopIds: (ids[0] ?? []).concat(ids[1] ?? []) },
      { orderNumbers: [joining] },
    ]
    const statuses: number[] = []
    for (const body of attempts) statuses.push((await setup.trySave(base, { ...body, version: null })).status)
    expect(statuses).toEqual([400, 409, 400])
    expect(await setup.readOrder(base)).toMatchObject({ orderStatus: 'Accepted' })
  })
})
