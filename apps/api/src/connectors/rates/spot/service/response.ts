import type { SpotAnswer, SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { z } from 'zod'
import { chargeLines, priceOf } from '#connectors/rates/charge-lines.ts'
import { days, dollars, fields, list, text, verbatim, wholeFields } from '#connectors/rates/partner-fields.ts'

const told = wholeFields({
  quoteNumber: verbatim,
  total: dollars,
  currency: verbatim,
  transitDays: days,
  charges: list(fields({ type: verbatim, description: text, amount: dollars })),
  why: list(text),
  reason: text,
})
/** What of the answer the product reads; any field may be missing. */
export const SpotServiceAnswer = z.record(z.string(), z.unknown()).transform((answer) => told.parse(answer))
export type SpotServiceAnswer = z.output<typeof SpotServiceAnswer>

export const serviceName = 'Spot rate service'

/** What the service answered as a quote, or why there is none. */
export function fromSpotService(answer: SpotServiceAnswer, ask: SpotAsk): SpotAnswer {
  if (answer.reason !== null) return { reason: answer.reason }
  const { total, currency, quoteNumber } = answer
  const price = priceOf({ total, currency, charges: chargeLines(answer.charges), messages: [] })
  if ('reason' in price) return { reason: `${serviceName} ${price.reason}` }
  if (quoteNumber === null) return { reason: `${serviceName} gave no quote number` }
  return {
    id: `Spot:${quoteNumber}:${ask.isPartial ? 'partial' : 'full'}`,
    quoteNumber,
    effectiveDate: ask.effectiveDate,
    transitDays: answer.transitDays ?? tlTransitDays(ask.miles),
    totalCost: price.totalCost,
    isPartial: ask.isPartial,
    charges: price.charges,
    why: [...answer.why.filter((sentence) => sentence !== null), ...price.warnings],
    asItCame: answer.asItCame,
  }
}
