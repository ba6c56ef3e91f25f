import { centsOfDollars } from '@lanewise/contract/money'
import type { RateRequestLine } from '@lanewise/contract/rate-requests'
import { answerWayLabels } from '@lanewise/domain/rate-requests/rate-request-words'
import { formatMoney } from '@lanewise/domain/shared/format'

export const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** "$2.02 per mile", where the way is known. */
export const perMile = (total: number, miles: number | null): string | null =>
  miles !== null && miles > 0 ? `${formatMoney(centsOfDollars(total / miles))} per mile` : null

/** "Link, Bea Novak": how an answer came and who gave or recorded it; the carrier's name stands beside it already. */
export function howText({ answeredThrough, answeredBy, carrierName }: RateRequestLine): string {
  const person = answeredBy === carrierName ? null : answeredBy?.replace(`, ${carrierName}`, '')
  return [answeredThrough && answerWayLabels[answeredThrough], person].filter(Boolean).join(', ')
}

/** "+$86.50, 2.6% over the lowest"; null for the lowest itself. */
export function overLowest(total: number, lowest: number): { amount: string; percent: string } | null {
  const over = total - lowest
  if (over <= 0) return null
  const percent = lowest > 0 ? (over / lowest) * 100 : 0
  return { amount: `+${formatMoney(centsOfDollars(over))}`, percent: `${percent.toFixed(1)}% over` }
}
