import { type InvoiceStatus, isOpenReceivable } from '#invoices/invoice-status.ts'
import { addDays, addMonthsClamped } from '#shared/calendar.ts'
import { type DateRange, isWithin } from '#shared/date-range.ts'
import { type Cents, sumCents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

export const agingBuckets = ['current', 'thirty', 'sixty', 'ninety', 'ninetyPlus'] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** @awaits invoices */
export const agingLabels: Readonly<Record<AgingBucket | 'total', string>> = {
  current: 'Current Due',
  thirty: '1-30 Days Past Due',
  sixty: '31-60',
  ninety: '61-90',
  ninetyPlus: 'Over 90',
  total: 'Total Balance Due',
}

export type Aging = Readonly<Record<AgingBucket, Cents>>

/** An invoice that the company has to pay. The due date is a calendar day of the company. */
export type Receivable = { status: InvoiceStatus; dueDate: IsoDate; balance: Cents }

/** Due dates in a bucket as of a day; carrier invoices go back further. (INV-11 to INV-14) */
export function agingRange(bucket: AgingBucket, today: IsoDate, list: 'receivable' | 'carrier'): DateRange {
  const daysAgo = (count: number) => addDays(today, -count)
  switch (bucket) {
    case 'current':
      return { start: today, end: addMonthsClamped(today, 1) }
    case 'thirty':
      return { start: daysAgo(30), end: daysAgo(1) }
    case 'sixty':
      return { start: daysAgo(60), end: daysAgo(31) }
    case 'ninety':
      return { start: daysAgo(90), end: daysAgo(61) }
    case 'ninetyPlus':
      return { start: list === 'carrier' ? '2000-01-01' : addMonthsClamped(today, -120), end: daysAgo(91) }
  }
}

/**
 * Balances of the Active and Invoiced receivables by due date. A due date outside all buckets is not counted. (DEF-81)
 * @awaits invoices
 */
export function agingOf(receivables: readonly Receivable[], today: IsoDate): Aging {
  const open = receivables.filter(({ status }) => isOpenReceivable(status))
  const dueIn = (bucket: AgingBucket) => {
    const range = agingRange(bucket, today, 'receivable')
    return sumCents(open.filter(({ dueDate }) => isWithin(dueDate, range)).map(({ balance }) => balance))
  }
  return {
    current: dueIn('current'),
    thirty: dueIn('thirty'),
    sixty: dueIn('sixty'),
    ninety: dueIn('ninety'),
    ninetyPlus: dueIn('ninetyPlus'),
  }
}

/**
 * Total balance due: the sum of the five buckets. (INV-10)
 * @awaits invoices
 */
export const totalBalanceDue = (aging: Aging): Cents => sumCents(agingBuckets.map((bucket) => aging[bucket]))
