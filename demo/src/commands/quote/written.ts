import type { CollectedRates } from '@lanewise/api/connectors/rates/ask-all'
import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { rateSources, serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { isSpotRefusal, type SpotAnswer } from '@lanewise/domain/rating/tl/spot-quote'
import { formatMoney } from '@lanewise/domain/shared/format'

/** All rates as a table, cheapest first, followed by the carriers without a rate and the reasons. */
export function writtenRates({ rates, refusals, failures }: CollectedRates, isReasoned: boolean): string[] {
  const width = Math.max(0, ...rates.map(({ carrierName }) => carrierName.length))
  return [
    ...rates.flatMap((rate) => [rateLine(rate, width), ...(isReasoned ? reasons(rate) : [])]),
    ...refusals.map(({ carrierName, reason }) => `No rate: ${carrierName} ${reason}`),
    ...failures.map(({ message }) => `No answer: ${message}`),
  ]
}

const rateLine = (rate: IntegratedRate, width: number) =>
  [
    formatMoney(rate.totalCost).padStart(11),
    rate.carrierName.padEnd(width),
    days(rate).padEnd(9),
    serviceLevels[rate.serviceLevel],
    `(${rateSources[rate.rateSource]})`,
  ].join('  ')

const days = ({ minServiceDays: least, maxServiceDays: most }: IntegratedRate) =>
  least === most ? `${most} ${most === 1 ? 'day' : 'days'}` : `${least}–${most} days`

const reasons = ({ charges, why, warnings }: IntegratedRate) => [
  ...charges.map(({ description, total }) => `${formatMoney(total).padStart(24)}  ${description}`),
  ...[...why, ...warnings].map((sentence) => `${' '.repeat(13)}${sentence}`),
]

/** A spot rate, or the reason why there is none. */
export function writtenSpot(label: string, answer: SpotAnswer, isReasoned: boolean): string[] {
  if (isSpotRefusal(answer)) return [`No rate: ${label}: ${answer.reason}`]
  const line = `${formatMoney(answer.totalCost).padStart(11)}  ${label}, ${answer.transitDays} ${answer.transitDays === 1 ? 'day' : 'days'}`
  return [line, ...(isReasoned ? answer.why.map((sentence) => `${' '.repeat(13)}${sentence}`) : [])]
}
