import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { minutesAgo, processTracking, trackingSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const joliet = { latitude: 41.5, longitude: -88.1 }
const denver = { latitude: 39.74, longitude: -104.98 }

async function onTheRoad() {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  const seen = async (place: typeof joliet, minutes: number) => {
    await setup.tell(setup.told(shipmentNumber, { ...place, occurredAt: minutesAgo(minutes) }))
    await processTracking(portal)
    return setup.tracking(shipmentNumber)
  }
  await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(100) }))
  return { seen, first: await seen(joliet, 60) }
}

it('stores a doubtful position with its reason, and changes neither position, ETA nor status [DEF-129]', async () => {
  const { seen, first } = await onTheRoad()
  const after = await seen(denver, 40)
  expect(after).toMatchObject({
    position: joliet,
    positions: 1,
    shipmentStatus: first.shipmentStatus,
    milesToGo: first.milesToGo,
    stops: first.stops,
    doubtful: [{ ...denver, provider: 'Tidewater', reason: expect.stringMatching(/^Needs [\d,]+ mph from the last/) }],
  })
  const swapped = await seen({ latitude: joliet.longitude, longitude: joliet.latitude }, 30)
  expect(swapped.doubtful[0]).toMatchObject({ reason: 'Latitude and longitude look swapped' })
  expect(swapped).toMatchObject({ position: joliet, positions: 1 })
})

it('accepts a doubtful position once the next one within 60 minutes agrees with it [DEF-129]', async () => {
  const { seen } = await onTheRoad()
  await seen(denver, 40)
  const next = { latitude: 39.8, longitude: -104.9 }
  expect(await seen(next, 20)).toMatchObject({ position: next, positions: 3, doubtful: [] })
})

it('doubts a position far from the stop where the truck stands, and one far from all roads [DEF-129]', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  await setup.tell(setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(60) }))
  await processTracking(portal)
  const lakeMichigan = { latitude: 42.8, longitude: -86.9 }
  await setup.tell(
    setup.told(shipmentNumber, { ...joliet, occurredAt: minutesAgo(50) }),
    setup.told(shipmentNumber, { ...lakeMichigan, occurredAt: minutesAgo(49) }),
  )
  await processTracking(portal)
  expect(await setup.tracking(shipmentNumber)).toMatchObject({
    position: null,
    shipmentStatusName: 'AtStop',
    doubtful: [
      { reason: expect.stringMatching(/off the planned route and not near a road$/) },
      { reason: expect.stringMatching(/^\d\d mi from the stop where the truck stands$/) },
    ],
  })
  // The truck has left: from then on it is believed.
  await setup.tell(
    setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(45) }),
    setup.told(shipmentNumber, { ...joliet, occurredAt: minutesAgo(5) }),
  )
  await processTracking(portal)
  expect(await setup.tracking(shipmentNumber)).toMatchObject({ position: joliet })
})

it('keeps a departure after the arrival at a later stop as history only [DEF-129]', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  const event = (kind: 'Arrived' | 'Departed', stopNumber: number, minutes: number) =>
    setup.tell(setup.told(shipmentNumber, { kind, stopNumber, occurredAt: minutesAgo(minutes) }))
  await event('Arrived', 1, 90)
  await event('Arrived', 2, 30)
  await event('Departed', 1, 10)
  await processTracking(portal)
  const { stops, events, shipmentStatusName } = await setup.tracking(shipmentNumber)
  expect(stops.map(({ departedAt }) => departedAt)).toEqual([null, null])
  expect(shipmentStatusName).toBe('AtStop')
  expect(events.map(({ kind }) => kind)).toContain('Departed')
})
