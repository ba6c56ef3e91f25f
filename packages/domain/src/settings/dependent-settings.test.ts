import { describe, expect, it } from 'vitest'
import { expiringToday, markupExample } from './dependent-settings.ts'
import { formatDays, formatEnteredPercent, quoteMarkupFormatters } from './formatters.ts'

describe('what a markup does to a cost', () => {
  it('is told with the price of the method', () => {
    expect(markupExample({ method: 'Margin', percent: 15 })).toBe('$1,000.00 cost becomes $1,176.47')
    expect(markupExample({ method: 'Markup', percent: 15 })).toBe('$1,000.00 cost becomes $1,150.00')
    expect(markupExample({ method: 'Margin', percent: 0 })).toBe('$1,000.00 cost becomes $1,000.00')
  })

  it('is not told where it leads to no price', () => {
    expect(markupExample({ method: 'Margin', percent: 100 })).toBeNull()
    expect(markupExample({ method: 'Markup', percent: -1 })).toBeNull()
    expect(markupExample({ method: 'Markup', percent: Number.NaN })).toBeNull()
    expect(markupExample({ method: 'Markup', percent: 100 })).toBe('$1,000.00 cost becomes $2,000.00')
  })
})

it('the warning days lead to the last day that counts as expiring', () => {
  expect(expiringToday(30, '2026-11-15')).toBe('Today certificates that end by 12/15/2026 count as Expiring')
  expect(expiringToday(0, '2026-11-15')).toBe('Today only certificates that end today, 11/15/2026, count as Expiring')
})

it('values are told in words', () => {
  expect([formatDays(0), formatDays(1), formatDays(30)]).toEqual(['0 days', '1 day', '30 days'])
  expect([formatEnteredPercent(12.5), formatEnteredPercent(0), formatEnteredPercent(null)]).toEqual([
    '12.5%',
    '0%',
    null,
  ])
  expect([true, false].map(quoteMarkupFormatters.includePartialTLQuotes)).toEqual(['On', 'Off'])
})
