import { cargoClassifications } from '@lanewise/domain/commodities/commodity'
import { describe, expect, it } from 'vitest'
import { CarrierFields, CertificateFields, CertificateForm, certificateFromForm } from './carrier-fields.ts'
import { CommodityFields } from './commodities.ts'

describe('what a carrier may haul', () => {
  it('is said in the 29 categories of its registration, which no commodity has [DEF-23]', () => {
    const haul = ['RefrigeratedFood', 'GrainFeedHay'] as const
    expect(CarrierFields.parse({ name: 'Prairie', dotNumber: '1', cargoTypes: [...haul] }).cargoTypes).toEqual([
      'GrainFeedHay',
      'RefrigeratedFood',
    ])
    const goods = { commodityCode: 'A', description: 'A' }
    for (const cargoClassification of haul)
      expect(CommodityFields.safeParse({ ...goods, cargoClassification }).success).toBe(false)
    expect(cargoClassifications).toHaveLength(17)
    expect(CommodityFields.parse(goods).cargoClassification).toBe('General')
    expect(CarrierFields.safeParse({ name: 'P', dotNumber: '1', cargoTypes: ['Passengers'] }).success).toBe(false)
  })
})

describe('the limit of a certificate', () => {
  const cover = {
    kind: 'Cargo',
    insurer: 'Great Plains',
    policyNumber: '1',
    effectiveOn: '2026-01-01',
    expiresOn: '2026-12-31',
  }
  const cents = (coverage: number) => certificateFromForm(CertificateForm.parse({ ...cover, coverage })).coverageCents

  it('is entered in dollars and kept in whole cents', () => {
    expect(cents(100_000)).toBe(10_000_000)
    expect(cents(1_000_000.29)).toBe(100_000_029)
    expect(cents(9_999_999_999.99 - 0.99)).toBe(999_999_999_900)
    expect(CertificateForm.safeParse({ ...cover, coverage: 1.005 }).success).toBe(false)
    expect(CertificateForm.safeParse({ ...cover, coverage: -1 }).success).toBe(false)
    expect(CertificateFields.safeParse({ ...cover, coverageCents: 1.5 }).success).toBe(false)
  })
})
