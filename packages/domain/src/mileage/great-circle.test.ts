import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearing, boxAround, estimatedMiles, greatCircleMiles } from './great-circle.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a computed distance', () => {
  // A degree of a great circle is 3959 × π / 180 = 69.0976 mi; half the earth's circumference is 12,437.57 mi.
  it('is the straight line on an earth of radius 3959 mi times 1.2, rounded to 0.1 [PLAN-55]', () => {
    expect(greatCircleMiles(at(0, 0), at(0, 1))).toBeCloseTo(69.0976, 4)
    expect(estimatedMiles(at(0, 0), at(0, 1))).toBe(82.9)
    expect(estimatedMiles(at(40, -90), at(41, -90))).toBe(82.9)
    // On the 60th parallel a degree of longitude is half as long: 34.5485 mi, and slightly less along the great circle.
    expect(estimatedMiles(at(60, 0), at(60, 1))).toBe(41.5)
    expect(estimatedMiles(at(90, 0), at(-90, 0))).toBe(14_925.1)
  })

  it('is nothing from a point to itself, and crosses the date line', () => {
    expect(estimatedMiles(at(41.85, -87.65), at(41.85, -87.65))).toBe(0)
    expect(estimatedMiles(at(0, 179.5), at(0, -179.5))).toBe(82.9)
  })

  it('is the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        expect(greatCircleMiles(from, to)).toBeCloseTo(greatCircleMiles(to, from), 6)
        expect(greatCircleMiles(from, to)).toBeLessThanOrEqual(3959 * Math.PI)
      }),
    )
  })
})

describe('the box around a point', () => {
  it('holds every place within the miles', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, fc.integer({ min: 1, max: 150 }), (centre, place, miles) => {
        const { south, north, west, east } = boxAround(centre, miles)
        // Longitudes wrap around at the date line; nobody ships there.
        fc.pre(west >= -180 && east <= 180)
        const isInside =
          place.latitude >= south && place.latitude <= north && place.longitude >= west && place.longitude <= east
        expect(isInside || greatCircleMiles(centre, place) > miles).toBe(true)
      }),
    )
  })

  it('is hardly larger than it must be', () => {
    const { north, east } = boxAround(at(40, -90), 69.0976)
    expect(north).toBeCloseTo(41, 4)
    expect(east).toBeCloseTo(-90 + 1 / Math.cos((41 * Math.PI) / 180), 4)
  })
})

describe('bearing', () => {
  it('tells the direction in degrees from north over east', () => {
    expect(bearing(at(40, -90), at(41, -90))).toBeCloseTo(0, 6)
    expect(bearing(at(0, -90), at(0, -89))).toBeCloseTo(90, 6)
    expect(bearing(at(41, -90), at(40, -90))).toBeCloseTo(180, 6)
    expect(bearing(at(0, -89), at(0, -90))).toBeCloseTo(270, 6)
    // Dallas to Denver.
    expect(bearing(at(32.78, -96.8), at(39.74, -104.99))).toBeCloseTo(319.1, 0)
  })
})
