import type { SpotAnswer, SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { z } from 'zod'
import { chargeLines, priceOf } from '#connectors/rates/charge-lines.ts'
import { days, dollars, fields, list, text, verbatim, wholeFields } from '#connectors/rates/partner-fields.ts'

const answerFields = wholeFields({
  quoteNumber: verbatim,
  total: dollars,
  currency: verbatim,
  transitDays: days,
  charges: list(fields({ type: verbatim, description: text, amount: dollars })),
  why: list(text),
  reason: text,
})
/** The fields of the answer that are used. Any of them may be missing. */
export const SpotServiceAnswer = z.record(z.string(), z.unknown()).transform((answer) => answerFields.parse(answer))
export type SpotServiceAnswer = z.output<typeof SpotServiceAnswer>

export const serviceName = 'Spot rate service'

/** Converts the service's answer to a quote, or to the reason why there is none. */
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
