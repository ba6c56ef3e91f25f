import type { InvoiceStatus } from '#invoices/invoice-status.ts'
import { addMonthsClamped } from '#shared/calendar.ts'
import type { DateRange } from '#shared/date-range.ts'
import { type Cents, percentOf } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/**
 * Whether a receivable in this status counts as spend, on its invoice date.
 * @awaits reports
 */
export const isSpend = (status: InvoiceStatus): boolean => status !== 'Draft' && status !== 'Voided'

/** This month up to today, and the same days of the month before; a shorter month ends with its last day. */
export function spendPeriods(today: IsoDate): { current: DateRange; previous: DateRange } {
  const aMonthAgo = addMonthsClamped(today, -1)
  return {
    current: { start: firstOfMonth(today), end: today },
    previous: { start: firstOfMonth(aMonthAgo), end: aMonthAgo },
  }
}

/** By how many percent the spend has changed; null, shown as "N/A", when there was none before. */
export const spendChange = (current: Cents, previous: Cents): number | null =>
  percentOf(current - previous, Math.abs(previous))

/** Number of months that the dashboard shows. */
const shownMonths = 12

/** First days of the last months, ending with the current month. */
export const lastMonths = (today: IsoDate): IsoDate[] =>
  Array.from({ length: shownMonths }, (_, index) => addMonthsClamped(firstOfMonth(today), index + 1 - shownMonths))

const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`
