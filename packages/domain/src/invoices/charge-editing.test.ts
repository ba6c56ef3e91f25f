import { describe, expect, it } from 'vitest'
import { canSaveCharges, invoiceChargeMethods, invoiceChargeTotal } from './charge-editing.ts'

const detention = {
  description: 'Two hours at the dock',
  name: 'Detention',
  units: 2,
  rate: 75_0000,
  chargeRateType: 'Flat',
} as const

describe('invoiceChargeMethods', () => {
  it('are Flat and PerMile', () => {
    expect(invoiceChargeMethods).toEqual(['Flat', 'PerMile'])
  })
})

describe('invoiceChargeTotal', () => {
  it('is rate × units for every method, half a cent up', () => {
    expect(invoiceChargeTotal(detention)).toBe(150_00)
    // 3 × $0.1150 is 34.5 cents; a credit rounds symmetrically.
    expect(invoiceChargeTotal({ units: 3, rate: 1150 })).toBe(35)
    expect(invoiceChargeTotal({ units: 3, rate: -1150 })).toBe(-35)
  })

  it('is 0 while a number is empty', () => {
    expect(invoiceChargeTotal({ units: undefined, rate: 75_0000 })).toBe(0)
    expect(invoiceChargeTotal({ units: 2 })).toBe(0)
  })
})

describe('canSaveCharges', () => {
  it('wants description, type, units, rate and method of each charge, 0 counting as lacking [CHARGE-20]', () => {
    expect(canSaveCharges([detention])).toBe(true)
    expect(canSaveCharges([{ ...detention, rate: -75_0000 }])).toBe(true)
    const lacking = [
      { description: '' },
      { description: ' ' },
      { description: undefined },
      { name: '' },
      { name: null },
      { units: 0 },
      { units: undefined },
      { rate: 0 },
      { rate: undefined },
      { rate: Number.NaN },
      { chargeRateType: null },
    ]
    for (const part of lacking)
      expect(canSaveCharges([detention, { ...detention, ...part }]), JSON.stringify(part)).toBe(false)
  })

  it('asks nothing of a deleted charge', () => {
    expect(canSaveCharges([detention, { isDeleted: true }])).toBe(true)
    expect(canSaveCharges([])).toBe(true)
  })
})
