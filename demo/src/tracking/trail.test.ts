import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import { remainingRoute } from '@lanewise/domain/tracking/remaining-miles'
import { expect, it } from 'vitest'
import { trailOf } from './trail.ts'

const now = new Date('2026-11-17T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const [from, to] = [
  { latitude: 41, longitude: -88 },
  { latitude: 35, longitude: -88 },
]
const leg = {
  line: [
    [-88, 41],
    [-87.5, 38],
    [-88, 35],
  ] as [number, number][],
  from,
  to,
  legMiles: 450,
}
const journey = { leg, legMiles: 450, milesPerHour: 50, isTeam: false, departedAt: hours(-4), dueAt: hours(1) }

it('a truck under way was seen every half hour and a moment ago, along its way and at its pace', () => {
  const trail = trailOf(journey, now)
  expect(trail).toHaveLength(9)
  expect(trail[0]).toMatchObject({ at: hours(-4), ...from })
  expect(trail[1]?.at).toEqual(hours(-3.5))
  expect(trail.at(-1)?.at).toEqual(new Date(now.getTime() - 2 * 60_000))
  const ahead = trail.map((seen) => remainingRoute(seen, leg))
  expect(ahead.map(({ milesOff }) => milesOff)).toEqual(trail.map(() => 0))
  expect(ahead[2]?.milesToGo).toBeCloseTo(400, 0)
  expect(ahead.at(-1)?.milesToGo).toBeCloseTo(251.7, 0)
})

it('one that has time leaves later, and one that should be there by now is near', () => {
  const early = trailOf({ ...journey, dueAt: hours(8) }, now)
  expect(early[0]?.at).toEqual(hours(8 - 9.5))
  expect(early).toHaveLength(4)
  const overdue = trailOf({ ...journey, departedAt: hours(-30), dueAt: hours(-12) }, now)
  expect(greatCircleMiles(overdue.at(-1) ?? from, to)).toBeLessThan(12)
  expect(remainingRoute(overdue.at(-1) ?? from, leg).milesToGo).toBeCloseTo(12, 0)
  const waiting = trailOf({ ...journey, dueAt: hours(40) }, now)
  expect(waiting).toEqual([{ at: new Date(now.getTime() - 2 * 60_000), ...from }])
})
