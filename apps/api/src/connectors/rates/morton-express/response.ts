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

/** What of the answer the product reads; a rate may lack anything, the list of rates may not. */
export const MortonAnswer = z.object({
  rates: z.array(rate),
  rejections: list(fields({ carrierName: text, reason: text })),
})
export type MortonAnswer = z.output<typeof MortonAnswer>

const partner = rateSources.MortonExpress

type Asked = Pick<RateAsk, 'accessorials'>

/** What Morton Express answered as rates, whose charges a booking sends along, with everyone who gave none. */
export function fromMortonExpress({ rates, rejections }: MortonAnswer, asked: Asked): RateAnswer {
  const refusals = rejections.map(({ carrierName, reason }) => ({
    carrierName: carrierName ?? partner,
    reason: reason ?? 'rejected without a reason',
  }))
  return answerOf([...rates.map((rate) => readRate(rate, asked)), ...refusals])
}

function readRate(rate: MortonAnswer['rates'][number], { accessorials }: Asked): IntegratedRate | RateRefusal {
  const carrierName = rate.carrierName ?? partner
  const lines = rate.charges.map(({ chargeType, description, total }) => ({
    type: chargeType,
    description,
    amount: total,
  }))
  const messages = rate.notices.filter((notice) => notice !== null)
  const price = priceOf({ total: rate.totalRate, currency: rate.currency, charges: chargeLines(lines), messages })
  if ('reason' in price) return { carrierName, ...price }
  const told = {
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
  return partnerRate('MortonExpress', told, price)
}

/** The partner names the product's own levels; any other is Standard, beside its own code and words. */
const levelOf = (level: string | null): ServiceLevel =>
  level !== null && Object.hasOwn(serviceLevels, level) ? (level as ServiceLevel) : 'Standard'
