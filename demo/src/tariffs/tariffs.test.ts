import { accessorialLabels, accessorials } from '@lanewise/domain/rating/accessorials'
import type { RateAsk, RateProduct, RateStop } from '@lanewise/domain/rating/ask'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import { tariffIssues } from '@lanewise/domain/rating/ltl/tariff-issues'
import { describe, expect, it } from 'vitest'
import { makeCarriers } from '#carriers/make-carriers.ts'
import { demoCompanies } from '#company/companies.ts'
import { randomOf } from '#random.ts'
import { demoFuelIndex } from './fuel-index.ts'
import { demoLtlTariffs, demoTariffs } from './tariffs.ts'

const product: RateProduct = {
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 2,
  palletCount: 2,
  packagingType: 'Skid',
  nmfcClass: '70',
  nmfcNumber: null,
  cargoClassification: 'Food',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
}
const stop = (key: string, stopNumber: number): RateStop => {
  const [country, state = ''] = key.split('-')
  return { stopNumber, city: 'Somewhere', state, zip: null, country: country as RateStop['country'] }
}
const rated = (from: string, to: string, other: Partial<RateAsk> = {}, tariffs = demoTariffs) =>
  rateLtl(
    {
      shippingMode: 'LTL',
      shippingDate: '2026-11-12',
      stops: [stop(from, 1), stop(to, 2)],
      products: [product],
      accessorials: [],
      isHazmatRequired: false,
      miles: 900,
      ...other,
    },
    tariffs,
    demoFuelIndex,
  )
const namesOf = ({ rates }: ReturnType<typeof rated>) => [...new Set(rates.map(({ carrierName }) => carrierName))]

describe('the tariffs of the demo', () => {
  it('are those of twelve LTL carriers of Acme Foods and of three more of volume freight, found by name and SCAC', () => {
    const [acme] = demoCompanies
    const carriers = makeCarriers(randomOf(acme?.seed ?? 0), acme?.haulers ?? [], '2026-11-15')
    expect(demoLtlTariffs).toHaveLength(12)
    expect(new Set(demoTariffs.map(({ id }) => id)).size).toBe(15)
    for (const { carrierName, scac, ltl, volume } of demoTariffs) {
      const carrier = carriers.find(({ name }) => name === carrierName)
      expect(carrier?.scac).toBe(scac)
      if (ltl) expect(carrier?.modes).toContain('LTL')
      if (volume) expect(carrier?.modes).toContain('VLTL')
    }
  })

  it('have their figures in order and are nothing but data', () => {
    for (const tariff of demoTariffs) {
      expect(tariffIssues(tariff)).toEqual([])
      expect(JSON.parse(JSON.stringify(tariff))).toEqual(tariff)
    }
  })

  it('take 60 to 85 percent off', () => {
    const discounts = demoLtlTariffs.flatMap(
      ({ ltl }) => ltl?.versions.flatMap(({ discounts }) => Object.values(discounts)) ?? [],
    )
    expect(Math.min(...discounts)).toBeGreaterThanOrEqual(600_000)
    expect(Math.max(...discounts)).toBeLessThanOrEqual(850_000)
  })

  it('differ in networks: national, regional, Canada, Mexico', () => {
    expect(namesOf(rated('US-IL', 'US-TX')).length).toBeGreaterThanOrEqual(7)
    expect(namesOf(rated('US-CA', 'US-ME', { miles: 3_100 }))).toEqual([
      'Crosstown Parcel & Pallet',
      'Heartwood LTL',
      'Bellwether Truck Lines',
    ])
    expect(namesOf(rated('US-NC', 'US-FL', { miles: 560 }))).toContain('Piedmont Square LTL')
    expect(namesOf(rated('US-OR', 'US-AZ', { miles: 1_200 }))).toContain('Pacific Terrace Freight')
    expect(namesOf(rated('CA-ON', 'CA-BC', { miles: 2_700 }))).toEqual(['Fundy Tide LTL'])
    expect(namesOf(rated('US-TX', 'MX-NL', { miles: 530 }))).toEqual(['Heartwood LTL', 'Silver Spur Freight'])
    expect(namesOf(rated('US-WA', 'US-AK', { miles: 2_200 }))).toEqual([
      'Crosstown Parcel & Pallet',
      'Cascade Slope LTL',
    ])
    expect(namesOf(rated('CA-ON', 'MX-NL', { miles: 2_000 }))).toEqual([])
  })

  it('cost what such freight costs: two pallets of 1,000 lb in all over 900 miles from $150 to $500', () => {
    for (const { totalCost, serviceLevel } of rated('US-IL', 'US-TX').rates) {
      const most = serviceLevel.startsWith('Guaranteed') ? 60_000 : 50_000
      expect(totalCost).toBeGreaterThan(15_000)
      expect(totalCost).toBeLessThan(most)
    }
  })

  it('price every accessorial or refuse it by its name', () => {
    for (const accessorial of accessorials) {
      const { rates, refusals } = rated('US-IL', 'US-TX', { accessorials: [accessorial] }, demoLtlTariffs)
      const label = accessorialLabels[accessorial] ?? ''
      const expectedTexts = [label, 'lift gate', 'longer than', 'hazardous', 'freight within', 'own trucks', 'serve']
      for (const { reason } of refusals) expect(expectedTexts.some((name) => reason.includes(name))).toBe(true)
      expect(namesOf({ rates, refusals }).length + refusals.length).toBe(12)
    }
  })

  it('offer every level: economy, three guarantees, volume', () => {
    const levels = new Set(rated('US-NC', 'US-FL', { miles: 560 }).rates.map(({ serviceLevel }) => serviceLevel))
    expect([...levels].sort()).toEqual([
      'Economy',
      'GuaranteedEndOfDay',
      'GuaranteedMorning',
      'GuaranteedNoon',
      'Standard',
    ])
    const tenPallets = { ...product, count: 10, palletCount: 10, perPackageWeightInPounds: 800 }
    const volume = rated('US-IL', 'US-TX', { shippingMode: 'VLTL', products: [tenPallets] })
    expect(namesOf(volume).length).toBeGreaterThanOrEqual(5)
  })
})

describe('the fuel index of the demo', () => {
  it('has a price for every week of three years up to the middle of 2027', () => {
    const mondays = demoFuelIndex.weeks.map(({ monday }) => Date.parse(monday))
    expect(demoFuelIndex.weeks[0]?.monday).toBe('2024-06-03')
    expect(demoFuelIndex.weeks.at(-1)?.monday).toBe('2027-06-28')
    expect(new Date(mondays[0] ?? 0).getUTCDay()).toBe(1)
    expect(mondays.every((monday, week) => monday === (mondays[0] ?? 0) + week * 7 * 86_400_000)).toBe(true)
  })

  it('stays between $3.40 and $4.20', () => {
    const prices = demoFuelIndex.weeks.map(({ price }) => price)
    expect(Math.min(...prices)).toBeGreaterThan(34_000)
    expect(Math.max(...prices)).toBeLessThan(42_000)
  })
})
