import { expect, it } from 'vitest'
import { type TripStop, tripProgress } from './trip-progress.ts'

const trip = (arrived: number): TripStop[] =>
  [0, 300, 100].map((legMiles, index) => ({ legMiles, hasArrived: index < arrived }))
const unseen = { nextStopNumber: null, milesToGo: null }

it('counts the legs behind the last stop that was reached where no position is known', () => {
  expect(tripProgress(trip(0), unseen)).toBe(0)
  expect(tripProgress(trip(1), unseen)).toBe(0)
  expect(tripProgress(trip(2), unseen)).toBe(0.75)
  expect(tripProgress(trip(3), unseen)).toBe(1)
})

it('goes on with the road that is left to the next stop', () => {
  expect(tripProgress(trip(1), { nextStopNumber: 2, milesToGo: 100 })).toBe(0.5)
  expect(tripProgress(trip(2), { nextStopNumber: 3, milesToGo: 50 })).toBe(0.875)
  expect(tripProgress(trip(1), { nextStopNumber: 2, milesToGo: null })).toBe(0)
  expect(tripProgress(trip(1), { nextStopNumber: null, milesToGo: 10 })).toBe(0)
})

it('never falls behind a stop that was reached, and never leaves the way', () => {
  expect(tripProgress(trip(2), { nextStopNumber: 3, milesToGo: 400 })).toBe(0.75)
  expect(tripProgress(trip(0), { nextStopNumber: 1, milesToGo: 60 })).toBe(0)
  expect(tripProgress(trip(2), { nextStopNumber: 3, milesToGo: -5 })).toBe(1)
})

it('stays at the beginning while the legs are not measured', () => {
  const unmeasured = trip(1).map((stop) => ({ ...stop, legMiles: 0 }))
  expect(tripProgress(unmeasured, { nextStopNumber: 2, milesToGo: 40 })).toBe(0)
})
