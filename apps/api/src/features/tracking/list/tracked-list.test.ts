import type { CallInput } from '@lanewise/contract/operation'
import { exportTrackedShipments, findTrackedShipments, getTrackedTrucks } from '@lanewise/contract/tracking'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { minutesAgo, processTracking, trackingSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Body = CallInput<typeof findTrackedShipments>['body']
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

/** Trucks of one company, and the tracked shipments list. */
async function fleet() {
  const setup = await trackingSetup(portal)
  const set = (id: string, columns: object) =>
    inCompany(portal.database.db, setup.company.id, (tx) =>
      tx
        .updateTable('shipments')
        .set({ ...columns })
        .where('id', '=', id)
        .execute(),
    )
  const list = (body: Body = {}) => setup.ask(findTrackedShipments, { body })
  return {
    ...setup,
    set,
    list,
    numbers: async (body: Body = {}) => (await list(body)).data.map(({ shipmentNumber }) => shipmentNumber),
    fleet: (body: CallInput<typeof getTrackedTrucks>['body'] = {}) => setup.ask(getTrackedTrucks, { body }),
  }
}

it('lists the shipments of status 3 to 7, 20 on a page', async () => {
  const { ship, bookTruck, set, list, numbers } = await fleet()
  const unbooked = await ship()
  const trucks = [await bookTruck(), await bookTruck(), await bookTruck(), await bookTruck(), await bookTruck()]
  for (const [index, { shipmentId }] of trucks.entries()) await set(shipmentId, { status: 3 + index })
  const confirmed = await bookTruck()
  await set(confirmed.shipmentId, { status: 8 })
  const listed = await numbers()
  expect([...listed].sort()).toEqual(trucks.map(({ shipmentNumber }) => shipmentNumber).sort())
  expect(listed).not.toContain(unbooked.shipmentNumber)
  expect(await numbers({ statuses: [5, 6] })).toHaveLength(2)
  for (let count = 0; count < 16; count += 1) await bookTruck()
  const { data, total } = await list()
  expect([data.length, total]).toEqual([20, 21])
})

it('begins with the trucks in trouble, and ends with those that have arrived', async () => {
  const { bookTruck, set, numbers } = await fleet()
  const made = [await bookTruck(), await bookTruck(), await bookTruck(), await bookTruck(), await bookTruck()]
  const [early, delivered, risk, onTime, late] = made.map(({ shipmentNumber }) => shipmentNumber)
  const states = ['Early', 'Late', 'AtRisk', 'OnTime', 'Late']
  for (const [index, { shipmentId }] of made.entries())
    await set(shipmentId, { onTimeStatus: states[index], status: index === 1 ? 7 : 5 })
  expect(await numbers()).toEqual([late, risk, onTime, early, delivered])
  await set(made[4]?.shipmentId ?? '', { destinationEarlyAt: inHours(1090) })
  await set(made[2]?.shipmentId ?? '', { onTimeStatus: 'Late', destinationEarlyAt: inHours(1080) })
  expect((await numbers()).slice(0, 2)).toEqual([risk, late])
  expect(await numbers({ orderByProperty: 'ShipmentNumber' })).toEqual(made.map(({ shipmentNumber }) => shipmentNumber))
  expect((await numbers({ orderByProperty: 'DestinationEarlyDateTime', orderByDirection: -1 }))[0]).toBe(late)
  await set(made[3]?.shipmentId ?? '', { originEarlyAt: inHours(-200) })
  expect((await numbers({ orderByProperty: 'OriginEarlyDateTime' }))[0]).toBe(onTime)
})

it('is searched and filtered by how trucks stand, their mode, places and days', async () => {
  const { bookTruck, set, numbers } = await fleet()
  const [first, second] = [await bookTruck(), await bookTruck()]
  await set(first.shipmentId, { onTimeStatus: 'Late', shippingMode: 'LTL' })
  await set(second.shipmentId, { onTimeStatus: 'OnTime', destinationDate: new Date('2026-03-09') })
  const only = [first.shipmentNumber]
  expect(await numbers({ searchTerm: first.shipmentNumber })).toEqual(only)
  expect(await numbers({ onTimeStatus: ['Late'] })).toEqual(only)
  expect(await numbers({ shippingModes: ['LTL'] })).toEqual(only)
  expect(
    await numbers({ originQuotableLocationId: 'US:60606', destinationQuotableLocationId: 'US:75201' }),
  ).toHaveLength(2)
  expect(await numbers({ originQuotableLocationId: 'US:75201' })).toEqual([])
  expect(await numbers({ scheduledPickup: { endDate: '2020-01-01' } })).toEqual([])
})

it('tells where a truck is, its next stop with its ETA, and how much of the way is behind it', async () => {
  const { bookTruck, told: reported, tell, list } = await fleet()
  const { shipmentNumber: number } = await bookTruck()
  const [before] = (await list()).data
  expect(before).toMatchObject({
    shipmentNumber: number,
    position: null,
    milesToGo: null,
    progress: 0,
    nextStop: { stopNumber: 1, stopType: 'Pickup', city: 'Chicago', state: 'IL', arrivedDateTime: null },
  })
  await tell(
    reported(number, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(600) }),
    reported(number, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(560) }),
    reported(number, { occurredAt: minutesAgo(4), latitude: 38.63, longitude: -90.2, city: 'St. Louis', state: 'MO' }),
  )
  await processTracking(portal)
  const [truck] = (await list()).data
  expect(truck).toMatchObject({
    shipmentStatusName: 'InTransit',
    position: { latitude: 38.63, longitude: -90.2, near: 'St. Louis, MO', provider: 'Tidewater' },
    nextStop: { stopNumber: 2, stopType: 'Dropoff', city: 'Dallas', state: 'TX', ianaTimeZone: 'America/Chicago' },
  })
  expect(truck?.nextStop?.eta).not.toBeNull()
  expect(truck?.milesToGo).toBeGreaterThan(400)
  expect(truck?.progress).toBeGreaterThan(0.2)
  expect(truck?.progress).toBeLessThan(0.5)
})

