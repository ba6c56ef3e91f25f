import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeTotal, unitsCharged } from '#rating/charges.ts'
import {
  additionalChargeMethods,
  additionalChargeTotal,
  contractRateTypes,
  contractRateUnits,
  packagingTypes,
} from '#rating/tl/contract-terms.ts'

describe('a contracted rate', () => {
  it('is All In or Line Haul + Fuel', () => {
    expect(contractRateTypes).toEqual({ AllIn: 'All In', LineHaulPlusFuel: 'Line Haul + Fuel' })
  })

  it('is counted in every unit but hours, percent and stops', () => {
    expect(contractRateUnits.join(' ')).toBe(
      'Flat PerMile Pallet Hundredweight Pound Ton Piece Gallon CubicFoot LinearFoot',
    )
  })

  it('has additional charges by every method but a percent', () => {
    expect(additionalChargeMethods).toEqual([...contractRateUnits, 'Hour', 'Stop'])
  })

  it('holds for packaging types 256', () => {
    expect(packagingTypes).toBe(256)
  })
})

describe('additionalChargeTotal', () => {
  it('is the rate for Flat and rate × units otherwise [LRATE-37]', () => {
    expect(additionalChargeTotal({ chargeRateType: 'Flat', units: 4, rate: 75_0000 })).toBe(75_00)
    expect(additionalChargeTotal({ chargeRateType: 'Stop', units: 4, rate: 75_0000 })).toBe(300_00)
    expect(additionalChargeTotal({ chargeRateType: 'PerMile', units: 812.4, rate: 1_2500 })).toBe(1015_50)
  })

  it('fixes the units of Flat at 1, rounds half a cent up and takes credits, as invoices do with rate × units [DEF-80]', () => {
    expect(unitsCharged({ chargeRateType: 'Flat', units: 4 })).toBe(1)
    expect(unitsCharged({ chargeRateType: 'Hour', units: 4 })).toBe(4)
    // 3 × 0.1150 dollars are 34.5 cents.
    expect(additionalChargeTotal({ chargeRateType: 'Piece', units: 3, rate: 1150 })).toBe(35)
    expect(additionalChargeTotal({ chargeRateType: 'Flat', units: 1, rate: -50_0000 })).toBe(-50_00)
    expect(chargeTotal({ chargeRateType: 'Flat', units: 4, rate: 75_0000 })).toBe(300_00)
    expect(chargeTotal({ chargeRateType: 'Piece', units: 3, rate: 1150 })).toBe(35)
    const rate = fc.integer({ min: -10_000_0000, max: 10_000_0000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...additionalChargeMethods),
        rate,
        fc.integer({ min: 0, max: 5000 }),
        (method, price, count) => {
          const charge = {
            chargeRateType: method,
            rate: price,
            units: unitsCharged({ chargeRateType: method, units: count }),
          }
          expect(additionalChargeTotal(charge)).toBe(chargeTotal(charge))
        },
      ),
    )
  })
})
