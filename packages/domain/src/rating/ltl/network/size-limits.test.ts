import { describe, expect, it } from 'vitest'
import type { RateProduct } from '#rating/ask.ts'
import { shipmentOf } from '#rating/ltl/shipment.ts'
import { anAsk, aProduct } from '#rating/ltl/testing/given.ts'
import { sizeRefusals } from './size-limits.ts'

const limits = { length: 240, width: 96, height: 102, palletPounds: 4_000, liftgatePounds: 2_500 }
const refusals = (product: Partial<RateProduct>, accessorials: Parameters<typeof anAsk>[0] = {}) =>
  sizeRefusals(limits, shipmentOf(anAsk({ products: [aProduct(), aProduct(product)], ...accessorials })))

describe('what fits', () => {
  it('takes freight up to every limit', () => {
    expect(refusals({ length: 240, width: 96, height: 102, perPackageWeightInPounds: 4_000 })).toEqual([])
  })

  it('refuses what is longer, wider or taller, however it was turned', () => {
    expect(refusals({ length: 241 })).toEqual(['freight is longer than 20 ft'])
    expect(refusals({ width: 241 })).toEqual(['freight is longer than 20 ft'])
    expect(refusals({}, { accessorials: ['Overlength20'] })).toEqual([])
    expect(refusals({}, { accessorials: ['Overlength21'] })).toEqual(['freight is longer than 20 ft'])
    expect(refusals({ length: 100, width: 97, height: 103 })).toEqual([
      'freight is wider than 8 ft',
      'freight is taller than 8 ft 6 in',
    ])
  })

  it('refuses pallets that are too heavy, for the truck or for a lift gate that is asked for', () => {
    const heavy = { perPackageWeightInPounds: 2_600 }
    expect(refusals({ perPackageWeightInPounds: 4_001 })).toEqual(['takes pallets of up to 4,000 lb'])
    expect(refusals(heavy)).toEqual([])
    expect(refusals(heavy, { accessorials: ['LiftgateDelivery'] })).toEqual([
      'has lift gates for pallets of up to 2,500 lb',
    ])
    expect(refusals({ ...heavy, count: 4, palletCount: 5 }, { accessorials: ['LiftgateDelivery'] })).toEqual([])
  })
})
