import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalOf } from '#rating/charges.ts'
import { type ContractRateUnit, type ContractTerms, contractRateUnits } from '#rating/tl/contract-terms.ts'
import { cents } from '#shared/units.ts'
import { hasPrice, priceByContract } from './contract-price.ts'

const terms = (chargeType: ContractRateUnit, rate: number, more: Partial<ContractTerms> = {}): ContractTerms => ({
  rate,
  rateType: 'AllIn',
  chargeType,
  minCharge: null,
  rateSpecifications: [],
  additionalCharges: [],
  ...more,
})
const freight = {
  miles: 812.4,
  pallets: 14,
  weight: 31_250,
  pieces: 420,
  gallons: 5_800,
  cubicFeet: 2_240.5,
  linearFeet: 28,
}
const ranges = [
  {
    id: 's',
    packagingTypes: 256,
    rateRanges: [
      { id: 'b', minPallets: 11, maxPallets: 22, ratePerPallet: 82_5000 },
      { id: 'a', minPallets: 1, maxPallets: 10, ratePerPallet: 100_0000 },
    ],
  },
] as const
const detention = {
  description: 'Two hours of waiting',
  type: 'FreightAuditDetention',
  units: 2,
  rate: 60_0000,
  chargeRateType: 'Hour',
  total: cents(120_00),
} as const

