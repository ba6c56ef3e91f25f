import { describe, expect, it } from 'vitest'
import { greatCircleMiles } from '#mileage/great-circle.ts'
import { type LinePoint, offRoadMiles, pointOnWay, wayAhead } from './remaining-miles.ts'

/** Along one parallel, a degree of longitude at a time. */
const line: LinePoint[] = [-100, -99, -98, -97, -96].map((longitude) => [longitude, 40])
const at = (longitude: number, latitude = 40) => ({ longitude, latitude })
const [from, to] = [at(-100), at(-96)]
const degree = greatCircleMiles(at(-100), at(-99))
const near = (value: number) => Math.round(value)

describe('the miles ahead', () => {
  it('are those of the way from where the truck is', () => {
    expect(near(wayAhead(at(-98), { line, from, to, legMiles: null }).milesToGo)).toBe(near(2 * degree))
    expect(near(wayAhead(at(-97.5), { line, from, to, legMiles: null }).milesToGo)).toBe(near(1.5 * degree))
    expect(wayAhead(at(-96), { line, from, to, legMiles: null })).toEqual({ milesToGo: 0, milesOff: 0 })
  })

  it('are stretched to the miles of the road, which the drawn line cuts short', () => {
    const { milesToGo } = wayAhead(at(-97), { line, from, to, legMiles: 400 })
    expect(near(milesToGo)).toBe(100)
  })

  it('are counted from the beginning of the line without a stop before', () => {
    expect(near(wayAhead(at(-99), { line, from: null, to: at(-98), legMiles: null }).milesToGo)).toBe(near(degree))
  })

  it('are those of the leg that the truck is on, where the way passes a place twice', () => {
    const there = [...line, ...line.toReversed()]
    // On the way back to where it began: from the far end all four degrees lie ahead.
    expect(near(wayAhead(at(-97), { line: there, from: to, to: from, legMiles: null }).milesToGo)).toBe(
      near(3 * degree),
    )
  })

  it('count the miles back to the way, and tell how far off it the truck is', () => {
    const beside = wayAhead(at(-98, 40.1), { line, from, to, legMiles: null })
    expect(beside.milesOff).toBeCloseTo(6.9, 1)
    expect(near(beside.milesToGo)).toBe(near(2 * degree + 6.9))
    const lost = wayAhead(at(-98, 41), { line, from, to, legMiles: null })
    expect(lost.milesOff).toBeGreaterThan(offRoadMiles)
    expect(near(lost.milesToGo)).toBe(near(2 * degree + 69.1 * 1.2))
  })

  it('are the straight line times 1.2 where no way is drawn', () => {
    const { milesToGo, milesOff } = wayAhead(at(-98), { line: [], from, to, legMiles: 500 })
    expect([near(milesToGo), milesOff]).toEqual([near(2 * degree * 1.2), null])
  })
})

describe('the point from which so many miles are left', () => {
  const way = { line, from, to, legMiles: 400 }

  it('lies on the line, and the miles ahead of it are the same again', () => {
    expect(pointOnWay(400, way)).toEqual(from)
    for (const miles of [399, 250, 100.5, 1]) {
      const { milesToGo, milesOff } = wayAhead(pointOnWay(miles, way), way)
      expect(milesToGo).toBeCloseTo(miles, 1)
      expect(milesOff).toBe(0)
    }
    expect(pointOnWay(0, way)).toEqual(to)
  })

  it('is the beginning where more miles are left than the leg has, and by the line alone where nobody measured it', () => {
    expect(pointOnWay(900, way)).toEqual(from)
    expect(pointOnWay(degree, { ...way, legMiles: null }).longitude).toBeCloseTo(-97, 5)
  })

  it('lies on the leg between the two stops, and straight between them without a line', () => {
    expect(pointOnWay(50, { line, from: at(-99), to: at(-98), legMiles: 100 }).longitude).toBeCloseTo(-98.5, 5)
    expect(pointOnWay(100, { ...way, line: [] }).longitude).toBeCloseTo(-97, 5)
    expect(pointOnWay(100, { ...way, line: [], from: null })).toEqual(to)
  })
})
