import { describe, expect, it } from 'vitest'
import type { HazardClass } from '#commodities/hazmat.ts'
import { shipmentOf } from '#rating/ltl/shipment.ts'
import { anAsk, aProduct } from '#rating/ltl/testing/given.ts'
import { hazmatRefusals } from './hazmat-taken.ts'

const hazmat = (...classes: HazardClass[]) =>
  shipmentOf(anAsk({ products: classes.map((hazmatHazardClass) => aProduct({ isHazmat: true, hazmatHazardClass })) }))

describe('hazardous freight', () => {
  it('is no matter where there is none', () => {
    expect(hazmatRefusals([], shipmentOf(anAsk()))).toEqual([])
  })

  it('is refused as a whole by a carrier that takes none, however it was named', () => {
    for (const shipment of [
      hazmat('3'),
      shipmentOf(anAsk({ isHazmatRequired: true })),
      shipmentOf(anAsk({ accessorials: ['Hazmat'] })),
    ]) {
      expect(hazmatRefusals([], shipment)).toEqual(['takes no hazardous freight'])
      expect(hazmatRefusals(['3'], shipment)).toEqual([])
    }
  })

  it('is refused by the classes that a carrier does not take', () => {
    expect(hazmatRefusals(['3', '8'], hazmat('3', '7', '8', '1.1', '7'))).toEqual([
      'takes no hazardous freight of class 7 and 1.1',
    ])
  })
})
