import { CertificateFields } from '@lanewise/contract/carrier-fields'
import { insuranceOn } from '@lanewise/domain/carriers/insurance'
import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { describe, expect, it } from 'vitest'
import { demoCompanies } from '#company/companies.ts'
import { randomOf } from '#random.ts'
import { makeCarriers } from './make-carriers.ts'

const today = '2026-11-15'
const networks = demoCompanies.map(({ company, seed, haulers }) => ({
  name: company.name,
  carriers: makeCarriers(randomOf(seed), haulers, today),
  again: () => makeCarriers(randomOf(seed), haulers, today),
}))
const stated = (values: readonly unknown[]) => values.filter((value) => value !== null)

describe.each(networks)('the carriers of $name', ({ carriers, again }) => {
  it('are the same for the same seed and day', () => {
    expect(again()).toEqual(carriers)
  })

  it('have numbers that are plainly invented, each once', () => {
    for (const { dotNumber, docketNumber, scac } of carriers) {
      expect(dotNumber ?? '9000000').toMatch(/^900\d{4}$/)
      expect(docketNumber).toMatch(/^M[CX]-90\d{4}$/)
      expect(scac ?? 'ZXAA').toMatch(/^ZX[A-Z]{2}$/)
    }
    for (const field of ['name', 'dotNumber', 'docketNumber', 'scac'] as const) {
      const values = stated(carriers.map((carrier) => carrier[field]))
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('have certificates that a user could have entered and people to call', () => {
    for (const { certificates, contacts } of carriers) {
      for (const one of certificates) expect(CertificateFields.safeParse(one).error?.issues).toBeUndefined()
      expect(contacts.length).toBeGreaterThan(0)
    }
  })
})

describe('the carriers of Acme Foods', () => {
  const carriers = networks[0]?.carriers ?? []

  it('are 60 of every mode and equipment, from the three countries', () => {
    expect(carriers).toHaveLength(60)
    expect(new Set(carriers.flatMap(({ modes }) => modes))).toEqual(new Set(shippingModes))
    expect(new Set(carriers.flatMap((carrier) => carrier.equipmentModes))).toEqual(new Set(equipmentModes))
    expect(new Set(carriers.map(({ country }) => country))).toEqual(new Set(['US', 'CA', 'MX']))
  })

  it('are mostly insured on the day of the seed, a few not any more, some for a few days only, some not at all', () => {
    const states = carriers.map(({ certificates }) => insuranceOn(certificates, { today, warningDays: 30 }).state)
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    expect(count('Valid')).toBeGreaterThan(40)
    expect(count('Expiring')).toBeGreaterThan(3)
    expect(count('Expired')).toBeGreaterThan(3)
    expect(count('None')).toBeGreaterThan(1)
  })

  it('are on hold for a stated reason in a few cases', () => {
    expect(stated(carriers.map(({ holdReason }) => holdReason))).toHaveLength(4)
  })
})

it('gives the smaller company 6 carriers', () => {
  expect(networks[1]?.carriers).toHaveLength(6)
})
