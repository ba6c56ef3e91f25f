import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate, RateAnswer, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { z } from 'zod'
import { chargeLines, priceOf } from '../charge-lines.ts'
import { days, dollars, fields, list, moment, text, verbatim, wholeFields } from '../partner-fields.ts'
import { answerOf, partnerRate } from '../partner-rate.ts'

const quote = wholeFields({
  quoteId: verbatim,
  quoteNumber: verbatim,
  carrierName: text,
  scac: verbatim,
  product: verbatim,
  productDescription: verbatim,
  minTransitDays: days,
  maxTransitDays: days,
  pickupFlexibility: text,
  flexibilityDescription: text,
  liability: dollars,
  total: dollars,
  currency: verbatim,
  charges: list(fields({ type: verbatim, description: text, amount: dollars })),
  expiresAt: moment,
  messages: list(text),
})

/** The fields of the answer that are used. Any field of a quote may be missing, but the list of quotes is required. */
export const FlockAnswer = z.object({
  quotes: z.array(quote),
  declined: list(fields({ reason: text })),
})
export type FlockAnswer = z.output<typeof FlockAnswer>

const partner = rateSources.FlockFreight

type RequestedServices = Pick<RateAsk, 'accessorials'>

/** Converts the answer of Flock Freight to rates, all of them shared truckloads, and to refusals with their reasons. */
export function fromFlockFreight({ quotes, declined }: FlockAnswer, request: RequestedServices): RateAnswer {
  const refusals = declined.map(({ reason }) => ({
    carrierName: partner,
    reason: reason ?? 'declined without a reason',
  }))
  return answerOf([...quotes.map((quote) => readQuote(quote, request)), ...refusals])
}

function readQuote(
  quote: FlockAnswer['quotes'][number],
  { accessorials }: RequestedServices,
): IntegratedRate | RateRefusal {
  const carrierName = quote.carrierName ?? partner
  const messages = quote.messages.filter((message) => message !== null)
  const { total, currency } = quote
  const price = priceOf({ total, currency, charges: chargeLines(quote.charges), messages })
  if ('reason' in price) return { carrierName, ...price }
  const partnerQuote = {
    quoteId: quote.quoteId,
    carrierQuoteNumber: quote.quoteNumber,
    carrierName,
    scac: quote.scac,
    serviceLevel: 'SharedTruckload' as const,
    serviceLevelCode: quote.product,
    serviceLevelDescription: quote.productDescription,
    minServiceDays: quote.minTransitDays,
    maxServiceDays: quote.maxTransitDays,
    pickupFlexibility: quote.pickupFlexibility,
    flexibilityDescription: quote.flexibilityDescription,
    maxLiability: quote.liability,
    expiresAt: quote.expiresAt,
    warnings: messages,
    asItCame: quote.asItCame,
    accessorials,
  }
  return partnerRate('FlockFreight', partnerQuote, price)
}
