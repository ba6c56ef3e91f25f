import { describe, expect, it } from 'vitest'
import { additionalChargeMethods, laneRateTypes, laneRateUnits, packagingTypes, rateTableName } from './lane-rate.ts'

describe('a contracted rate', () => {
  it('is All In or Line Haul + Fuel', () => {
    expect(laneRateTypes).toEqual({ AllIn: 'All In', LineHaulPlusFuel: 'Line Haul + Fuel' })
  })

  it('is counted in every unit but hours, percent and stops', () => {
    expect(laneRateUnits.join(' ')).toBe(
      'Flat PerMile Pallet Hundredweight Pound Ton Piece Gallon CubicFoot LinearFoot',
    )
  })

  it('has additional charges by every method but a percent', () => {
    expect(additionalChargeMethods).toEqual([...laneRateUnits, 'Hour', 'Stop'])
  })

  it('holds for packaging types 256', () => {
    expect(packagingTypes).toBe(256)
  })
})

describe('rateTableName', () => {
  it('is the carrier name cut to 20 characters [LRATE-3]', () => {
    expect(rateTableName('Blue Ridge')).toBe('Blue Ridge')
    expect(rateTableName('12345678901234567890')).toBe('12345678901234567890')
    expect(rateTableName('Transportes del Norte de México')).toBe('Transportes del Nort')
    expect(rateTableName('123456789012345678é0 and more')).toBe('123456789012345678é0')
  })
})
