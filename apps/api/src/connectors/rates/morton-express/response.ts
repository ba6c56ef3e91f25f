import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate, RateAnswer, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import { rateSources, type ServiceLevel, serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { z } from 'zod'
import { chargeLines, priceOf } from '../charge-lines.ts'
import { days, dollars, fields, list, moment, text, verbatim, wholeFields } from '../partner-fields.ts'
import { answerOf, partnerRate } from '../partner-rate.ts'

const rate = wholeFields({
  quoteId: verbatim,
  carrierQuoteNumber: verbatim,
  carrierName: text,
  scac: verbatim,
  serviceLevel: verbatim,
  serviceCode: verbatim,
  serviceDescription: verbatim,
  serviceDays: days,
  maxLiability: dollars,
  totalRate: dollars,
  currency: verbatim,
  charges: list(fields({ chargeType: verbatim, description: text, total: dollars })),
  validUntil: moment,
  notices: list(text),
})

/** The fields of the answer that are used. Any field of a rate may be missing, but the list of rates is required. */
export const MortonAnswer = z.object({
  rates: z.array(rate),
  rejections: list(fields({ carrierName: text, reason: text })),
})
export type MortonAnswer = z.output<typeof MortonAnswer>

const partner = rateSources.MortonExpress

type RequestedServices = Pick<RateAsk, 'accessorials'>

/**
 * Converts the answer of Morton Express to rates, whose charges are sent along with a booking, and to refusals by
 * carrier.
 */
export function fromMortonExpress({ rates, rejections }: MortonAnswer, request: RequestedServices): RateAnswer {
  const refusals = rejections.map(({ carrierName, reason }) => ({
    carrierName: carrierName ?? partner,
    reason: reason ?? 'rejected without a reason',
  }))
  return answerOf([...rates.map((rate) => readRate(rate, request)), ...refusals])
}

function readRate(
  rate: MortonAnswer['rates'][number],
  { accessorials }: RequestedServices,
): IntegratedRate | RateRefusal {
  const carrierName = rate.carrierName ?? partner
  const lines = rate.charges.map(({ chargeType, description, total }) => ({
    type: chargeType,
    description,
    amount: total,
  }))
  const messages = rate.notices.filter((notice) => notice !== null)
  const price = priceOf({ total: rate.totalRate, currency: rate.currency, charges: chargeLines(lines), messages })
  if ('reason' in price) return { carrierName, ...price }
  const partnerQuote = {
    quoteId: rate.quoteId,
    carrierQuoteNumber: rate.carrierQuoteNumber,
    carrierName,
    scac: rate.scac,
    serviceLevel: levelOf(rate.serviceLevel),
    serviceLevelCode: rate.serviceCode,
    serviceLevelDescription: rate.serviceDescription,
    minServiceDays: rate.serviceDays,
    maxServiceDays: rate.serviceDays,
    pickupFlexibility: null,
    flexibilityDescription: null,
    maxLiability: rate.maxLiability,
    expiresAt: rate.validUntil,
    warnings: messages,
    asItCame: rate.asItCame,
    accessorials,
  }
  return partnerRate('MortonExpress', partnerQuote, price)
}

/**
 * The partner uses the product's own service levels. Any other level is Standard, with the partner's code and
 * description.
 */
const levelOf = (level: string | null): ServiceLevel =>
  level !== null && Object.hasOwn(serviceLevels, level) ? (level as ServiceLevel) : 'Standard'
