import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDimensions,
  formatMoney,
  formatNumber,
  formatOneDecimal,
  formatPercent,
  formatPercentRate,
  formatUnitRate,
  formatWeight,
  humanize,
} from './format.ts'

describe('formatMoney', () => {
  it('shows US dollars with 2 decimals [UX-1]', () => {
    expect(formatMoney(5)).toBe('$0.05')
    expect(formatMoney(700)).toBe('$7.00')
  })

  it('shows negative money in parentheses [UX-2]', () => {
    expect(formatMoney(-14_500)).toBe('($145.00)')
  })

  it('shows empty money as N/A [UX-3]', () => {
    expect([null, undefined, Number.NaN].map(formatMoney)).toEqual(['N/A', 'N/A', 'N/A'])
  })

  it('separates thousands and shows zero as an amount [UX-4]', () => {
    expect(formatMoney(123_450)).toBe('$1,234.50')
    expect(formatMoney(-123_450)).toBe('($1,234.50)')
    expect(formatMoney(0)).toBe('$0.00')
    expect(formatMoney(-0)).toBe('$0.00')
  })

  it('can be read back to the same number of cents', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const text = formatMoney(cents)
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$|^\(\$\d{1,3}(,\d{3})*\.\d\d\)$/)
        expect(Number(text.replace(/\D/g, '')) * (text.startsWith('(') ? -1 : 1)).toBe(cents === 0 ? 0 : cents)
      }),
    )
  })
})

it('shows a price per unit with 2 decimals, and up to 4 where it needs them [DEF-141]', () => {
  const texts = [2_1500, 1800_0000, 2_1250, 2_1255, 4999_0000, -2_1250].map(formatUnitRate)
  expect(texts).toEqual(['$2.15', '$1,800.00', '$2.125', '$2.1255', '$4,999.00', '($2.125)'])
})

describe('formatPercentRate', () => {
  it('shows 4 decimals [UX-5]', () => {
    expect(formatPercentRate(12.5)).toBe('12.5000%')
    expect(formatPercentRate(0.00005)).toBe('0.0001%')
    expect(formatPercentRate(null)).toBe('-')
  })
})

describe('formatPercent', () => {
  it('shows at most 1 decimal, and N/A for a share of nothing', () => {
    expect([100, 96.36, 0, -12.5].map(formatPercent)).toEqual(['100%', '96.4%', '0%', '-12.5%'])
    expect([null, undefined].map(formatPercent)).toEqual(['N/A', 'N/A'])
  })
})

describe('dates', () => {
  it('shows a date as MM/DD/YYYY, the same in every zone [UX-6]', () => {
    expect(formatDate('2026-01-05', 'Pacific/Honolulu')).toBe('01/05/2026')
    expect(formatDate('2026-01-05', 'America/St_Johns')).toBe('01/05/2026')
  })

  it('shows the date that an instant has in the zone', () => {
    expect(formatDate('2026-01-06T05:59:00Z', 'America/Chicago')).toBe('01/05/2026')
    expect(formatDate(new Date('2026-01-06T05:59:00Z'), 'America/New_York')).toBe('01/06/2026')
  })

  it('shows an instant with 24 hours and the abbreviation of its zone', () => {
    expect(formatDateTime('2026-01-05T20:30:00Z', 'America/Chicago')).toBe('01/05/2026 14:30 CST')
    expect(formatDateTime('2026-07-05T05:05:00Z', 'America/Chicago')).toBe('07/05/2026 00:05 CDT')
    expect(formatDay('2026-11-18T05:30:00Z', 'America/Chicago')).toBe('Tuesday 11/17/2026')
  })

  it('shows nothing as a dash', () => {
    expect(formatDate(null, 'America/Chicago')).toBe('-')
    expect(formatDateTime(undefined, 'America/Chicago')).toBe('-')
  })
})

describe('numbers', () => {
  it('separates thousands and keeps the decimals it is asked for', () => {
    expect(formatNumber(1234567)).toBe('1,234,567')
    expect(formatNumber(1234.5)).toBe('1,234.5')
    expect(formatNumber(9.375, 2)).toBe('9.38')
    expect(formatNumber(7, 2)).toBe('7.00')
    expect(formatNumber(-0.001, 2)).toBe('0.00')
    expect(formatNumber(null)).toBe('-')
  })

  it('writes every whole number as the language does', () => {
    const language = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -10_000, max: 10_000 })), (whole) => {
        expect(formatNumber(whole)).toBe(language.format(whole === 0 ? 0 : whole))
        expect(formatNumber(whole, 0)).toBe(formatNumber(whole))
      }),
    )
  })

  it('writes at most one decimal, and none that is 0', () => {
    expect([716.44, 716.45, 12_480, 12_480.04, 0, null].map(formatOneDecimal)).toEqual([
      ...['716.4', '716.5', '12,480', '12,480', '0', '-'],
    ])
  })

  it('writes a weight in lbs', () => {
    expect(formatWeight(12480)).toBe('12,480 lbs')
    expect(formatWeight(0)).toBe('0 lbs')
    expect(formatWeight(null)).toBe('-')
  })

  it('writes dimensions in inches with a dash for a missing side', () => {
    expect(formatDimensions(48, 40, 52)).toBe('48 × 40 × 52 in')
    expect(formatDimensions(48, null, 52.5)).toBe('48 × - × 52.5 in')
    expect(formatDimensions(null, undefined, null)).toBe('-')
  })
})

describe('humanize', () => {
  it.each([
    ['ReadyToShip', 'Ready To Ship'],
    ['AtRisk', 'At Risk'],
    ['BuildingMaterials', 'Building Materials'],
    ['LTL', 'LTL'],
    ['PartialTL', 'Partial TL'],
    ['LTLRate', 'LTL Rate'],
    ['isHazmat', 'is Hazmat'],
    ['Data Management', 'Data Management'],
    ['', '-'],
    [null, '-'],
  ])('writes %s as %s', (value, text) => {
    expect(humanize(value)).toBe(text)
  })
})
