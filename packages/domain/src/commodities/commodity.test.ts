import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cargoClassifications,
  defaultPackagingUnitType,
  digitsOnly,
  packagingUnitTypes,
  suggestFreightClass,
} from './commodity.ts'

describe('value lists', () => {
  it('has the 17 cargo classifications [COMM-14]', () => {
    expect(cargoClassifications.join(' ')).toBe(
      'General Food Beverage Alcohol Apparel Automotive BuildingMaterials Chemicals Electronics Furniture ' +
        'HouseholdGoods Machinery Metals Paper Pharmaceuticals Plastics Other',
    )
  })

  it('has the 21 packaging unit types, Skid by default [COMM-15]', () => {
    expect(packagingUnitTypes.join(' ')).toBe(
      'Skid Pallet Box Carton Case Crate Drum Barrel Bag Bale Bundle Bucket Coil Cylinder Pail Reel Roll Tote Tube ' +
        'Gallon Piece',
    )
    expect(defaultPackagingUnitType).toBe('Skid')
  })
})

describe('suggestFreightClass', () => {
  const day = '2026-11-16'
  const typed = { packageLength: '48', packageWidth: '40', packageHeight: '48', palletCount: '10' }

  it('answers the density and its class for what stands in the form', () => {
    expect(suggestFreightClass({ ...typed, perPackageWeight: '500', packageQuantity: '10' }, day)).toEqual({
      density: 9.375,
      freightClass: '100',
    })
  })

  it('answers nothing while a measure is missing', () => {
    expect(suggestFreightClass({ ...typed, perPackageWeight: '', packageQuantity: '10' }, day)).toBeNull()
    expect(suggestFreightClass({}, day)).toBeNull()
  })
})

describe('digitsOnly', () => {
  it('drops everything but digits and cuts at the length', () => {
    expect(digitsOnly('4a8.0', 3)).toBe('480')
    expect(digitsOnly('-1,234 lbs')).toBe('1234')
    expect(digitsOnly('12345678901234567890')).toBe('12345678901234567890')
    expect(digitsOnly('1234', 3)).toBe('123')
  })

  it('keeps one decimal point where decimals are allowed', () => {
    expect(digitsOnly('12.5', 5, { decimals: true })).toBe('12.5')
    expect(digitsOnly('1.2.3', 5, { decimals: true })).toBe('1.23')
    expect(digitsOnly('123.', 5, { decimals: true })).toBe('123.')
    expect(digitsOnly('1234.56', 5, { decimals: true })).toBe('1234.')
  })

  it('never holds more than the length or anything but a number', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 6 }), (text, maxLength) => {
        expect(digitsOnly(text, maxLength)).toMatch(/^\d*$/)
        expect(digitsOnly(text, maxLength, { decimals: true })).toMatch(/^\d*\.?\d*$/)
        expect(digitsOnly(text, maxLength, { decimals: true }).length).toBeLessThanOrEqual(maxLength)
      }),
    )
  })
})
