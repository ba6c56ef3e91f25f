import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPostalCode } from '#places/postal-codes.ts'
import { errorsOf } from './known/errors.ts'
import { correctedWith, validationMiles } from './known/known-miles.ts'
import { cityPoint } from './network/places.ts'
import { matrix, roadMiles } from './road-miles.ts'

const city = (name: string): Point => cityPoint(name) ?? { latitude: Number.NaN, longitude: Number.NaN }
const milesBetween = (from: string, to: string) => roadMiles(city(from), city(to)).miles
const off = (miles: number, known: number) => Math.abs(miles / known - 1)

describe('road miles between cities', () => {
  const tenPairs = [
    ['Chicago IL', 'Indianapolis IN', 183],
    ['Los Angeles CA', 'Phoenix AZ', 373],
    ['New York NY', 'Boston MA', 215],
    ['Dallas TX', 'Atlanta GA', 781],
    ['Seattle WA', 'Portland OR', 174],
    ['Denver CO', 'Kansas City MO', 604],
    ['Miami FL', 'Atlanta GA', 662],
    ['Laredo TX', 'Dallas TX', 430],
    ['Toronto ON', 'Montreal QC', 336],
    ['Los Angeles CA', 'New York NY', 2790],
  ] as const

  it('are those of the road atlas: on average within 2 percent, none beyond 4', () => {
    const errors = tenPairs.map(([from, to, known]) => off(milesBetween(from, to), known))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.02)
    expect(Math.max(...errors)).toBeLessThan(0.04)
  })

  it.each([
    ['Calgary AB', 'Vancouver BC', 604],
    ['Nuevo Laredo MX-TAM', 'Monterrey MX-NL', 139],
    ['Fresno CA', 'Mammoth Lakes CA', 345],
    ['Milwaukee WI', 'Muskegon MI', 275],
  ])('lead around mountains and lakes: %s to %s', (from, to, known) => {
    expect(off(milesBetween(from, to), known)).toBeLessThan(from === 'Fresno CA' ? 0.15 : 0.04)
  })

  it.each([
    ['looked at while the network was corrected', correctedWith],
    ['kept aside', validationMiles],
  ])('agree with known driving distances: those %s', (_which, pairs) => {
    const { mean, p90 } = errorsOf(pairs)
    expect(pairs.length).toBeGreaterThan(200)
    expect(mean).toBeLessThan(0.015)
    expect(p90).toBeLessThan(0.03)
  })

  it('start at a postal code as well as at its city', () => {
    const zip = (code: string) => findPostalCode('US', code) ?? city('')
    expect(off(roadMiles(zip('60606'), zip('46204')).miles, 183)).toBeLessThan(0.04)
    expect(off(roadMiles(zip('90021'), zip('85004')).miles, 372)).toBeLessThan(0.03)
    expect(off(roadMiles(zip('10001'), zip('02108')).miles, 214)).toBeLessThan(0.04)
  })
})

const cities = [...new Set(validationMiles.map(([from]) => from)), 'Monterrey MX-NL', 'Quebec QC', 'Anchorage AK']
const anyCity = fc.constantFrom(...cities)
/** A point up to about 50 miles from a city. */
const anyPoint = fc
  .tuple(anyCity, fc.double({ min: -0.7, max: 0.7, noNaN: true }), fc.double({ min: -0.7, max: 0.7, noNaN: true }))
  .map(([name, north, east]) => ({ latitude: city(name).latitude + north, longitude: city(name).longitude + east }))

