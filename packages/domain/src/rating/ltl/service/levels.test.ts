import { describe, expect, it } from 'vitest'
import type { RateAsk } from '#rating/ask.ts'
import type { Reach } from '#rating/ltl/network/coverage.ts'
import { shipmentOf } from '#rating/ltl/shipment.ts'
import { anAsk, aProduct, flat } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import {
  economyService,
  economyText,
  type GuaranteedOffer,
  guaranteedCharge,
  guaranteedOffers,
  guaranteedService,
  guaranteedText,
  standardService,
} from './levels.ts'

const noon: GuaranteedOffer = {
  level: 'GuaranteedNoon',
  percent: 250_000,
  least: cents(5_000),
  most: cents(20_000),
  upToMiles: 1_000,
}
const direct: Reach = { partner: null, border: null }
const transit = { least: 2, most: 3, why: '' }

describe('service levels', () => {
  it('promise one day where they are guaranteed, and later days where they are cheaper', () => {
    expect(standardService(transit)).toMatchObject({ level: 'Standard', least: 2, most: 3 })
    expect(economyService(transit, { percent: 80_000, days: 2 })).toMatchObject({ level: 'Economy', least: 4, most: 5 })
    expect(guaranteedService(transit, noon)).toMatchObject({ code: 'GTD_NOON', least: 2, most: 2 })
  })

  it('say what they cost', () => {
    expect(economyText({ percent: 85_000, days: 2 })).toBe('Economy / Deferred: 8.50% off, 2 business days later')
    expect(guaranteedText(noon)).toBe('Guaranteed by Noon: 25% of the freight charge, at least $50.00, at most $200.00')
  })
})

describe('a guarantee', () => {
  const offered = (ask: Partial<RateAsk>, reach = direct) => guaranteedOffers([noon], shipmentOf(anAsk(ask)), reach)

  it('is offered by own trucks, inside a country, within its miles', () => {
    expect(offered({ miles: 1_000 })).toEqual([noon])
    expect(offered({ miles: 1_001 })).toEqual([])
    const partner = { by: { name: 'B', area: {}, price: flat(1), days: 1 }, end: 'pickup', stateName: 'Ohio' } as const
    expect(offered({}, { ...direct, partner })).toEqual([])
    expect(offered({}, { ...direct, border: { between: ['US', 'CA'], charge: cents(1), days: 1 } })).toEqual([])
  })

  it('is not offered for hazardous or long freight', () => {
    expect(offered({ isHazmatRequired: true })).toEqual([])
    expect(offered({ products: [aProduct({ length: 120 })] })).toEqual([])
  })

  it('costs a percent of the freight charge between a least and a most', () => {
    expect(guaranteedCharge(noon, cents(40_000))).toMatchObject({
      chargeRateType: 'Percent',
      rate: 250_000,
      total: 10_000,
    })
    expect(guaranteedCharge(noon, cents(10_000))).toMatchObject({
      chargeType: 'Guaranteed',
      description: 'Guaranteed by Noon (minimum)',
      total: 5_000,
    })
    expect(guaranteedCharge(noon, cents(90_000))).toMatchObject({
      description: 'Guaranteed by Noon (maximum)',
      total: 20_000,
    })
  })
})
