import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipmentModes } from '#freight/modes.ts'
import { type Country, statesOf } from '#places/states.ts'
import { addDays } from '#shared/calendar.ts'
import { between, factorReasons, productOf } from './factor.ts'
import { pickupDayFactors } from './pickup-day.ts'
import { balanceFactor, type RegionName, regionOf, regions } from './regions.ts'
import { seasonFactors } from './season.ts'

const everyRegion = Object.keys(regions) as RegionName[]

describe('factors', () => {
  it('multiply, and are told in percent where they change something', () => {
    const factors = [
      { name: 'Up', factor: 1.1 },
      { name: 'Nothing', factor: 1.0004 },
      { name: 'Down', factor: 0.95 },
    ]
    expect(productOf(factors)).toBeCloseTo(1.1 * 1.0004 * 0.95, 10)
    expect(factorReasons(factors)).toEqual(['Up: +10.0%', 'Down: -5.0%'])
  })

  it('lie on the line between known points and stay level beyond them', () => {
    const points = [
      [0, 1],
      [10, 2],
      [20, 0],
    ] as const
    expect([-5, 0, 5, 10, 15, 20, 30].map((at) => between(points, at))).toEqual([1, 1, 1.5, 2, 1, 0, 0])
  })
})

describe('the day of the pickup', () => {
  const [thursday, monday] = ['2026-06-18', '2026-06-15']

  it('is dearest today, less so tomorrow, level within the week, mildly up long ahead', () => {
    const ahead = (days: number) => pickupDayFactors(thursday, addDays(thursday, -days))[0]
    expect([0, 1, 2, 3, 7, 14, 60, 300].map((days) => ahead(days)?.factor)).toEqual([
      1.12, 1.06, 1.02, 1, 1, 1.01, 1.05, 1.05,
    ])
    expect(ahead(0)?.name).toBe('Pickup today')
    expect(ahead(1)?.name).toBe('Pickup tomorrow')
    expect(ahead(5)?.name).toBe('Pickup in 5 days')
    expect(pickupDayFactors(monday, thursday)[0]).toEqual(ahead(0))
  })

  it('costs more towards the weekend', () => {
    const onDay = (days: number) => pickupDayFactors(addDays(monday, days), monday)[1]
    expect([0, 1, 2, 3, 4, 5, 6].map((days) => onDay(days)?.factor)).toEqual([1, 0.99, 1, 1.01, 1.03, 1.05, 1.07])
    expect(onDay(6)?.name).toBe('Pickup on a Sunday')
  })
})

describe('the season', () => {
  const at = (mode: 1 | 2 | 3, region: RegionName, date: string) => productOf(seasonFactors(mode, region, date))

  it('makes reefers dear where fruit and vegetables leave, vans a little, flatbeds not', () => {
    const [may, september] = ['2026-05-15', '2026-09-15']
    expect(at(2, 'florida', may) / at(2, 'midwest', may)).toBeCloseTo(1.2, 5)
    expect(at(1, 'florida', may) / at(1, 'midwest', may)).toBeCloseTo(1.05, 5)
    expect(at(3, 'florida', may) / at(3, 'midwest', may)).toBe(1)
    expect(at(2, 'florida', september)).toBe(at(2, 'midwest', september))
    expect(at(2, 'northwest', september)).toBeGreaterThan(at(2, 'midwest', september))
  })

  it('peaks before the holidays for vans and in summer for flatbeds', () => {
    expect(at(1, 'midwest', '2026-12-15')).toBeCloseTo(1.06, 5)
    expect(at(1, 'midwest', '2026-02-15')).toBeCloseTo(0.96, 5)
    expect(at(3, 'midwest', '2026-06-15')).toBeGreaterThan(at(3, 'midwest', '2026-12-15'))
  })

  it('moves by less than half a percent from one day to the next, over the turn of the year too', () => {
    const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...equipmentModes), fc.constantFrom(...everyRegion), day, (mode, region, date) => {
        const [before, after] = [date, addDays(date, 1)].map((when) => productOf(seasonFactors(mode, region, when)))
        expect(Math.abs((after ?? 0) / (before ?? 1) - 1)).toBeLessThan(0.005)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the balance of regions', () => {
  it('knows every state but the islands and the one without roads', () => {
    const unreachable = (['US', 'CA', 'MX'] as Country[]).flatMap((country) =>
      statesOf(country)
        .filter(({ code }) => regionOf(country, code) === null)
        .map(({ name }) => name),
    )
    expect(unreachable).toEqual([
      'American Samoa',
      'Guam',
      'Hawaii',
      'Northern Mariana Islands',
      'Puerto Rico',
      'US Virgin Islands',
      'Nunavut',
    ])
    expect(regionOf('US', 'florida')).toBe('florida')
    expect(regionOf('MX', 'BC')).toBe('borderMexico')
    expect(regionOf('CA', 'BC')).toBe('westernCanada')
  })

  it('is the dearness of leaving times that of arriving, as far as a market feels it', () => {
    // 1.05 × 1.20, and half of it
    expect(balanceFactor('southeast', 'florida', 1)).toEqual({
      name: 'From the Southeast into Florida',
      factor: expect.closeTo(1.26, 10),
    })
    expect(balanceFactor('southeast', 'florida', 0.5).factor).toBeCloseTo(1.13, 10)
    expect(balanceFactor('florida', 'southeast', 1).factor).toBeCloseTo(0.76, 10)
    expect(balanceFactor('florida', 'florida', 0)).toEqual({ name: 'Freight within Florida', factor: 1 })
  })

  it('evens out over the market, and leaves no way at less than half or more than twice its price', () => {
    const mainland = everyRegion.filter((name) => name !== 'alaska' && name !== 'northernCanada')
    const factors = mainland.flatMap((from) => mainland.map((to) => balanceFactor(from, to, 1).factor))
    const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
    expect(mean).toBeGreaterThan(0.95)
    expect(mean).toBeLessThan(1.05)
    for (const from of everyRegion) {
      for (const to of everyRegion) {
        expect(balanceFactor(from, to, 1).factor).toBeGreaterThan(0.5)
        expect(balanceFactor(from, to, 1).factor).toBeLessThan(2)
      }
    }
  })
})