describe('priceByContract', () => {
  it('prices every unit', () => {
    const cost = (unit: ContractRateUnit, rate: number) => {
      const price = priceByContract(terms(unit, rate), freight)
      return hasPrice(price) ? price.totalCost : price.reason
    }
    expect(cost('Flat', 1850_0000)).toBe(1850_00)
    // 812.4 × 2.15 = 1746.66
    expect(cost('PerMile', 2_1500)).toBe(1746_66)
    // 312.5 × 5.25 = 1640.625, half a cent up
    expect(cost('Hundredweight', 5_2500)).toBe(1640_63)
    // 31,250 × 0.0525 = 1640.625
    expect(cost('Pound', 525)).toBe(1640_63)
    // 15.625 × 105 = 1640.625
    expect(cost('Ton', 105_0000)).toBe(1640_63)
    expect(cost('Piece', 3_1000)).toBe(1302_00)
    expect(cost('Gallon', 2450)).toBe(1421_00)
    // 2240.5 × 0.71 = 1590.755
    expect(cost('CubicFoot', 7100)).toBe(1590_76)
    expect(cost('LinearFoot', 55_0000)).toBe(1540_00)
  })

  it('prices pallets by their range, whatever the order of the ranges', () => {
    const price = priceByContract(terms('Pallet', 182_5000, { rateSpecifications: ranges }), freight)
    // 14 × 82.50
    expect(price).toEqual({
      totalCost: 1155_00,
      charges: [
        {
          chargeType: 'FreightRate',
          description: 'Freight Rate',
          chargeRateType: 'Pallet',
          units: 14,
          rate: 82_5000,
          total: 1155_00,
        },
      ],
      why: ['14 × $82.50 Per Pallet = $1,155.00 (range 11 to 22)'],
      unpriced: [],
    })
  })

  it('raises the line haul to the minimum charge', () => {
    const price = priceByContract(terms('PerMile', 2_0000, { minCharge: cents(500_00) }), { miles: 120 })
    expect(price).toMatchObject({
      totalCost: 500_00,
      charges: [{ total: 240_00 }, { chargeType: 'MinimumCharge', total: 260_00 }],
      why: ['120 × $2.00 Per Mile = $240.00', 'Raised to the minimum charge of $500.00'],
    })
    const perPallet = terms('Pallet', 0, { rateSpecifications: ranges, minCharge: cents(450_00) })
    expect(priceByContract(perPallet, { pallets: 3 })).toMatchObject({ totalCost: 450_00 })
    expect(priceByContract(perPallet, { pallets: 5 })).toMatchObject({ totalCost: 500_00 })
  })

  it('adds fuel by the mile to Line Haul + Fuel, on top of the minimum', () => {
    const rate = terms('Flat', 400_0000, { rateType: 'LineHaulPlusFuel', minCharge: cents(450_00) })
    // 812.4 × 0.50
    expect(priceByContract(rate, freight)).toMatchObject({ totalCost: 856_20 })
    // 812.4 × 0.4275 = 347.301
    expect(priceByContract(rate, freight, { fuelPerMile: 4275 })).toMatchObject({
      totalCost: 797_30,
      charges: [{}, {}, { chargeType: 'FuelSurcharge', chargeRateType: 'PerMile', units: 812.4, total: 347_30 }],
    })
    expect(priceByContract({ ...rate, rateType: 'AllIn' }, freight)).toMatchObject({ totalCost: 450_00 })
  })

  it('adds the additional charges as they were agreed', () => {
    const credit = { ...detention, type: 'Credit', chargeRateType: 'Flat', units: 3, rate: -25_0000 } as const
    expect(priceByContract(terms('Flat', 1000_0000, { additionalCharges: [detention, credit] }), {})).toMatchObject({
      totalCost: 1095_00,
      charges: [
        {},
        { chargeType: 'FreightAuditDetention', description: 'Two hours of waiting', units: 2, total: 120_00 },
        { chargeType: 'Credit', units: 1, total: -25_00 },
      ],
    })
  })

  it('says why there is no price', () => {
    const reason = (rate: ContractTerms, quantities = {}) => priceByContract(rate, quantities)
    expect(reason(terms('PerMile', 2_0000))).toEqual({ reason: 'This rate needs the route miles' })
    expect(reason(terms('Ton', 90_0000), { weight: 0 })).toEqual({ reason: 'This rate needs the weight' })
    expect(reason(terms('Gallon', 2000), { gallons: null })).toEqual({ reason: 'This rate needs the gallons' })
    const perPallet = terms('Pallet', 0, { rateSpecifications: ranges })
    expect(reason(perPallet)).toEqual({ reason: 'This rate needs the number of pallets' })
    expect(reason(perPallet, { pallets: 23 })).toEqual({ reason: 'No range of this rate covers 23 pallets' })
    expect(reason(terms('Flat', 1, { rateType: 'LineHaulPlusFuel' }))).toEqual({
      reason: 'This rate needs the route miles',
    })
  })

  it('costs what its charges add up to, and never less for more', () => {
    const unit = fc.constantFrom(...contractRateUnits.filter((name) => name !== 'Pallet'))
    const amount = fc.double({ min: 0.1, max: 50_000, noNaN: true })
    const rate = fc.integer({ min: 1, max: 500_0000 })
    const minimum = fc.integer({ min: 0, max: 2000_00 })
    fc.assert(
      fc.property(
        unit,
        rate,
        minimum,
        fc.tuple(amount, amount),
        fc.boolean(),
        (name, price, least, amounts, hasFuel) => {
          const rateType = hasFuel ? 'LineHaulPlusFuel' : 'AllIn'
          const contract = terms(name, price, { minCharge: cents(least), rateType, additionalCharges: [detention] })
          const quantities = (value: number) => ({
            miles: value,
            weight: value,
            pieces: value,
            gallons: value,
            cubicFeet: value,
            linearFeet: value,
          })
          const [less, more] = amounts
            .toSorted((a, b) => a - b)
            .map((value) => priceByContract(contract, quantities(value)))
          if (!less || !more || !hasPrice(less) || !hasPrice(more)) throw new Error('no price')
          expect(totalOf(more.charges)).toBe(more.totalCost)
          expect(more.totalCost).toBeGreaterThanOrEqual(less.totalCost)
          expect(less.totalCost).toBeGreaterThanOrEqual(least)
        },
      ),
      { numRuns: 200 },
    )
  })
})
