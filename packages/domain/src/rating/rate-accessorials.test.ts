import { describe, expect, it } from 'vitest'
import { rateAccessorials } from './rate-accessorials.ts'

const pallet = { packageLength: 48, packageWidth: 40, isHazmat: false }
const none = { pickupAccessorials: [], dropoffAccessorials: [], additionalServices: [], lineItems: [pallet] }

describe('the accessorials of a rate query', () => {
  it('join pickup, dropoff and additional ones, plus Hazmat when any line item is hazmat [RATE-23]', () => {
    const request = {
      pickupAccessorials: ['LiftgatePickup', 'ResidentialPickup'],
      dropoffAccessorials: ['LiftgateDelivery'],
      additionalServices: ['ProtectFromFreezing'],
    } as const
    const joined = ['LiftgatePickup', 'ResidentialPickup', 'LiftgateDelivery', 'ProtectFromFreezing']
    expect(rateAccessorials({ ...request, lineItems: [pallet] })).toEqual(joined)
    expect(rateAccessorials({ ...request, lineItems: [pallet, { ...pallet, isHazmat: true }] })).toEqual([
      ...joined,
      'Hazmat',
    ])
    expect(rateAccessorials(none)).toEqual([])
  })

  it('stand once each', () => {
    const hazmat = { ...pallet, isHazmat: true }
    expect(
      rateAccessorials({ ...none, additionalServices: ['Hazmat', 'InBond', 'InBond'], lineItems: [hazmat, hazmat] }),
    ).toEqual(['Hazmat', 'InBond'])
  })

  it('name the overlength of the longest item, whatever was chosen before', () => {
    const pipe = { ...pallet, packageLength: 150 }
    expect(
      rateAccessorials({ ...none, additionalServices: ['Overlength20', 'InBond'], lineItems: [pallet, pipe] }),
    ).toEqual(['InBond', 'Overlength12'])
    expect(rateAccessorials({ ...none, additionalServices: ['Overlength20'] })).toEqual([])
  })
})
