import { expect, it } from 'vitest'
import { withoutShipFrom } from './blind.ts'
import type { TrackingActivity } from './check-calls.ts'

const place = { city: 'Joliet', state: 'IL', latitude: 41.5, longitude: -88.1, timeZone: 'America/Chicago' }
const stops = [
  { id: 'p', isPickup: true },
  { id: 'q', isPickup: true },
  { id: 'd', isPickup: false },
  { id: 'e', isPickup: false },
]
const activity = (more: Partial<TrackingActivity>): TrackingActivity => ({
  sequence: 1,
  eventType: 'Departure',
  currentStopId: 'q',
  nextStopId: 'd',
  remainingDistance: 50,
  totalSegmentDistance: 100,
  at: '2026-11-16T14:00:00.000Z',
  place,
  ...more,
})

it.each<[string, Partial<TrackingActivity>, boolean]>([
  ['on its way to the first pickup', { currentStopId: null, nextStopId: 'p', remainingDistance: 1 }, false],
  ['at a pickup', { eventType: 'Arrival', currentStopId: 'p', nextStopId: 'q' }, false],
  ['at the last pickup', { eventType: 'Arrival', remainingDistance: 0 }, false],
  ['between two pickups', { currentStopId: 'p', nextStopId: 'q', remainingDistance: 1 }, false],
  ['leaving the last pickup', { remainingDistance: 100 }, false],
  ['on the first half of the way from it', { remainingDistance: 51 }, false],
  ['on the second half', { remainingDistance: 50 }, true],
  ['at a drop', { eventType: 'Arrival', currentStopId: 'd', nextStopId: 'e', remainingDistance: 0 }, true],
  ['leaving a drop', { currentStopId: 'd', nextStopId: 'e', remainingDistance: 100 }, true],
  ['leaving a last pickup that nothing follows', { nextStopId: null, remainingDistance: 0 }, false],
])('shows a truck %s: %o', (_where, more, isShown) => {
  const [one] = withoutShipFrom([activity(more)], stops)
  expect(one).toEqual(activity({ ...more, place: isShown ? place : null }))
})
