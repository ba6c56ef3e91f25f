import { expect, it } from 'vitest'
import {
  eventKindNames,
  eventKinds,
  eventRefusal,
  futureMinutes,
  happensAtStop,
  kindsByHand,
  manualEventIssues,
  oldestDays,
} from './event-kinds.ts'

const now = Date.parse('2026-11-17T12:00:00Z')
const minutes = (count: number) => now + count * 60_000
const arrived = { kind: 'Arrived' as const, stopNumber: 2, hasPlace: false, occurredAt: now }
const refusal = (event: Partial<Parameters<typeof eventRefusal>[0]>) =>
  eventRefusal({ ...arrived, ...event }, { stopCount: 2, now })

it('takes an event of a stop that exists, up to now', () => {
  expect(refusal({})).toBeNull()
  expect(refusal({ occurredAt: minutes(futureMinutes) })).toBeNull()
  expect(refusal({ occurredAt: minutes(-oldestDays * 24 * 60) })).toBeNull()
})

it('takes nothing from the future and nothing from long ago', () => {
  expect(refusal({ occurredAt: minutes(futureMinutes) + 1 })).toBe('The event is in the future')
  expect(refusal({ occurredAt: 0 })).toBe('The event is more than 60 days old')
})

it('wants a stop where the event happens at one, and one that exists', () => {
  expect(refusal({ stopNumber: null })).toBe('Arrived needs the number of its stop')
  expect(refusal({ stopNumber: 3 })).toBe('The shipment has 2 stops, and none with the number 3')
  expect(refusal({ stopNumber: 0 })).toBe('The shipment has 2 stops, and none with the number 0')
  expect(refusal({ kind: 'Delayed', stopNumber: null })).toBeNull()
  expect(refusal({ kind: 'Delayed', stopNumber: 9 })).toBe('The shipment has 2 stops, and none with the number 9')
})

it('wants a place for a position', () => {
  expect(refusal({ kind: 'Position', stopNumber: null })).toBe('A position needs latitude and longitude')
  expect(refusal({ kind: 'Position', stopNumber: null, hasPlace: true })).toBeNull()
})

it('knows which kinds happen at a stop and which people record', () => {
  expect(eventKindNames.filter(happensAtStop)).toEqual([
    'Arrived',
    'Loaded',
    'Departed',
    'Estimate',
    'DeliveryAppointment',
    'DeliveryAttempted',
    'Refused',
    'Unloaded',
    'ProofOfDelivery',
  ])
  expect(kindsByHand.map((kind) => eventKinds[kind].label)).toEqual([
    'Dispatched',
    'Position',
    'Arrived',
    'Departed',
    'Arrived at terminal',
    'Departed terminal',
    'Out for delivery',
    'Delayed',
    'Exception',
    'Delivery attempted',
    'Refused',
    'Unloaded',
  ])
})

it('asks whoever records one by hand for the stop or the place', () => {
  const byHand = { kind: 'Arrived' as const, stopNumber: null, latitude: null, longitude: null }
  expect(manualEventIssues(byHand)).toEqual([{ path: ['stopNumber'], message: 'Choose the stop' }])
  expect(manualEventIssues({ ...byHand, stopNumber: 1 })).toEqual([])
  const missing = [{ path: ['latitude'], message: 'Enter latitude and longitude' }]
  expect(manualEventIssues({ ...byHand, kind: 'Position' })).toEqual(missing)
  expect(manualEventIssues({ ...byHand, kind: 'Position', latitude: 40 })).toEqual(missing)
  expect(manualEventIssues({ ...byHand, kind: 'Position', longitude: -90 })).toEqual(missing)
  expect(manualEventIssues({ ...byHand, kind: 'Position', latitude: 40, longitude: -90 })).toEqual([])
  expect(manualEventIssues({ ...byHand, kind: 'Delayed' })).toEqual([])
})
