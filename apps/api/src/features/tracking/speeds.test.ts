import { updateBookingSettings } from '@lanewise/contract/settings'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { minutesAgo, processTracking, trackingSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('expects trucks by the speed that their company has set, and by the usual one without it', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  const office = portal.as(await portal.given.person({ company: setup.company, permissions: ['BookingSettings'] }))
  const setSpeed = (truckloadSpeed: number | null) =>
    office.ask(updateBookingSettings, { body: { truckloadSpeed, ltlSpeed: 80 } })
  await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }))
  /** Speed in miles per hour, from a position one or two hours before Dallas. */
  const expectedAt = async (latitude: number) => {
    const occurredAt = new Date().toISOString()
    await setup.tell(setup.told(shipmentNumber, { latitude, longitude: -96.6, occurredAt }))
    await processTracking(portal)
    const { milesToGo, stops } = await setup.tracking(shipmentNumber)
    return (milesToGo ?? 0) / ((Date.parse(stops[1]?.eta ?? '') - Date.parse(occurredAt)) / 3_600_000)
  }
  await setSpeed(25)
  expect(Math.round(await expectedAt(33.6))).toBe(25)
  await setSpeed(null)
  expect(Math.round(await expectedAt(33.59))).toBe(50)
})
