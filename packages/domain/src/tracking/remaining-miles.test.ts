import { describe, expect, it } from 'vitest'
import { greatCircleMiles } from '#mileage/great-circle.ts'
import { type LinePoint, offRoadMiles, pointOnRoute, remainingRoute } from './remaining-miles.ts'

/** Points along one parallel, one degree of longitude apart. */
const line: LinePoint[] = [-100, -99, -98, -97, -96].map((longitude) => [longitude, 40])
const at = (longitude: number, latitude = 40) => ({ longitude, latitude })
const [from, to] = [at(-100), at(-96)]
const degree = greatCircleMiles(at(-100), at(-99))
const near = (value: number) => Math.round(value)

describe('the miles ahead', () => {
  it('are those of the way from where the truck is', () => {
    expect(near(remainingRoute(at(-98), { line, from, to, legMiles: null }).milesToGo)).toBe(near(2 * degree))
    expect(near(remainingRoute(at(-97.5), { line, from, to, legMiles: null }).milesToGo)).toBe(near(1.5 * degree))
    expect(remainingRoute(at(-96), { line, from, to, legMiles: null })).toEqual({ milesToGo: 0, milesOff: 0 })
  })

  it('are stretched to the miles of the road, which the drawn line cuts short', () => {
    const { milesToGo } = remainingRoute(at(-97), { line, from, to, legMiles: 400 })
    expect(near(milesToGo)).toBe(100)
  })

  it('are counted from the beginning of the line without a stop before', () => {
    expect(near(remainingRoute(at(-99), { line, from: null, to: at(-98), legMiles: null }).milesToGo)).toBe(
      near(degree),
    )
  })

  it('are those of the leg that the truck is on, where the way passes a place twice', () => {
    const there = [...line, ...line.toReversed()]
    // On the return to the start, all four degrees lie ahead at the far end.
    expect(near(remainingRoute(at(-97), { line: there, from: to, to: from, legMiles: null }).milesToGo)).toBe(
      near(3 * degree),
    )
  })

  it('count the miles back to the way, and tell how far off it the truck is', () => {
    const beside = remainingRoute(at(-98, 40.1), { line, from, to, legMiles: null })
    expect(beside.milesOff).toBeCloseTo(6.9, 1)
    expect(near(beside.milesToGo)).toBe(near(2 * degree + 6.9))
    const lost = remainingRoute(at(-98, 41), { line, from, to, legMiles: null })
    expect(lost.milesOff).toBeGreaterThan(offRoadMiles)
    expect(near(lost.milesToGo)).toBe(near(2 * degree + 69.1 * 1.2))
  })

  it('are the straight line times 1.2 where no way is drawn', () => {
    const { milesToGo, milesOff } = remainingRoute(at(-98), { line: [], from, to, legMiles: 500 })
    expect([near(milesToGo), milesOff]).toEqual([near(2 * degree * 1.2), null])
  })
})

describe('the point from which so many miles are left', () => {
  const leg = { line, from, to, legMiles: 400 }

  it('lies on the line, and the miles ahead of it are the same again', () => {
    expect(pointOnRoute(400, leg)).toEqual(from)
    for (const miles of [399, 250, 100.5, 1]) {
      const { milesToGo, milesOff } = remainingRoute(pointOnRoute(miles, leg), leg)
      expect(milesToGo).toBeCloseTo(miles, 1)
      expect(milesOff).toBe(0)
    }
    expect(pointOnRoute(0, leg)).toEqual(to)
  })

  it('is the beginning where more miles are left than the leg has, and by the line alone where nobody measured it', () => {
    expect(pointOnRoute(900, leg)).toEqual(from)
    expect(pointOnRoute(degree, { ...leg, legMiles: null }).longitude).toBeCloseTo(-97, 5)
  })

  it('lies on the leg between the two stops, and straight between them without a line', () => {
    expect(pointOnRoute(50, { line, from: at(-99), to: at(-98), legMiles: 100 }).longitude).toBeCloseTo(-98.5, 5)
    expect(pointOnRoute(100, { ...leg, line: [] }).longitude).toBeCloseTo(-97, 5)
    expect(pointOnRoute(100, { ...leg, line: [], from: null })).toEqual(to)
  })
})
