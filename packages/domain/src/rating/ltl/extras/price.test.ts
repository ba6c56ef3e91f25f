import { describe, expect, it } from 'vitest'
import { flat } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import { chargeFor, type Price } from './price.ts'

const amounts = { pounds: 1_240, pieces: 12 }
const chargeOf = (price: Price, of = amounts) => chargeFor(price, of, 'SortSegregate', 'Sort')

describe('the price of a service', () => {
  it('is an amount, or nothing where it is included', () => {
    expect(chargeOf(flat(75))).toMatchObject({ chargeRateType: 'Flat', units: 1, rate: 750_000, total: 7_500 })
    expect(chargeOf('Included')).toBeNull()
    expect(chargeOf('Refused')).toBeNull()
  })

  it('is a rate per cwt between a least and a most', () => {
    const price = { per: 'Hundredweight', rate: 37_500, least: cents(2_000), most: cents(40_000) } as const
    // 12.4 cwt × $3.75 = $46.50
    expect(chargeOf(price)).toMatchObject({ chargeRateType: 'Hundredweight', units: 12.4, rate: 37_500, total: 4_650 })
    expect(chargeOf(price, { pounds: 500, pieces: 1 })).toMatchObject({ description: 'Sort (minimum)', total: 2_000 })
    expect(chargeOf(price, { pounds: 20_000, pieces: 1 })).toMatchObject({
      description: 'Sort (maximum)',
      total: 40_000,
    })
  })

  it('is a rate per piece', () => {
    const price = { per: 'Piece', rate: 35_000, least: cents(3_000), most: cents(28_000) } as const
    expect(chargeOf(price)).toMatchObject({ chargeRateType: 'Piece', units: 12, rate: 35_000, total: 4_200 })
    expect(chargeOf(price, { pounds: 1, pieces: 2 })).toMatchObject({ chargeRateType: 'Flat', total: 3_000 })
  })
})
