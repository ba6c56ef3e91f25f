import { centsOfDollars } from '@lanewise/contract/money'
import type { PaidOnLane, RateRequestLine } from '@lanewise/contract/rate-requests'
import { comparedTo } from '@lanewise/domain/rate-requests/compare-offers'
import { answerChannelLabels } from '@lanewise/domain/rate-requests/rate-request-text'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'

export const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** Example: "$2.02 per mile". Null when the distance is unknown. */
export const perMile = (total: number, miles: number | null): string | null =>
  miles !== null && miles > 0 ? `${formatMoney(centsOfDollars(total / miles))} per mile` : null

/**
 * Channel of the response and the person who gave or recorded it: "Link, Bea Novak". The carrier's name is already
 * shown beside it.
 */
export function howText({ answeredThrough, answeredBy, carrierName }: RateRequestLine): string {
  const person = answeredBy === carrierName ? null : answeredBy?.replace(`, ${carrierName}`, '')
  return [answeredThrough && answerChannelLabels[answeredThrough], person].filter(Boolean).join(', ')
}

export type Against = { amount: string; percent: string; tone: 'over' | 'under' }

/** Examples: "+$86.50" and "2.6% over", or "−$138.00" and "4.0% under". Null when both amounts are equal. */
export function against(total: number, other: number): Against | null {
  const { difference, percent } = comparedTo(total, other)
  const amount = centsOfDollars(Math.abs(difference))
  if (amount === 0) return null
  const [sign, tone] = difference > 0 ? (['+', 'over'] as const) : (['−', 'under'] as const)
  return { amount: `${sign}${formatMoney(amount)}`, percent: `${Math.abs(percent).toFixed(1)}% ${tone}`, tone }
}

/** Example: "−$138.00, 4.0% under target". */
export function againstTarget(total: number, target: number): string {
  const compared = against(total, target)
  return compared ? `${compared.amount}, ${compared.percent} target` : 'On target'
}

export function openedText({ openCount }: RateRequestLine): string {
  if (openCount === 0) return 'Sent, not opened'
  return `Opened the link${openCount === 1 ? '' : ` ${openCount} times`}, no answer yet`
}

const money = (amount: number) => formatMoney(centsOfDollars(amount))

/** Example: "$3,290.00–$3,640.00", or one price when all were equal. */
export const rangeText = ({ lowest, highest }: PaidOnLane): string =>
  lowest === highest ? money(lowest) : `${money(lowest)}–${money(highest)}`

/** Example: "$3,412.50 on average, 12 shipments in 12 months". */
export function paidText({ count, average }: PaidOnLane): string {
  const shipments = `${formatNumber(count)} ${count === 1 ? 'shipment' : 'shipments'} in 12 months`
  return count === 1 ? shipments : `${money(average)} on average, ${shipments}`
}