it('shows the trucks whose place is known on the map, heading for their next stop, and counts how they stand', async () => {
  const { bookTruck, told: reported, tell, set, fleet: trucks } = await fleet()
  const [seen, unseen, late] = [await bookTruck(), await bookTruck(), await bookTruck()]
  for (const { shipmentNumber } of [seen, late])
    await tell(
      reported(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(300) }),
      reported(shipmentNumber, { occurredAt: minutesAgo(4), latitude: 38.63, longitude: -90.2 }),
    )
  await processTracking(portal)
  await set(seen.shipmentId, { onTimeStatus: 'OnTime' })
  await set(unseen.shipmentId, { onTimeStatus: 'Early' })
  await set(late.shipmentId, { onTimeStatus: 'Late' })
  const all = await trucks()
  expect(all.isCut).toBe(false)
  expect(all.counts).toEqual({ all: 3, Late: 1, AtRisk: 0, OnTime: 1, Early: 1 })
  expect(all.trucks.map(({ shipmentNumber }) => shipmentNumber)).toEqual([late.shipmentNumber, seen.shipmentNumber])
  const [first] = all.trucks
  expect(first).toMatchObject({ shipmentStatusName: 'InTransit', onTimeStatus: 'Late', latitude: 38.63 })
  // The truck drives southwest from St. Louis toward Dallas.
  expect(first?.heading).toBeGreaterThan(200)
  expect(first?.heading).toBeLessThan(250)
  const some = await trucks({ onTimeStatus: ['OnTime'], searchTerm: seen.shipmentNumber })
  expect(some.trucks.map(({ shipmentNumber }) => shipmentNumber)).toEqual([seen.shipmentNumber])
  expect(some.counts).toMatchObject({ all: 1, OnTime: 1, Late: 0 })
  // A truck at a stop has no heading.
  await tell(reported(seen.shipmentNumber, { kind: 'Arrived', stopNumber: 2, occurredAt: minutesAgo(1) }))
  await processTracking(portal)
  const [standing] = (await trucks({ searchTerm: seen.shipmentNumber })).trucks
  expect(standing).toMatchObject({ shipmentStatusName: 'AtStop', heading: null })
})

it('is exported with where each truck is', async () => {
  const { bookTruck, told: reported, tell, ask } = await fleet()
  const { shipmentNumber } = await bookTruck()
  await tell(reported(shipmentNumber, { latitude: 41.5, longitude: -88.1, city: 'Joliet', state: 'IL' }))
  await processTracking(portal)
  const csv = await ask(exportTrackedShipments, { body: {} })
  const [header, row, ...rest] = csv.trim().split(/\r?\n/)
  expect(rest).toEqual([])
  expect(header).toContain('On Time,Next Stop,ETA,Miles To Go,Position,Latitude,Longitude,Position Time (UTC)')
  expect(row).toContain(shipmentNumber)
  expect(row).toContain('"Joliet, IL",41.5,-88.1')
})

it('knows no other status, order or place', async () => {
  const { attempt } = await fleet()
  const status = async (body: object) => (await attempt(findTrackedShipments, { body })).status
  expect(await status({ statuses: [1] })).toBe(400)
  expect(await status({ orderByProperty: 'Weight' })).toBe(400)
  expect(await status({ originQuotableLocationId: 'US:00000' })).toBe(400)
})

it('names the place of a position that came as bare coordinates, where a city is near', async () => {
  const { bookTruck, told: reported, tell, tracking } = await fleet()
  const { shipmentNumber } = await bookTruck()
  const near = async (latitude: number, longitude: number, minutes: number) => {
    await tell(reported(shipmentNumber, { latitude, longitude, occurredAt: minutesAgo(minutes) }))
    await processTracking(portal)
    return (await tracking(shipmentNumber)).position?.near
  }
  expect(await near(38.97, -95.24, 20)).toBe('Lawrence, KS')
  // A position at sea is doubtful until the next one agrees with it.
  expect(await near(30, -60, 12)).toBe('Lawrence, KS')
  expect(await near(30, -60, 10)).toBeNull()
})
