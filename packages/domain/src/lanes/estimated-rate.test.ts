import { describe, expect, it } from 'vitest'
import type { ContractRateUnit, ContractTerms } from '#rating/tl/contract-terms.ts'
import { cents } from '#shared/units.ts'
import { estimatedRate, estimateOf, type LaneMeasures } from './estimated-rate.ts'

const terms = (chargeType: ContractRateUnit, rate: number, more: Partial<ContractTerms> = {}): ContractTerms => ({
  rate,
  rateType: 'AllIn',
  chargeType,
  minCharge: null,
  rateSpecifications: [],
  additionalCharges: [],
  ...more,
})
const lane: LaneMeasures = { miles: 800, means: {} }
const ranges = [
  {
    id: 's',
    packagingTypes: 256,
    rateRanges: [
      { id: 'a', minPallets: 1, maxPallets: 10, ratePerPallet: 100_0000 },
      { id: 'b', minPallets: 11, maxPallets: 22, ratePerPallet: 80_0000 },
    ],
  },
] as const

describe('estimatedRate', () => {
  it('is the flat rate, rate × miles, the last pallet range, or rate × mean or full quantity, plus fuel and additional charges [DEF-88]', () => {
    expect(estimatedRate(terms('Flat', 1500_0000), lane)).toBe(1500_00)
    expect(estimatedRate(terms('PerMile', 2_1500), lane)).toBe(1720_00)
    // 22 × $80; the stored sum of 180 is not a price.
    const perPallet = terms('Pallet', 180_0000, { rateSpecifications: ranges, minCharge: cents(450_00) })
    expect(estimatedRate(perPallet, lane)).toBe(1760_00)
    expect(estimatedRate({ ...perPallet, minCharge: cents(1900_00) }, lane)).toBe(1900_00)
    // Full trailer: 44,000 lbs = 440 cwt = 22 tons, 3,800 ft³, 53 ft, 6,500 gallons, 1 piece.
    expect(estimatedRate(terms('Pound', 500), lane)).toBe(2200_00)
    expect(estimatedRate(terms('Hundredweight', 5_0000), lane)).toBe(2200_00)
    expect(estimatedRate(terms('Ton', 100_0000), lane)).toBe(2200_00)
    expect(estimatedRate(terms('CubicFoot', 5000), lane)).toBe(1900_00)
    expect(estimatedRate(terms('LinearFoot', 40_0000), lane)).toBe(2120_00)
    expect(estimatedRate(terms('Gallon', 2500), lane)).toBe(1625_00)
    expect(estimatedRate(terms('Piece', 12_3400), lane)).toBe(12_34)
    // The averages of the year's shipments take precedence: 300 cwt × 5, 120 pieces × 12.34.
    const busy = { miles: 800, means: { weight: 30_000, pieces: 120 } }
    expect(estimatedRate(terms('Hundredweight', 5_0000), busy)).toBe(1500_00)
    expect(estimatedRate(terms('Piece', 12_3400), busy)).toBe(1480_80)
    // 800 miles × $0.50, or the rate set by the company.
    const plusFuel = terms('Flat', 1500_0000, { rateType: 'LineHaulPlusFuel' })
    expect(estimatedRate(plusFuel, lane)).toBe(1900_00)
    expect(estimatedRate(plusFuel, lane, 4250)).toBe(1840_00)
    const tarp = {
      description: 'Tarps',
      type: 'Tarp',
      units: 1,
      rate: 85_0000,
      chargeRateType: 'Flat',
      total: cents(85_00),
    } as const
    expect(estimatedRate({ ...plusFuel, additionalCharges: [tarp] }, lane)).toBe(1985_00)
  })

  it('is empty while the miles that it needs are not known', () => {
    const unknown = { miles: null, means: {} }
    expect(estimatedRate(terms('PerMile', 2_1500), unknown)).toBeNull()
    expect(estimatedRate(terms('Flat', 1500_0000, { rateType: 'LineHaulPlusFuel' }), unknown)).toBeNull()
    expect(estimatedRate(terms('Flat', 1500_0000), unknown)).toBe(1500_00)
  })
})

describe('estimateOf', () => {
  const text = (given: ContractTerms, miles: number | null = 716) => estimateOf(given, { miles, means: {} }).text

  it('says how the estimate comes about', () => {
    expect(text(terms('PerMile', 2_3400, { rateType: 'LineHaulPlusFuel' }))).toBe('716 mi × $2.34 + fuel $358.00')
    expect(text(terms('Flat', 1500_0000))).toBe('flat $1,500.00')
    const perPallet = terms('Pallet', 180_0000, { rateSpecifications: ranges, minCharge: cents(1900_00) })
    expect(text(perPallet)).toBe('22 pallets × $80.00 + $140.00 to the minimum of $1,900.00')
    const tarp = { description: 'Tarps', type: 'Tarp', units: 1, rate: 85_0000, chargeRateType: 'Flat' } as const
    const withTarp = terms('Hundredweight', 5_0000, { additionalCharges: [{ ...tarp, total: cents(85_00) }] })
    expect(text(withTarp)).toBe('440 cwt × $5.00 + charges $85.00')
  })

  it('says what is missing', () => {
    expect(estimateOf(terms('PerMile', 2_3400), { miles: null, means: {} })).toEqual({
      cost: null,
      text: 'This rate needs the route miles',
    })
  })
})
