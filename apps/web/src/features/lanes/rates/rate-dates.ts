import { momentOf } from '@lanewise/domain/shared/moments'
import type { IsoDate } from '@lanewise/domain/shared/written-date'

/** Days before its end from which a rate shows how long it is still valid. */
export const expiryWarningDays = 30

const day = 86_400_000

/** Days from today to a date, negative when it has passed. Calculated in UTC, where every day has 24 hours. */
export const daysUntil = (date: IsoDate, today: IsoDate): number => (momentOf(date) - momentOf(today)) / day

export function soonText(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'in 1 day' : `in ${days} days`
}

/** "in 13 days" for a rate that ends within 30 days; null for one that ends later or has ended. */
export function expiryWarning(expirationDate: IsoDate, today: IsoDate): string | null {
  const days = daysUntil(expirationDate, today)
  return days >= 0 && days <= expiryWarningDays ? soonText(days) : null
}

/** "in 14 days" for a rate that begins later. */
export function startText(effectiveDate: IsoDate, today: IsoDate): string | null {
  const days = daysUntil(effectiveDate, today)
  return days > 0 ? soonText(days) : null
}
