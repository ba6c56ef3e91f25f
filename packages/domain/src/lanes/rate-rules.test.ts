import { describe, expect, it } from 'vitest'
import { additionalChargeIssues, laneRateIssues } from './rate-rules.ts'

const rate = {
  carrierId: 'c1',
  rateType: 'AllIn',
  chargeType: 'PerMile',
  rate: 2.15,
  minCharge: null,
  effectiveDate: '2026-01-01',
  expirationDate: '2026-12-31',
  rateSpecifications: [],
  additionalCharges: [],
}
const perPallet = {
  ...rate,
  chargeType: 'Pallet',
  rate: null,
  minCharge: 450,
  rateSpecifications: [{ rateRanges: [{ minPallets: 1, maxPallets: 26, ratePerPallet: 50 }] }],
}
const tarp = { description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat' }

describe('laneRateIssues', () => {
  it('finds nothing wrong with a whole rate', () => {
    expect(laneRateIssues(rate)).toEqual([])
    expect(laneRateIssues(perPallet)).toEqual([])
    expect(laneRateIssues({ ...rate, additionalCharges: [tarp] })).toEqual([])
    expect(laneRateIssues({ ...rate, expirationDate: rate.effectiveDate })).toEqual([])
  })

  it('refuses a rate below 0, which only an additional charge may have', () => {
    expect(laneRateIssues({ ...rate, rate: -0.01 })).toEqual([{ path: ['rate'], message: 'Cannot be negative' }])
    expect(laneRateIssues({ ...rate, rate: 0 })).toEqual([])
    expect(laneRateIssues({ ...rate, additionalCharges: [{ ...tarp, rate: -5 }] })).toEqual([])
  })

  it('asks for one of the carriers [LRATE-21]', () => {
    const issue = [{ path: ['carrierId'], message: 'Please choose one of your TL carriers' }]
    for (const carrierId of [null, undefined, '', ' ']) expect(laneRateIssues({ ...rate, carrierId })).toEqual(issue)
  })

  it('asks for rate type, rate unit and both dates [LRATE-23]', () => {
    const wanted = {
      rateType: 'Rate Type is required',
      chargeType: 'Rate Unit is required',
      effectiveDate: 'Effective Date is required',
      expirationDate: 'Expiration Date is required',
    }
    for (const [field, message] of Object.entries(wanted)) {
      expect(laneRateIssues({ ...rate, [field]: null })).toEqual([{ path: [field], message }])
      expect(laneRateIssues({ ...rate, [field]: '' })).toEqual([{ path: [field], message }])
    }
  })

  it('asks for the rate where the unit is not the pallet [LRATE-24]', () => {
    const issue = [{ path: ['rate'], message: 'Rate is required' }]
    expect(laneRateIssues({ ...rate, rate: null })).toEqual(issue)
    expect(laneRateIssues({ ...rate, rate: '' })).toEqual(issue)
    expect(laneRateIssues({ ...rate, chargeType: 'Flat', rate: Number.NaN })).toEqual(issue)
    expect(laneRateIssues({ ...perPallet, rate: null })).toEqual([])
  })

  it('asks for the minimum charge where the unit is the pallet [LRATE-25]', () => {
    const issue = [{ path: ['minCharge'], message: 'Min Charge is required' }]
    expect(laneRateIssues({ ...perPallet, minCharge: null })).toEqual(issue)
    expect(laneRateIssues({ ...perPallet, minCharge: '' })).toEqual(issue)
    expect(laneRateIssues({ ...perPallet, minCharge: 0 })).toEqual([])
    expect(laneRateIssues({ ...rate, minCharge: null })).toEqual([])
  })

  it('names the pallet ranges where they stand, and only for pallets', () => {
    const broken = [{ rateRanges: [{ minPallets: 2, maxPallets: 26, ratePerPallet: 50 }] }]
    expect(laneRateIssues({ ...perPallet, rateSpecifications: broken })).toEqual([
      { path: ['rateSpecifications', 0, 'rateRanges', 0, 'minPallets'], message: 'Must start at 1' },
    ])
    expect(laneRateIssues({ ...perPallet, rateSpecifications: [] })).toEqual([
      { path: ['rateSpecifications', 0, 'rateRanges'], message: 'Enter at least one pallet range' },
    ])
    expect(laneRateIssues({ ...rate, rateSpecifications: broken })).toEqual([])
  })

  it('refuses a rate that ends before it begins', () => {
    expect(laneRateIssues({ ...rate, expirationDate: '2025-12-31' })).toEqual([
      { path: ['expirationDate'], message: 'Expiration Date must not be before Effective Date' },
    ])
  })

  it('names the additional charges where they stand', () => {
    expect(laneRateIssues({ ...rate, additionalCharges: [tarp, { ...tarp, type: null }] })).toEqual([
      { path: ['additionalCharges', 1, 'type'], message: 'Type is required' },
    ])
  })
})

describe('additionalChargeIssues', () => {
  it('asks for description, type, units, rate and method [LRATE-36]', () => {
    expect(additionalChargeIssues({})).toEqual([
      { path: ['description'], message: 'Description is required' },
      { path: ['type'], message: 'Type is required' },
      { path: ['units'], message: 'Units is required' },
      { path: ['rate'], message: 'Rate is required' },
      { path: ['chargeRateType'], message: 'Method is required' },
    ])
    expect(additionalChargeIssues({ ...tarp, description: ' ', units: null })).toEqual([
      { path: ['description'], message: 'Description is required' },
      { path: ['units'], message: 'Units is required' },
    ])
  })

  it('takes a credit', () => {
    expect(additionalChargeIssues({ ...tarp, rate: -85 })).toEqual([])
  })
})
