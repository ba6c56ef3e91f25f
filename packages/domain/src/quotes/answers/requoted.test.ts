import { describe, expect, it } from 'vitest'
import { lineItemIssues } from '#orders/items/line-item-rules.ts'
import { requestedFreight } from '#quotes/answers/requested-freight.ts'
import { groupedAccessorials, lineItemOf, requotedFreight } from '#quotes/answers/requoted.ts'
import type { RateProduct } from '#rating/ask.ts'

const peaches: RateProduct = {
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 2,
  palletCount: 2,
  packagingType: 'Pallet',
  nmfcClass: null,
  nmfcNumber: '073227-02',
  cargoClassification: 'Food',
  isStackable: true,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
}
const paint: RateProduct = {
  ...peaches,
  description: 'Paint',
  nmfcClass: '55',
  isHazmat: true,
  hazmatHazardClass: '3',
  hazmatPackingGroup: 'II',
  hazmatUNNumber: 'UN1263',
}

const shippingDate = '2026-11-16'

describe('the freight of a request', () => {
  it('tells classes, pallets, weight and hazmat of all lines', () => {
    const products = [peaches, paint, peaches]
    expect(requestedFreight({ shippingDate, products, isHazmatRequired: false, accessorials: [] })).toEqual({
      freightClasses: ['55', '100'],
      densityTable: '2025-07-19',
      pallets: 6,
      weight: 3_000,
      isHazmat: true,
      accessorials: ['Hazmat'],
    })
  })

  it('names each accessorial once', () => {
    const request = { shippingDate, products: [peaches], isHazmatRequired: true }
    const { accessorials } = requestedFreight({ ...request, accessorials: ['Hazmat', 'InsidePickup', 'InsidePickup'] })
    expect(accessorials).toEqual(['Hazmat', 'InsidePickup'])
  })
})

describe('a request that is asked again', () => {
  it('keeps every line whole, with the class that it was rated by', () => {
    const items = [peaches, paint].map((product, index) => lineItemOf(product, index, shippingDate))
    expect(items).toMatchObject([
      {
        uniqueIdentifier: 'line-1',
        description: 'Canned peaches',
        totalWeight: 1_000,
        perPackageWeight: 500,
        packageLength: 48,
        packageWidth: 40,
        packageHeight: 48,
        palletCount: 2,
        packageCount: 2,
        packagingUnitType: 'Pallet',
        cargoClassification: 'Food',
        freightClass: '100',
        nmfcNumber: '073227-02',
        isStackable: true,
        isHazmat: false,
      },
      {
        uniqueIdentifier: 'line-2',
        freightClass: '55',
        isHazmat: true,
        hazmatHazardClass: '3',
        hazmatPackingGroup: 'II',
        hazmatUNNumber: 'UN1263',
      },
    ])
    const freight = { shippingMode: 'LTL', equipmentMode: 1 } as const
    expect(items.flatMap((item) => lineItemIssues(item, freight))).toEqual([])
  })

  it('puts accessorials where the form asks for them', () => {
    const requested = ['InsidePickup', 'LiftgateDelivery', 'ProtectFromHeat', 'Overlength8', 'Hazmat'] as const
    const grouped = {
      pickupAccessorials: ['InsidePickup'],
      dropoffAccessorials: ['LiftgateDelivery'],
      additionalServices: ['ProtectFromHeat'],
    }
    expect(groupedAccessorials(requested, [paint])).toEqual(grouped)
    const byHand = { ...grouped, additionalServices: ['ProtectFromHeat', 'Hazmat'] }
    expect(groupedAccessorials(requested, [peaches])).toEqual(byHand)
  })

  it('has no pickup date', () => {
    expect(requotedFreight({ accessorials: [], products: [peaches], densityTable: shippingDate }).pickupDate).toBeNull()
  })
})
