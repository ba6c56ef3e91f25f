import { updateBookingSettings } from '@lanewise/contract/settings'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { look, minutesAgo, trackingDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('expects trucks by the speed that their company has set, and by the usual one without it', async () => {
  const desk = await trackingDesk(portal)
  const { shipmentNumber } = await desk.bookTruck()
  const office = portal.as(await portal.given.person({ company: desk.company, permissions: ['BookingSettings'] }))
  const setSpeed = (truckloadSpeed: number | null) =>
    office.ask(updateBookingSettings, { body: { truckloadSpeed, ltlSpeed: 80 } })
  await desk.tell(desk.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }))
  /** Miles an hour from a place an hour or two before Dallas. */
  const expectedAt = async (latitude: number) => {
    const occurredAt = new Date().toISOString()
    await desk.tell(desk.told(shipmentNumber, { latitude, longitude: -96.6, occurredAt }))
    await look(portal)
    const { milesToGo, stops } = await desk.tracking(shipmentNumber)
    return (milesToGo ?? 0) / ((Date.parse(stops[1]?.eta ?? '') - Date.parse(occurredAt)) / 3_600_000)
  }
  await setSpeed(25)
  expect(Math.round(await expectedAt(33.6))).toBe(25)
  await setSpeed(null)
  expect(Math.round(await expectedAt(33.59))).toBe(50)
})
