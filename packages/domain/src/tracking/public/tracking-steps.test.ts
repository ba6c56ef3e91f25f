import { expect, it } from 'vitest'
import { type CheckCall, percentCovered, segmentNotStarted, stepTips, trackingSteps } from './tracking-steps.ts'

const stop = (id: string, arrivedDateTime: string | null = null, departedDateTime: string | null = null) => ({
  id,
  arrivedDateTime,
  departedDateTime,
})
const at = '2026-11-16T12:00:00.000Z'
const call = (sequence: number, nextStopId: string | null, more: Partial<CheckCall> = {}): CheckCall => ({
  sequence,
  eventType: 'Departure',
  currentStopId: null,
  nextStopId,
  remainingDistance: 25,
  totalSegmentDistance: 100,
  ...more,
})
const states = (steps: ReturnType<typeof trackingSteps>) => steps.map(({ state }) => state)

it('begins with the dispatch and has a step for each stop', () => {
  const steps = trackingSteps({ shipmentStatus: 3, stops: [stop('a'), stop('b')], checkCalls: [] })
  expect(steps).toEqual([
    { stopId: null, state: 'ahead', percent: null, milesLeft: null },
    { stopId: 'a', state: 'ahead', percent: null, milesLeft: null },
    { stopId: 'b', state: 'ahead', percent: null, milesLeft: null },
  ])
})

it('takes a stop for complete once it was left, and for partially complete while the truck stands there', () => {
  const stops = [stop('a', at, at), stop('b', at), stop('c'), stop('d', null, at)]
  expect(states(trackingSteps({ shipmentStatus: 5, stops, checkCalls: [] }))).toEqual([
    'complete',
    'complete',
    'partial',
    'ahead',
    'complete',
  ])
  expect(stepTips).toEqual({
    complete: 'Stage Complete',
    partial: 'Partially Complete',
    ahead: 'Not yet started',
  })
})

it.each([
  [3, 0, 'ahead'],
  [3, 1, 'complete'],
  [4, 0, 'complete'],
  [5, 0, 'complete'],
])('takes the dispatch in status %i with %i check calls for %s', (shipmentStatus, calls, state) => {
  const checkCalls = Array.from({ length: calls }, () => call(1, 'a'))
  expect(trackingSteps({ shipmentStatus, stops: [stop('a')], checkCalls })[0]?.state).toBe(state)
})

it('reckons a segment by its latest check call', () => {
  const checkCalls = [
    call(3, 'b', { remainingDistance: 40 }),
    call(2, 'b', { remainingDistance: 90 }),
    call(4, 'c', { remainingDistance: 1 }),
    call(5, 'b', { eventType: 'Arrival', remainingDistance: 0 }),
  ]
  const steps = trackingSteps({ shipmentStatus: 5, stops: [stop('a', at, at), stop('b')], checkCalls })
  expect(steps.map(({ percent }) => percent)).toEqual([null, 100, 60])
  expect(steps.map(({ milesLeft }) => milesLeft)).toEqual([null, null, 40])
})

it('shows a segment as driven at arrival, and where a later stop was reached', () => {
  const arrived = trackingSteps({ shipmentStatus: 6, stops: [stop('a', at)], checkCalls: [call(1, 'a')] })
  expect(arrived[1]?.percent).toBe(100)
  const skipped = trackingSteps({ shipmentStatus: 6, stops: [stop('a'), stop('b', null, at)], checkCalls: [] })
  expect(skipped.map(({ percent }) => percent)).toEqual([null, 100, 100])
})

it('names a segment that nobody has begun', () => {
  expect(segmentNotStarted).toBe("Segment hasn't been started yet")
})

it.each([
  [100, 25, 75],
  [100, 0, 100],
  [100, 100, 0],
  [100, 130, 0],
  [100, -5, 100],
  [3, 1, 67],
  [1000, 3, 100],
  [200, 199, 1],
  [0, 0, 0],
  [null, 10, 0],
  [100, null, 0],
])('covers of %s miles with %s left %i percent', (totalSegmentDistance, remainingDistance, percent) => {
  expect(percentCovered({ totalSegmentDistance, remainingDistance })).toBe(percent)
})
