import { describe, expect, it } from 'vitest'
import { productClass, productsLinearFeet, productWeight, type RateProduct } from './ask.ts'

/** Ten pallets of 48 × 40 × 48 with 500 pounds each have a density of 9.375. (FREIGHT-6) */
const pallets: RateProduct = {
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 10,
  palletCount: 10,
  packagingType: 'Skid',
  nmfcClass: null,
  nmfcNumber: null,
  cargoClassification: 'Food',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
}

const day = '2026-11-16'

describe('a line that rates are asked for', () => {
  it('weighs what its packages weigh together', () => {
    expect(productWeight(pallets)).toBe(5_000)
  })

  it('has the class it was given, otherwise that of its density', () => {
    expect(productClass(pallets, day)).toBe('100')
    expect(productClass({ ...pallets, nmfcClass: '65' }, day)).toBe('65')
    expect(productClass({ ...pallets, height: 0 }, day)).toBeNull()
  })

  it('takes its feet of the trailer: 17 for ten pallets, 10 when they are stacked', () => {
    expect(productsLinearFeet([pallets])).toBe(17)
    expect(productsLinearFeet([pallets, { ...pallets, isStackable: true }])).toBe(27)
  })
})