describe('road miles between any points', () => {
  it('are the same both ways, none from a point to itself, kept to 0.1, never below the straight line', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const { miles, source } = roadMiles(from, to)
        expect(source).toBe('network')
        expect(roadMiles(to, from).miles).toBe(miles)
        expect(roadMiles(from, from).miles).toBe(0)
        expect(miles).toBe(Number(miles.toFixed(1)))
        expect(miles).toBeGreaterThanOrEqual(greatCircleMiles(from, to) - 0.05)
      }),
      { numRuns: 300 },
    )
  })

  // The path over a third city may use faster roads and so be slightly shorter.
  it('are not much more than over a city between them', () => {
    fc.assert(
      fc.property(anyPoint, anyCity, anyPoint, (from, over, to) => {
        const detour = roadMiles(from, city(over)).miles + roadMiles(city(over), to).miles
        expect(roadMiles(from, to).miles).toBeLessThanOrEqual(detour * 1.2 + 5)
      }),
      { numRuns: 300, seed: 20 },
    )
  })

  // When two paths over different roads are equally good, their miles still differ, so the change can be a few miles.
  it('change little where a point moves a tenth of a mile', () => {
    const tenth = 0.1 / 69.1
    const changes: number[] = []
    fc.assert(
      fc.property(anyPoint, anyPoint, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (from, to, bearing) => {
        const east = (tenth * Math.cos(bearing)) / Math.cos((from.latitude * Math.PI) / 180)
        const moved = { latitude: from.latitude + tenth * Math.sin(bearing), longitude: from.longitude + east }
        const change = Math.abs(roadMiles(moved, to).miles - roadMiles(from, to).miles)
        expect(change).toBeLessThan(10)
        changes.push(change)
      }),
      { numRuns: 300, seed: 20 },
    )
    expect(changes.sort((one, other) => one - other)[Math.floor(changes.length * 0.95)]).toBeLessThan(1)
  })

  it('are the same whatever was asked before', () => {
    const before = milesBetween('Boise ID', 'Tulsa OK')
    matrix(cities.slice(0, 40).map(city), cities.slice(40, 80).map(city))
    expect(milesBetween('Boise ID', 'Tulsa OK')).toBe(before)
  })
})

describe('a table of miles', () => {
  it('holds the miles of each pair, row by row', () => {
    const [from, to] = [cities.slice(0, 12).map(city), cities.slice(50, 57).map(city)]
    const { miles, source } = matrix(from, to)
    expect(source).toBe('network')
    expect([...miles]).toEqual(from.flatMap((start) => to.map((end) => roadMiles(start, end).miles)))
  })

  it('is the same over one list of points, the way back as long as the way there', () => {
    const points = cities.slice(0, 9).map(city)
    const { miles } = matrix(points, points)
    expect([...miles]).toEqual(points.flatMap((start) => points.map((end) => roadMiles(start, end).miles)))
  })

  it('is empty without points', () => {
    expect(matrix([], [city('Boise ID')])).toEqual({ miles: new Float64Array(0), source: 'network' })
  })
})

describe('where no road leads', () => {
  const honolulu = city('Honolulu HI')
  const sanJuan = city('San Juan PR')

  it('miles are an estimate, and say so', () => {
    for (const [from, to] of [
      [honolulu, city('Los Angeles CA')],
      [city('Miami FL'), sanJuan],
      [honolulu, city('Hilo HI')],
    ] as const) {
      const straight = greatCircleMiles(from, to)
      expect(roadMiles(from, to)).toEqual({ miles: Math.round(straight * 12) / 10, source: 'estimate' })
    }
  })

  it('one such point makes a table an estimate, its other miles stay those of the roads', () => {
    const { miles, source } = matrix([city('Dallas TX'), honolulu], [city('Austin TX')])
    expect(source).toBe('estimate')
    expect(miles[0]).toBe(milesBetween('Dallas TX', 'Austin TX'))
  })

  it.each([
    ['Victoria BC', 'Vancouver BC'],
    ["St. John's NL", 'Halifax NS'],
    ['Charlottetown PE', 'Moncton NB'],
    ['La Paz MX-BCS', 'Tijuana MX-BC'],
  ])('a ferry or a bridge does: %s to %s', (from, to) => {
    expect(roadMiles(city(from), city(to)).source).toBe('network')
  })
})
