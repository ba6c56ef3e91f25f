import { describe, expect, it } from 'vitest'
import { type Accessorial, accessorials, feetOfOverlength } from '#rating/accessorials.ts'
import { servicesOf } from './services.ts'

describe('the services of a shipment', () => {
  it('are sorted by the end of the way, each group once under all its names', () => {
    const requested = [
      'SchoolDelivery',
      'LiftgatePickup',
      'LimitedAccessDelivery',
      'SchoolPickup',
      'SchoolDelivery',
    ] as const
    expect(servicesOf(requested).atSites).toEqual([
      { end: 'pickup', group: 'Liftgate', label: 'Liftgate Pickup', chargeType: 'Liftgate' },
      { end: 'pickup', group: 'LimitedAccess', label: 'School Pickup', chargeType: 'LimitedAccess' },
      {
        end: 'delivery',
        group: 'LimitedAccess',
        label: 'School Delivery and Limited Access Delivery',
        chargeType: 'LimitedAccess',
      },
    ])
  })

  it('leave out what a greater service of the same kind includes', () => {
    const requested = [
      'InsideDelivery',
      'InsideDeliveryNoElevator',
      'SaturdayDelivery',
      'SundayDelivery',
      'InsidePickup',
    ] as const
    expect(servicesOf(requested).atSites.map(({ end, group }) => `${end} ${group}`)).toEqual([
      'pickup Inside',
      'delivery InsideStairs',
      'delivery SundayOrHoliday',
    ])
  })

  it('name those of the whole way, and the feet of the longest overlength', () => {
    const services = servicesOf(['Hazmat', 'CollectOnDelivery', 'Overlength8', 'Overlength12'])
    expect(services.whole).toEqual([
      { service: 'Hazmat', label: 'Hazardous Material', chargeType: 'HazmatFee' },
      { service: 'CollectOnDelivery', label: 'COD', chargeType: 'CodFee' },
    ])
    expect(services.overlengthFeet).toBe(12)
    expect(servicesOf([])).toEqual({ atSites: [], whole: [], overlengthFeet: 0 })
  })

  it('miss none of the accessorials', () => {
    const isSeen = (accessorial: Accessorial) => {
      const { atSites, whole, overlengthFeet } = servicesOf([accessorial])
      return atSites.length + whole.length === 1 || overlengthFeet === feetOfOverlength(accessorial)
    }
    expect(accessorials.filter((accessorial) => !isSeen(accessorial))).toEqual([])
  })
})
