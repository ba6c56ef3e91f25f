import { describe, expect, it } from 'vitest'
import { invoiceStatuses } from '#invoices/invoice-status.ts'
import { formatPercent } from '#shared/format.ts'
import { cents } from '#shared/units.ts'
import { isSpend, lastMonths, spendChange, spendPeriods } from './spend.ts'

describe('freight spend', () => {
  it('is every receivable but drafts and voided ones', () => {
    expect(invoiceStatuses.filter(isSpend)).toEqual(['Invoiced', 'Received', 'Settled', 'Active'])
  })

  it('compares this month to date with the same days of the month before', () => {
    expect(spendPeriods('2026-06-15')).toEqual({
      current: { start: '2026-06-01', end: '2026-06-15' },
      previous: { start: '2026-05-01', end: '2026-05-15' },
    })
    expect(spendPeriods('2026-01-01').previous).toEqual({ start: '2025-12-01', end: '2025-12-01' })
    expect(spendPeriods('2026-03-31').previous).toEqual({ start: '2026-02-01', end: '2026-02-28' })
    expect(spendPeriods('2026-02-28').previous).toEqual({ start: '2026-01-01', end: '2026-01-28' })
  })

  it('is shown for the last 12 months, this one last', () => {
    const months = lastMonths('2026-01-31')
    expect(months).toHaveLength(12)
    expect([months[0], months[1], months[11]]).toEqual(['2025-02-01', '2025-03-01', '2026-01-01'])
  })

  it('changes by percent of what it was, N/A when that was nothing', () => {
    const shown = (current: number, previous: number) => formatPercent(spendChange(cents(current), cents(previous)))
    expect(shown(1125_00, 1000_00)).toBe('12.5%')
    expect(shown(750_00, 1000_00)).toBe('-25%')
    expect(shown(0, 1000_00)).toBe('-100%')
    expect(shown(1000_00, 1000_00)).toBe('0%')
    expect(shown(500_00, 0)).toBe('N/A')
    expect(shown(0, 0)).toBe('N/A')
    expect(shown(100_00, -100_00)).toBe('200%')
  })
})
