import { expect, it } from 'vitest'
import { type CheckedStop, checkCallsOf, type SeenTruck } from './check-calls.ts'

const place = { city: 'Joliet', state: 'IL', latitude: 41.5, longitude: -88.1, timeZone: 'America/Chicago' }
const stop = (id: string, more: Partial<CheckedStop> = {}): CheckedStop => ({
  id,
  isPickup: false,
  arrivedAt: null,
  departedAt: null,
  miles: 100,
  place: { ...place, city: id },
  ...more,
})
const seen = (more: Partial<SeenTruck> = {}): SeenTruck => ({
  at: '2026-11-16T14:00:00.000Z',
  place,
  nextStopNumber: 2,
  milesToGo: 40,
  milesToFirstStop: 30,
  ...more,
})
const [eight, nine, noon] = ['2026-11-16T08:00:00.000Z', '2026-11-16T09:00:00.000Z', '2026-11-16T12:00:00.000Z']

it('knows nothing of a truck that nobody has heard of', () => {
  expect(checkCallsOf([stop('a'), stop('b')], null)).toEqual([])
})

it('tells arrivals and departures with the stops before and after, and counts them by time', () => {
  const stops = [stop('a', { arrivedAt: eight, departedAt: nine, miles: null }), stop('b', { arrivedAt: noon })]
  expect(checkCallsOf(stops, null)).toEqual([
    {
      sequence: 1,
      eventType: 'Arrival',
      currentStopId: 'a',
      nextStopId: 'b',
      remainingDistance: 0,
      totalSegmentDistance: null,
      at: eight,
      place: { ...place, city: 'a' },
    },
    {
      sequence: 2,
      eventType: 'Departure',
      currentStopId: 'a',
      nextStopId: 'b',
      remainingDistance: 100,
      totalSegmentDistance: 100,
      at: nine,
      place: { ...place, city: 'a' },
    },
    {
      sequence: 3,
      eventType: 'Arrival',
      currentStopId: 'b',
      nextStopId: null,
      remainingDistance: 0,
      totalSegmentDistance: 100,
      at: noon,
      place: { ...place, city: 'b' },
    },
  ])
})

it('has no next stop and no miles after the last departure', () => {
  const [last] = checkCallsOf([stop('a', { departedAt: nine })], null)
  expect(last).toMatchObject({ nextStopId: null, remainingDistance: null, totalSegmentDistance: null })
})

it('tells where the truck is as the way from the last stop to the next', () => {
  const stops = [stop('a', { departedAt: nine }), stop('b')]
  expect(checkCallsOf(stops, seen()).at(-1)).toEqual({
    sequence: 2,
    eventType: 'Departure',
    currentStopId: 'a',
    nextStopId: 'b',
    remainingDistance: 40,
    totalSegmentDistance: 100,
    at: '2026-11-16T14:00:00.000Z',
    place,
  })
})

it('sorts a position that came late among the others', () => {
  const stops = [stop('a', { departedAt: nine }), stop('b')]
  const calls = checkCallsOf(stops, seen({ at: eight }))
  expect(calls.map(({ remainingDistance, sequence }) => [remainingDistance, sequence])).toEqual([
    [40, 1],
    [100, 2],
  ])
})

it('measures the way to the first stop from where the truck was first seen, and never below what is left', () => {
  const enRoute = (more: Partial<SeenTruck>) => checkCallsOf([stop('a')], seen({ nextStopNumber: 1, ...more }))[0]
  expect(enRoute({ milesToGo: 20 })).toMatchObject({
    currentStopId: null,
    nextStopId: 'a',
    remainingDistance: 20,
    totalSegmentDistance: 30,
  })
  expect(enRoute({ milesToGo: 45 })?.totalSegmentDistance).toBe(45)
  expect(enRoute({ milesToGo: null })).toMatchObject({ remainingDistance: null, totalSegmentDistance: 30 })
  expect(enRoute({ milesToFirstStop: null })?.totalSegmentDistance).toBeNull()
})

it('tells no place of a truck that stands at its next stop or has left the last', () => {
  expect(checkCallsOf([stop('a', { arrivedAt: nine })], seen({ nextStopNumber: 1 }))).toHaveLength(1)
  expect(checkCallsOf([stop('a', { departedAt: nine })], seen({ nextStopNumber: null }))).toHaveLength(1)
  expect(checkCallsOf([stop('a', { departedAt: nine })], seen({ nextStopNumber: 2 }))).toHaveLength(1)
})
