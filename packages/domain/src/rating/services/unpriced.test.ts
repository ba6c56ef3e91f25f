import { describe, expect, it } from 'vitest'
import { flatCharge } from '#rating/charges.ts'
import { unpricedOf } from '#rating/services/unpriced.ts'
import { cents } from '#shared/units.ts'

const freight = flatCharge('FreightRate', cents(40_000))

describe('accessorials without a price', () => {
  it('are those that no charge names', () => {
    const charges = [freight, flatCharge('Liftgate', cents(5_000))]
    expect(unpricedOf(['LiftgateDelivery', 'AppointmentDelivery'], { charges })).toEqual(['AppointmentDelivery'])
  })

  it('are not those that the source says are in its total', () => {
    expect(unpricedOf(['InsidePickup', 'InBond'], { charges: [freight], included: ['InBond'] })).toEqual([
      'InsidePickup',
    ])
  })

  it('are told apart by name where charges have no type for them, and named once', () => {
    const charges = [freight, flatCharge('Other', cents(100), 'Saturday Delivery')]
    expect(unpricedOf(['SaturdayDelivery', 'MarkOrTag', 'MarkOrTag'], { charges })).toEqual(['MarkOrTag'])
  })
})
