import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeOf } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'
import { percentCharge, poundsCharge, unitsCharge } from './quick-charges.ts'

const rate = fc.integer({ min: 0, max: 10_000_000 })

describe('charges reckoned in whole numbers', () => {
  it('are those that the rule of charges gives', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 100_000 }), (price, amount) => {
        const byWeight = {
          chargeType: 'FreightRate',
          chargeRateType: 'Hundredweight',
          units: amount / 100,
          rate: price,
        } as const
        expect(poundsCharge('FreightRate', price, amount)).toEqual(chargeOf(byWeight))
        const byPiece = { chargeType: 'Other', chargeRateType: 'Piece', units: amount, rate: price } as const
        expect(unitsCharge('Other', { per: 'Piece', rate: price, units: amount })).toEqual(chargeOf(byPiece))
        const percent = { chargeType: 'FuelSurcharge', chargeRateType: 'Percent', units: 1, rate: price } as const
        expect(percentCharge('FuelSurcharge', price, cents(amount))).toEqual(chargeOf(percent, cents(amount)))
      }),
    )
  })

  it('carry the name they are given', () => {
    expect(poundsCharge('DeficitWeight', 623_100, 60, 'Deficit weight, 60 lb')).toEqual({
      chargeType: 'DeficitWeight',
      description: 'Deficit weight, 60 lb',
      chargeRateType: 'Hundredweight',
      units: 0.6,
      rate: 623_100,
      // 0.6 × $62.31 = $37.386
      total: 3_739,
    })
  })
})
