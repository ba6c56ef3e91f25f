import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { describe, expect, it } from 'vitest'
import { networkEngine } from './engine.ts'
import { cityPoint } from './network/places.ts'
import { roadMiles } from './road-miles.ts'
import { route } from './route.ts'

const city = (name: string): Point => cityPoint(name) ?? { latitude: Number.NaN, longitude: Number.NaN }
const onLine = ({ latitude, longitude }: Point) => [longitude, latitude]
const pointOf = ([longitude, latitude]: readonly [number, number] = [0, 0]): Point => ({ latitude, longitude })
const milesFrom = (line: readonly (readonly [number, number])[], place: Point) =>
  Math.min(...line.map((point) => greatCircleMiles(pointOf(point), place)))
const stops = ['Chicago IL', 'Indianapolis IN', 'Plano TX', 'Monterrey MX-NL'].map(city)

describe('a route', () => {
  it('has a leg from each stop to the next, with the miles of that pair, and their sum', () => {
    const { miles, legs, source } = route(stops)
    expect(source).toBe('network')
    expect(legs.map((leg) => leg.miles)).toEqual(
      stops.slice(1).map((stop, index) => roadMiles(stops[index] ?? stop, stop).miles),
    )
    expect(miles).toBe(Number(legs.reduce((sum, leg) => sum + leg.miles, 0).toFixed(1)))
  })

  it('is drawn from stop to stop over the places it passes', () => {
    const { legs } = route(stops)
    legs.forEach(({ line }, index) => {
      expect(line[0]).toEqual(onLine(stops[index] ?? city('')))
      expect(line.at(-1)).toEqual(onLine(stops[index + 1] ?? city('')))
      expect(line.length).toBeGreaterThan(3)
    })
    expect(milesFrom(legs[0]?.line ?? [], city('Lafayette IN'))).toBeLessThan(8)
    expect(milesFrom(legs[2]?.line ?? [], city('Laredo TX'))).toBeLessThan(8)
  })

  it('follows the bends of the roads it takes and never leaps', () => {
    const [leg] = route([city('Denver CO'), city('Salt Lake City UT')]).legs
    const line = leg?.line ?? []
    expect(line.length).toBeGreaterThan(60)
    const leaps = line.slice(1).map((point, index) => greatCircleMiles(pointOf(line[index]), pointOf(point)))
    expect(Math.max(...leaps)).toBeLessThan(60)
    const drawn = leaps.reduce((sum, miles) => sum + miles, 0)
    expect(drawn / (leg?.miles ?? 0)).toBeGreaterThan(0.93)
    expect(drawn / (leg?.miles ?? 0)).toBeLessThan(1.07)
  })

  it('is drawn the other way round on the way back', () => {
    const [there, back] = [route(stops), route([...stops].reverse())]
    expect(back.miles).toBe(there.miles)
    expect(back.legs[2]?.line).toEqual([...(there.legs[0]?.line ?? [])].reverse())
  })

  it('is a straight line where no road leads, and then an estimate as a whole', () => {
    const { legs, source } = route([city('Dallas TX'), city('Los Angeles CA'), city('Honolulu HI')])
    expect(source).toBe('estimate')
    expect(legs[1]?.line).toHaveLength(2)
    expect(legs[0]?.line.length).toBeGreaterThan(10)
  })

  it('of one stop or none has no legs', () => {
    expect(route([])).toEqual({ miles: 0, legs: [], source: 'network' })
    expect(route([city('Dallas TX')])).toEqual({ miles: 0, legs: [], source: 'network' })
  })
})

it('answers like any routing engine', async () => {
  const [from, to] = [city('Dallas TX'), city('Houston TX')]
  expect(await networkEngine.roadMiles(from, to)).toEqual(roadMiles(from, to))
  expect(await networkEngine.route([from, to])).toEqual(route([from, to]))
  expect((await networkEngine.matrix([from], [to])).miles[0]).toBe(roadMiles(from, to).miles)
})
