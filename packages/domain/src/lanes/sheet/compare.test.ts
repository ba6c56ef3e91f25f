import { describe, expect, it } from 'vitest'
import { changeOf, type SheetTerms } from './compare.ts'

const terms = (change: Partial<SheetTerms> = {}): SheetTerms => ({
  rate: 2_3100,
  rateType: 'AllIn',
  chargeType: 'PerMile',
  minCharge: null,
  rateSpecifications: [],
  effectiveDate: '2026-07-01',
  expirationDate: '2027-06-30',
  ...change,
})
const ranges = (...prices: number[]) => [
  {
    id: 's',
    packagingTypes: 256 as const,
    rateRanges: prices.map((ratePerPallet, index) => ({
      id: `${index}`,
      minPallets: index + 1,
      maxPallets: index + 1,
      ratePerPallet,
    })),
  },
]
const estimate = ({ chargeType, rate }: SheetTerms) =>
  chargeType === 'Flat' ? rate / 100 : chargeType === 'PerMile' ? rate * 7 : 100
const change = (sheet: Partial<SheetTerms>, current: SheetTerms | null = terms()) =>
  changeOf(terms(sheet), current, estimate)

describe('a rate of a sheet beside the one that holds', () => {
  it('is new without one', () => {
    expect(change({}, null)).toEqual({ kind: 'new', formerEndsOn: null, percent: null })
  })

  it('is unchanged with the same price and dates', () => {
    expect(change({})).toEqual({ kind: 'unchanged', formerEndsOn: null, percent: 0 })
    const pallets = terms({ chargeType: 'Pallet', rate: 1, rateSpecifications: ranges(90, 80) })
    expect(change({ ...pallets, rate: 2, rateSpecifications: ranges(90, 80) }, pallets).kind).toBe('unchanged')
  })

  it('is changed by another price, which ends the former one the day before', () => {
    expect(change({ rate: 2_6200, effectiveDate: '2027-01-01' })).toEqual({
      kind: 'changed',
      formerEndsOn: '2026-12-31',
      percent: expect.closeTo(13.42, 2) as never,
    })
    expect(change({ rate: 2_6200, effectiveDate: '2028-01-01' }).formerEndsOn).toBe('2027-06-30')
    expect(change({ rate: 2_6200 }).formerEndsOn).toBeNull()
  })

  it('is changed by type, unit, minimum, ranges and dates, each alone', () => {
    const pallets = terms({ chargeType: 'Pallet', rateSpecifications: ranges(90, 80) })
    expect(change({ rateType: 'LineHaulPlusFuel' }).kind).toBe('changed')
    expect(change({ chargeType: 'Flat' }).kind).toBe('changed')
    expect(change({ minCharge: 100 as never }).kind).toBe('changed')
    expect(change({ ...pallets, rateSpecifications: ranges(90, 81) }, pallets).kind).toBe('changed')
    expect(change({ expirationDate: '2027-12-31' })).toEqual({ kind: 'changed', formerEndsOn: null, percent: 0 })
  })

  it('is compared by a whole trip where the unit differs, and not at all where that is unknown', () => {
    expect(change({ chargeType: 'Flat', rate: 17_787_000 }).percent).toBe(10)
    expect(changeOf(terms({ chargeType: 'Flat' }), terms(), () => null).percent).toBeNull()
    expect(change({ rate: 1 }, terms({ rate: 0 })).percent).toBeNull()
  })
})
