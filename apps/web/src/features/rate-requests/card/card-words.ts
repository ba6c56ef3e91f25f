import { centsOfDollars } from '@lanewise/contract/money'
import type { PaidOnLane, RateRequestLine } from '@lanewise/contract/rate-requests'
import { comparedTo } from '@lanewise/domain/rate-requests/compare-offers'
import { answerWayLabels } from '@lanewise/domain/rate-requests/rate-request-words'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'

export const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** "$2.02 per mile", where the way is known. */
export const perMile = (total: number, miles: number | null): string | null =>
  miles !== null && miles > 0 ? `${formatMoney(centsOfDollars(total / miles))} per mile` : null

/** "Link, Bea Novak": how an answer came and who gave or recorded it; the carrier's name stands beside it already. */
export function howText({ answeredThrough, answeredBy, carrierName }: RateRequestLine): string {
  const person = answeredBy === carrierName ? null : answeredBy?.replace(`, ${carrierName}`, '')
  return [answeredThrough && answerWayLabels[answeredThrough], person].filter(Boolean).join(', ')
}

export type Against = { amount: string; percent: string; tone: 'over' | 'under' }

/** "+$86.50" and "2.6% over", or "−$138.00" and "4.0% under"; null where both are the same. */
export function against(total: number, other: number): Against | null {
  const { difference, percent } = comparedTo(total, other)
  const amount = centsOfDollars(Math.abs(difference))
  if (amount === 0) return null
  const [sign, tone] = difference > 0 ? (['+', 'over'] as const) : (['−', 'under'] as const)
  return { amount: `${sign}${formatMoney(amount)}`, percent: `${Math.abs(percent).toFixed(1)}% ${tone}`, tone }
}

/** "−$138.00, 4.0% under target" */
export function againstTarget(total: number, target: number): string {
  const compared = against(total, target)
  return compared ? `${compared.amount}, ${compared.percent} target` : 'On target'
}

/** Whether who has not answered has looked at what it is asked. */
export function openedText({ openCount }: RateRequestLine): string {
  if (openCount === 0) return 'Sent, not opened'
  return `Opened the link${openCount === 1 ? '' : ` ${openCount} times`}, no answer yet`
}

const money = (amount: number) => formatMoney(centsOfDollars(amount))

/** "$3,290.00–$3,640.00", or one price where all paid the same. */
export const rangeText = ({ lowest, highest }: PaidOnLane): string =>
  lowest === highest ? money(lowest) : `${money(lowest)}–${money(highest)}`

/** "$3,412.50 on average, 12 shipments in 12 months" */
export function paidText({ count, average }: PaidOnLane): string {
  const shipments = `${formatNumber(count)} ${count === 1 ? 'shipment' : 'shipments'} in 12 months`
  return count === 1 ? shipments : `${money(average)} on average, ${shipments}`
}
