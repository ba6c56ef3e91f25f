import { describe, expect, it } from 'vitest'
import type { FreightClass } from '#freight/freight-class.ts'
import { totalOf } from '#rating/charges.ts'
import { baseTable } from '#rating/ltl/base/base-rates.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { roundRates } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import { freightOf, grossCharges } from './freight-charges.ts'
import { type Linehaul, linehaulOf } from './linehaul.ts'

const table = baseTable(roundRates)
const line = (pounds: number, actual: FreightClass, rated: FreightClass = actual) => ({
  pounds,
  actualClass: classIndexOf(actual),
  ratedClass: classIndexOf(rated),
  density: null,
})
const halfOff = { floor: cents(10_000), discountText: 'Discount 50%' }
const linehaul = (lines: ReturnType<typeof line>[], cubePounds = 0): Linehaul =>
  linehaulOf({
    table,
    discounts: new Int32Array(9).fill(500_000),
    floor: 10_000,
    mostPounds: 20_000,
    band: 9,
    lines,
    cubePounds,
  })

describe('the charges of freight', () => {
  it('show each line at its rate, and the actual class whatever class is rated', () => {
    const lines = [line(1_200, '85', '70'), line(300, '150')]
    expect(grossCharges(linehaul(lines), table, lines)).toEqual([
      {
        chargeType: 'FreightRate',
        description: 'Class 85 rated as 70, 1,200 lb',
        chargeRateType: 'Hundredweight',
        units: 12,
        rate: 1_365_000,
        total: 163_800,
      },
      {
        chargeType: 'FreightRate',
        description: 'Class 150, 300 lb',
        chargeRateType: 'Hundredweight',
        units: 3,
        rate: 2_925_000,
        total: 87_750,
      },
    ])
  })

  it('show the pounds of cube and deficit at the lowest class', () => {
    const lines = [line(1_000, '100')]
    expect(grossCharges(linehaul(lines, 4_500), table, lines).slice(1)).toMatchObject([
      { chargeType: 'CubicCapacity', description: 'Cubic capacity, 3,500 lb at class 100', units: 35, total: 409_500 },
      { chargeType: 'DeficitWeight', description: 'Deficit weight, 500 lb at class 100', units: 5, total: 58_500 },
    ])
  })

  it('take off the discount, then the percent of the economy service, and raise to the minimum charge', () => {
    const lines = [line(1_000, '100')]
    const rated = linehaul(lines)
    const gross = grossCharges(rated, table, lines)
    expect(freightOf(rated.net, gross, halfOff)).toMatchObject({
      charges: [{ total: 195_000 }, { chargeType: 'Discount', description: 'Discount 50%', total: -97_500 }],
      total: 97_500,
      raisedToMinimum: false,
    })
    expect(freightOf(rated.net, gross, halfOff, 80_000)).toMatchObject({
      charges: [{}, {}, { chargeType: 'Discount', description: 'Economy service 8%', total: -7_800 }],
      total: 89_700,
    })
    expect(freightOf(rated.net, gross, { ...halfOff, floor: cents(90_000) }, 80_000)).toMatchObject({
      charges: [{}, {}, {}, { chargeType: 'MinimumCharge', total: 300 }],
      total: 90_000,
      raisedToMinimum: true,
    })
  })

  it('add up to the cent where lines were rounded by themselves', () => {
    const lines = [line(1, '77.5'), line(1, '77.5'), line(1, '77.5')]
    const rated = linehaul(lines)
    const { charges, total } = freightOf(rated.net, grossCharges(rated, table, lines), { ...halfOff, floor: cents(1) })
    // $195 × 0.775 × 1.5 = $226.69 per cwt: $2.2669 a line, $6.8007 in all, half of it off.
    expect(charges.map((charge) => charge.total)).toEqual([227, 227, 227, -341])
    expect(total).toBe(340)
    expect(totalOf(charges)).toBe(total)
  })
})
