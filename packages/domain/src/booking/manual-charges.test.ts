import { describe, expect, it } from 'vitest'
import {
  chargeOfManual,
  firstManualCharges,
  manualBookingIssues,
  manualChargesRequired,
} from '#booking/manual-charges.ts'

describe('a booking by hand', () => {
  it('begins with a freight rate and a fuel surcharge of nothing', () => {
    const nothing = { units: 1, rate: 0, chargeRateType: 'Flat', total: 0 }
    expect(firstManualCharges()).toEqual([
      { type: 'FreightRate', description: 'Freight Rate', ...nothing },
      { type: 'FuelSurcharge', description: 'Fuel Surcharge', ...nothing },
    ])
  })

  it('needs both of them in LTL, and in no other case', () => {
    const by = { contractId: null, integrationBookingParameters: null }
    const one = [{ type: 'FreightRate' }]
    const issues = [{ path: ['manualBookingCharges'], message: manualChargesRequired }]
    expect(manualBookingIssues({ ...by, shippingMode: 'LTL', manualBookingCharges: one })).toEqual(issues)
    expect(manualBookingIssues({ ...by, shippingMode: 'VLTL', manualBookingCharges: one })).toEqual(issues)
    expect(manualBookingIssues({ ...by, shippingMode: 'LTL', manualBookingCharges: firstManualCharges() })).toEqual([])
    expect(manualBookingIssues({ ...by, shippingMode: 'LTL', manualBookingCharges: null })).toEqual([])
    expect(manualBookingIssues({ ...by, shippingMode: 'TL', manualBookingCharges: one })).toEqual([])
    expect(manualBookingIssues({ ...by, contractId: 'c', shippingMode: 'LTL', manualBookingCharges: one })).toEqual([])
  })

  it('counts the total of each charge itself; a flat one once', () => {
    const sent = { type: 'FreightRate', description: 'Freight', total: 1 }
    expect(chargeOfManual({ ...sent, units: 716.4, rate: 2.31, chargeRateType: 'PerMile' }).total).toBe(165_488)
    expect(chargeOfManual({ ...sent, units: 5, rate: 75, chargeRateType: 'Flat' })).toMatchObject({
      units: 1,
      total: 7_500,
    })
  })
})
