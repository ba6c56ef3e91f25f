import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { priceText, rateSummary, sequenceSummary } from './rate-summary.ts'

const perPallet = {
  rate: 175_0000,
  chargeType: 'Pallet',
  rateSpecifications: [
    {
      id: 's',
      packagingTypes: 256,
      rateRanges: [
        { id: 'a', minPallets: 1, maxPallets: 10, ratePerPallet: 95_0000 },
        { id: 'b', minPallets: 11, maxPallets: 26, ratePerPallet: 80_2500 },
      ],
    },
  ],
} as const

describe('a price per unit', () => {
  it('is told with its unit, for pallets range by range', () => {
    expect(priceText({ rate: 2_1500, chargeType: 'PerMile', rateSpecifications: [] })).toBe('$2.15 Per Mile')
    expect(priceText({ rate: 1800_0000, chargeType: 'Flat', rateSpecifications: [] })).toBe('$1,800.00 Flat')
    expect(priceText(perPallet)).toBe('Per Pallet $95.00 for 1–10, $80.25 for 11–26')
  })
})

describe('a contracted rate in words', () => {
  it('names carrier, price, what it covers, minimum, additional charges and dates', () => {
    const tarp = {
      description: 'Tarps',
      type: 'Tarp',
      units: 1,
      rate: 85_0000,
      chargeRateType: 'Flat',
      total: cents(85_00),
    } as const
    expect(
      rateSummary({
        carrierName: 'Kestrel Lines',
        rate: 2_1500,
        rateType: 'LineHaulPlusFuel',
        chargeType: 'PerMile',
        minCharge: cents(500_00),
        rateSpecifications: [],
        additionalCharges: [tarp],
        effectiveDate: '2026-01-01',
        expirationDate: '2026-12-31',
      }),
    ).toBe('Kestrel Lines, $2.15 Per Mile, Line Haul + Fuel, minimum $500.00, Tarps $85.00, 01/01/2026–12/31/2026')
  })
})

describe('the order of tendering in words', () => {
  it('names carriers by their place, without those that have none', () => {
    const contracts = [
      { carrierName: 'Prairie Freight', sequence: 2 },
      { carrierName: 'Able', sequence: null },
      { carrierName: 'Kestrel Lines', sequence: 1 },
    ]
    expect(sequenceSummary(contracts)).toBe('1st Kestrel Lines, 2nd Prairie Freight')
    expect(sequenceSummary([])).toBeNull()
  })
})
