import { expect, it } from 'vitest'
import { timeZoneOf } from './time-zones.ts'

it.each([
  [39.77, -86.15, 'America/Indiana/Indianapolis'],
  [34.03, -118.24, 'America/Los_Angeles'],
  [25.67, -100.31, 'America/Monterrey'],
  [43.65, -79.37, 'America/Toronto'],
  [21.3, -157.86, 'Pacific/Honolulu'],
])('the point %d, %d has the zone %s', (latitude, longitude, zone) => {
  expect(timeZoneOf(latitude, longitude)).toBe(zone)
})

it('takes the zone of the nearest city at sea, also across the date line', () => {
  expect(timeZoneOf(21.3, -150)).toBe('Pacific/Honolulu')
  expect(timeZoneOf(52.5, 179.5)).toBe('America/Adak')
})

it.each([
  [91, 0],
  [0, 181],
  [Number.NaN, 0],
  [0, Number.POSITIVE_INFINITY],
])('a point %d, %d that is nowhere has none', (latitude, longitude) => {
  expect(timeZoneOf(latitude, longitude)).toBeUndefined()
})
