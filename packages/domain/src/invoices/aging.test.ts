import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar.ts'
import { cents } from '#shared/units.ts'
import { type AgingBucket, agingBuckets, agingLabels, agingOf, agingRange, totalBalanceDue } from './aging.ts'
import { type InvoiceStatus, invoiceStatuses } from './invoice-status.ts'

const today = '2026-06-15'
const due = (dueDate: string, balance = 100_00, status: InvoiceStatus = 'Invoiced') => ({
  status,
  dueDate,
  balance: cents(balance),
})
const range = (bucket: AgingBucket, day = today) => Object.values(agingRange(bucket, day, 'receivable'))
const bucketOf = (dueDate: string) => agingBuckets.filter((bucket) => agingOf([due(dueDate)], today)[bucket] > 0)

describe('the buckets of receivable aging', () => {
  it('are called as the tiles are', () => {
    expect([...agingBuckets, 'total' as const].map((bucket) => agingLabels[bucket])).toEqual([
      'Current Due',
      '1-30 Days Past Due',
      '31-60',
      '61-90',
      'Over 90',
      'Total Balance Due',
    ])
  })

  it('have as current what is due from today to the same day of the next month [INV-11]', () => {
    expect(range('current')).toEqual(['2026-06-15', '2026-07-15'])
    expect(range('current', '2026-01-31')).toEqual(['2026-01-31', '2026-02-28'])
    expect(['2026-06-15', '2026-07-15'].map(bucketOf)).toEqual([['current'], ['current']])
  })

  it('have 1-30, 31-60 and 61-90 days before today, both ends included [INV-12]', () => {
    expect([range('thirty'), range('sixty'), range('ninety')]).toEqual([
      ['2026-05-16', '2026-06-14'],
      ['2026-04-16', '2026-05-15'],
      ['2026-03-17', '2026-04-15'],
    ])
    expect(['2026-06-14', '2026-05-16'].map(bucketOf)).toEqual([['thirty'], ['thirty']])
    expect(['2026-05-15', '2026-04-16'].map(bucketOf)).toEqual([['sixty'], ['sixty']])
    expect(['2026-04-15', '2026-03-17'].map(bucketOf)).toEqual([['ninety'], ['ninety']])
  })

  it('have as over 90 what was due 91 days ago and more, reaching back 10 years [INV-13]', () => {
    expect(range('ninetyPlus')).toEqual(['2016-06-15', '2026-03-16'])
    expect(range('ninetyPlus', '2028-02-29')[0]).toBe('2018-02-28')
    expect(['2026-03-16', '2016-06-15'].map(bucketOf)).toEqual([['ninetyPlus'], ['ninetyPlus']])
  })

  it('reach back to 2000 on carrier invoices, and are else the same there [INV-14]', () => {
    expect(agingRange('ninetyPlus', today, 'carrier')).toEqual({ start: '2000-01-01', end: '2026-03-16' })
    for (const bucket of ['current', 'thirty', 'sixty', 'ninety'] as const)
      expect(agingRange(bucket, today, 'carrier')).toEqual(agingRange(bucket, today, 'receivable'))
  })
})

describe('aging', () => {
  it('counts the balances of receivables in Active and Invoiced only [DEF-81]', () => {
    const all = invoiceStatuses.map((status) => due(today, 100_00, status))
    expect(agingOf(all, today).current).toBe(200_00)
    expect(agingOf([due('2026-06-14', 40_00, 'Active'), due('2026-06-01', 2_50)], today)).toEqual({
      current: 0,
      thirty: 42_50,
      sixty: 0,
      ninety: 0,
      ninetyPlus: 0,
    })
  })

  it('leaves out what is due more than a month ahead or was due more than ten years back [DEF-81]', () => {
    expect(['2026-07-16', '2016-06-14'].map(bucketOf)).toEqual([[], []])
    const aging = agingOf([due('2026-07-16'), due('2016-06-14'), due(today, 7)], today)
    expect(totalBalanceDue(aging)).toBe(7)
  })

  it('has as total balance due the sum of the five amounts [INV-10]', () => {
    const dates = ['2026-06-20', '2026-06-01', '2026-05-01', '2026-04-01', '2025-01-01']
    const aging = agingOf(
      dates.map((date, index) => due(date, 10 ** index)),
      today,
    )
    expect(totalBalanceDue(aging)).toBe(11_111)
  })

  it('puts each due date of the months and years covered into exactly one bucket', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3600, max: 28 }), (days) => {
        expect(bucketOf(addDays(today, days))).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })
})
