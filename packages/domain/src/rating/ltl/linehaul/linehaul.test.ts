import { describe, expect, it } from 'vitest'
import type { FreightClass } from '#freight/freight-class.ts'
import { baseTable } from '#rating/ltl/base/base-rates.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import { roundRates } from '#rating/ltl/testing/given.ts'
import { type LinehaulAsk, linehaulOf } from './linehaul.ts'

/** 900–1,000 miles: $195 per cwt of class 100 at M1M; × 1.2 at M5C, × 0.8 at M2M, × 0.6 at M5M, × 0.5 at M10M. */
const base: Omit<LinehaulAsk, 'lines'> = {
  table: baseTable(roundRates),
  discounts: new Int32Array(9),
  floor: 0,
  mostPounds: 20_000,
  band: 9,
  cubePounds: 0,
}
const line = (freightClass: FreightClass, pounds: number) => ({ pounds, ratedClass: classIndexOf(freightClass) })
const rated = (lines: LinehaulAsk['lines'], other: Partial<LinehaulAsk> = {}) => {
  const { breakIndex, ...linehaul } = linehaulOf({ ...base, ...other, lines })
  return { ...linehaul, at: weightBreaks[breakIndex] }
}

describe('the freight charge', () => {
  it('is pounds at the rate of class and break', () => {
    // 6.2 cwt × $195 × 1.2 = $1,450.80; as 1,000 lb it would cost $1,950.
    expect(rated([line('100', 620)])).toMatchObject({ at: 'M5C', net: 145_080, deficitPounds: 0, deficitSaves: 0 })
  })

  it('is that of the next break at its least pounds where that costs less', () => {
    // 9 cwt × $234 = $2,106, but 10 cwt × $195 = $1,950.
    expect(rated([line('100', 900)])).toMatchObject({
      at: 'M1M',
      net: 195_000,
      deficitPounds: 100,
      deficitSaves: 15_600,
    })
  })

  it('looks beyond the next break', () => {
    // 4,900 lb: $156 per cwt, $7,644. M5M: 50 × $117 = $5,850. M10M at $5 per cwt: 100 × $5 = $500.
    const table = baseTable({ ...roundRates, breakFactors: { ...roundRates.breakFactors, M10M: 256 } })
    expect(rated([line('100', 4_900)], { table })).toMatchObject({ at: 'M10M', deficitPounds: 5_100, net: 49_900 })
  })

  it('goes to no break beyond what the carrier takes', () => {
    expect(rated([line('100', 18_000)])).toMatchObject({ at: 'M20M', net: 1_560_000, deficitPounds: 2_000 })
    expect(rated([line('100', 18_000)], { mostPounds: 19_000 })).toMatchObject({ at: 'M10M', deficitPounds: 0 })
  })

  it('rates each class by itself at the break of all, and missing pounds at the lowest class', () => {
    // 600 lb class 100 and 300 lb class 50: at M5C 6 × $234 + 3 × $117 = $1,755.
    // At M1M 6 × $195 + 3 × $97.50 + 1 × $97.50 = $1,560.
    expect(rated([line('100', 600), line('50', 300)])).toMatchObject({
      at: 'M1M',
      net: 156_000,
      deficitPounds: 100,
      lowestClass: 0,
      deficitSaves: 19_500,
    })
  })

  it('compares breaks after their own discounts', () => {
    // 900 lb at M5C with 60% off: $842.40. As 1,000 lb at M1M with 50% off: $975.
    const discounts = Int32Array.from([0, 600_000, 500_000, 0, 0, 0, 0, 0, 0])
    expect(rated([line('100', 900)], { discounts })).toMatchObject({ at: 'M5C', net: 84_240, discount: 600_000 })
    // With 20% off at M1M alone 500 lb at M5C, $1,170, stay below 1,000 lb at M1M, $1,560; 800 lb, $1,872, do not.
    const steep = Int32Array.from([0, 0, 200_000, 0, 0, 0, 0, 0, 0])
    expect(rated([line('100', 500)], { discounts: steep })).toMatchObject({ at: 'M5C', net: 117_000 })
    expect(rated([line('100', 800)], { discounts: steep })).toMatchObject({ at: 'M1M', net: 156_000 })
  })

  it('adds no pounds to save nothing on a minimum charge', () => {
    expect(rated([line('100', 900)], { floor: 300_000 })).toMatchObject({
      at: 'M5C',
      deficitPounds: 0,
      deficitSaves: 0,
    })
    expect(rated([line('100', 900)], { floor: 200_000 })).toMatchObject({ at: 'M1M', deficitSaves: 10_600 })
  })

  it('never falls by a cent of rounding while pounds of a dearer class replace missing ones', () => {
    // $100.33 and $100.34 per cwt: the lines differ by a hundredth of a cent per pound, far less than rounding does.
    const classFactors = { ...roundRates.classFactors, '50': 10_033, '55': 10_034, '60': 10_035, '65': 10_036 }
    const curve = [{ miles: 0, centsPerCwt: 10_000 }]
    const table = baseTable({
      ...roundRates,
      curve,
      classFactors,
      breakFactors: { ...roundRates.breakFactors, M5C: 90_000 },
    })
    const prices = Array.from({ length: 399 }, (_unused, pounds) =>
      rated([line('50', 600), line('55', pounds + 1)], { table }),
    )
    expect(new Set(prices.map(({ at }) => at))).toEqual(new Set(['M1M']))
    expect(prices.map(({ net }) => net)).toEqual(prices.map(({ net }) => net).sort((a, b) => a - b))
  })

  it('rates bulky freight as the pounds of its cube', () => {
    // 1,000 lb rated as 2,400 lb: 24 cwt × $156 = $3,744.
    expect(rated([line('100', 1_000)], { cubePounds: 2_400 })).toMatchObject({
      at: 'M2M',
      cubePounds: 1_400,
      deficitPounds: 0,
      net: 374_400,
    })
    // 4,500 lb would cost $7,020. The 5,000 lb of M5M are cheaper: $5,850.
    expect(rated([line('100', 1_000)], { cubePounds: 4_500 })).toMatchObject({
      at: 'M5M',
      cubePounds: 3_500,
      deficitPounds: 500,
      net: 585_000,
    })
    expect(rated([line('100', 3_000)], { cubePounds: 2_400 })).toMatchObject({ cubePounds: 0 })
  })
})
