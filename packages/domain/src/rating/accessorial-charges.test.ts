import { describe, expect, it } from 'vitest'
import { chargeTypeOf } from './accessorial-charges.ts'
import { accessorials, overlengthAccessorial } from './accessorials.ts'

describe('chargeTypeOf', () => {
  it('calls the fee of both ends by one name', () => {
    expect(chargeTypeOf('LiftgatePickup')).toBe('Liftgate')
    expect(chargeTypeOf('LiftgateDelivery')).toBe('Liftgate')
    expect(chargeTypeOf('InsideDeliveryNoElevator')).toBe('Inside')
    expect(chargeTypeOf(overlengthAccessorial(12))).toBe('Overlength')
    expect(chargeTypeOf('Hazmat')).toBe('HazmatFee')
  })

  it('counts places that trucks reach with trouble as limited access', () => {
    expect(chargeTypeOf('PrisonDelivery')).toBe('LimitedAccess')
    expect(chargeTypeOf('SchoolPickup')).toBe('LimitedAccess')
    expect(chargeTypeOf('ResidentialDelivery')).toBe('Residential')
  })

  it('has no word for docks, days and hours alone', () => {
    expect(accessorials.filter((one) => chargeTypeOf(one) === 'Other')).toEqual([
      'DockPickup',
      'GroceryWarehousePickup',
      'NonBusinessHoursPickup',
      'SaturdayPickup',
      'DistributionCenterDelivery',
      'DockDelivery',
      'GroceryWarehouseDelivery',
      'HolidayDelivery',
      'NonBusinessHoursDelivery',
      'NonCommercialDelivery',
      'SaturdayDelivery',
      'SundayDelivery',
      'WeekendDelivery',
      'MarkOrTag',
      'Perishable',
    ])
  })
})
