import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { IntegratedRate, RateAnswer, RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import { isGuaranteed, type RateSource, type ServiceLevel } from '@lanewise/domain/rating/rate-sources'
import { unpricedOf } from '@lanewise/domain/rating/services/unpriced'
import type { Cents } from '@lanewise/domain/shared/units'
import type { Price } from './charge-lines.ts'

/** Rate data, apart from its price, of partners without a published interface. */
export type PartnerQuote = {
  quoteId: string | null
  carrierQuoteNumber: string | null
  carrierName: string
  scac: string | null
  serviceLevel: ServiceLevel
  serviceLevelCode: string | null
  serviceLevelDescription: string | null
  /** Minimum and maximum days in transit. Null when the partner does not state them. */
  minServiceDays: number | null
  maxServiceDays: number | null
  pickupFlexibility: string | null
  flexibilityDescription: string | null
  maxLiability: Cents | null
  expiresAt: string | null
  warnings: readonly string[]
  /** The complete quote as received. */
  asItCame: unknown
  /** Requested accessorials. */
  accessorials: readonly Accessorial[]
}

/**
 * Builds a rate of such a partner. Its booking sends back the parameters stored in the rate, which nothing else reads.
 */
export function partnerRate(source: RateSource, quote: PartnerQuote, price: Price): IntegratedRate {
  const { quoteId, carrierQuoteNumber, carrierName, minServiceDays, maxServiceDays, ...others } = quote
  const { warnings, accessorials, asItCame, ...rateFields } = others
  const { isKnown, ...days } = serviceDays([minServiceDays, maxServiceDays])
  const id = [source, carrierName, quote.serviceLevelCode].filter(Boolean).join(':')
  return {
    ...rateFields,
    id,
    quoteId: quoteId ?? carrierQuoteNumber ?? id,
    rateSource: source,
    carrierName,
    logoId: null,
    ...days,
    isGuaranteedRate: isGuaranteed(quote.serviceLevel),
    totalCost: price.totalCost,
    charges: price.charges,
    customerFreightPayer: null,
    webServiceDescriptionId: null,
    integrationServiceType: source,
    additionalInfo: {
      integrationCarrierQuoteReferenceNumber: carrierQuoteNumber,
      integrationCarrierName: carrierName,
    },
    why: [],
    warnings: [...price.warnings, ...(isKnown ? [] : [daysUnknown]), ...warnings],
    unpricedAccessorials: unpricedOf(accessorials, price),
    bookingParameters: {
      quoteId,
      carrierQuoteNumber,
      carrierName,
      rateSource: source,
      serviceDays: days.maxServiceDays,
      integrationServiceType: source,
      totalRate: price.totalCost / 100,
      quote: asItCame,
    },
  }
}

export const daysUnknown = 'The carrier did not give the transit days'

/**
 * Minimum and maximum of the known days. A carrier that states none counts as one day, as everywhere in the product.
 */
export function serviceDays(reportedDays: readonly (number | null)[]) {
  const known = reportedDays.filter((days) => days !== null)
  const days = known.length > 0 ? known : [1]
  return { minServiceDays: Math.min(...days), maxServiceDays: Math.max(...days), isKnown: known.length > 0 }
}

/** Splits parsed quotes into rates and refusals. */
export const answerOf = (read: readonly (IntegratedRate | RateRefusal)[]): RateAnswer => ({
  rates: read.filter((one) => 'totalCost' in one),
  refusals: read.filter((one) => 'reason' in one),
})
