import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChargeRateType, chargeOf, chargeRateTypes, chargeTotal, flatCharge, totalOf } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'

const perUnit = (Object.keys(chargeRateTypes) as ChargeRateType[]).filter((type) => type !== 'Percent')

describe('the total of a charge', () => {
  it.each([
    // 183.4 miles at $2.1500
    ['PerMile', 21_500, 183.4, 394_31],
    // 12.5 hundredweight at $62.3100 are $778.875
    ['Hundredweight', 623_100, 12.5, 778_88],
    ['Flat', 1_180_000, 1, 118_00],
    // Half a cent is rounded away from zero, so that a credit mirrors the charge it reverses.
    ['Pound', 50, 1, 1],
    ['Pound', -50, 1, -1],
    // 1.15 × 1.1 is 1.2649999999999999 in binary fractions.
    ['Ton', 11_500, 1.1, 127],
  ] as const)('%s at %s × %s is %s cents', (chargeRateType, rate, units, total) => {
    expect(chargeTotal({ chargeRateType, rate, units })).toBe(total)
  })

  it('takes a percent of its base', () => {
    // 28.4 % of $412.37 is $117.11308
    expect(chargeTotal({ chargeRateType: 'Percent', rate: 284_000, units: 1 }, cents(412_37))).toBe(117_11)
  })

  it('rounds halves up and sums to the cent whatever the unit', () => {
    const rates = fc.integer({ min: -10_000_000, max: 10_000_000 })
    const charges = fc.array(
      fc.record({
        chargeRateType: fc.constantFrom(...perUnit),
        rate: rates,
        units: fc.integer({ min: 1, max: 4_000 }),
      }),
    )
    fc.assert(
      fc.property(charges, (list) => {
        const made = list.map((one) => chargeOf({ chargeType: 'Other', ...one }))
        // Expected total in whole numbers (rate × units in hundredths of a cent), calculated independently of the code
        // under test.
        const expected = list.map(({ rate, units }) => {
          const size = Math.abs(rate) * units
          return Math.sign(rate) * (Math.floor(size / 100) + (size % 100 >= 50 ? 1 : 0))
        })
        expect(totalOf(made)).toBe(expected.reduce((sum, one) => sum + one, 0))
      }),
    )
  })
})

describe('a charge', () => {
  it('is called by its type where nothing else is said', () => {
    expect(flatCharge('StopOff', cents(75_00))).toEqual({
      chargeType: 'StopOff',
      description: 'Stop-Off',
      chargeRateType: 'Flat',
      units: 1,
      rate: 750_000,
      total: 75_00,
    })
    expect(flatCharge('Other', cents(1), 'Ferry').description).toBe('Ferry')
  })
})
