import { type Charge, totalOf } from '#rating/charges.ts'
import type { IntegratedRate } from '#rating/integrated-rate.ts'
import type { Service } from '#rating/ltl/service/levels.ts'
import type { LtlTariff } from '#rating/ltl/tariff.ts'
import { isGuaranteed } from '#rating/rate-sources.ts'
import type { Cents } from '#shared/units.ts'

export type RateParts = {
  quoteNumber: string
  service: Service
  charges: readonly Charge[]
  maxLiability: Cents
  why: readonly string[]
  warnings: readonly string[]
  bookingParameters: Readonly<Record<string, unknown>>
}

/** Converts a tariff rate to the shape that all sources share. */
export function makeRate({ id, carrierName, scac }: LtlTariff, parts: RateParts): IntegratedRate {
  const { quoteNumber, service, charges, bookingParameters } = parts
  return {
    id: `${id}-${service.code}-${quoteNumber}`,
    quoteId: quoteNumber,
    rateSource: 'Tariff',
    carrierName,
    scac,
    logoId: null,
    minServiceDays: service.least,
    maxServiceDays: service.most,
    serviceLevel: service.level,
    serviceLevelCode: service.code,
    serviceLevelDescription: service.description,
    isGuaranteedRate: isGuaranteed(service.level),
    pickupFlexibility: null,
    flexibilityDescription: null,
    maxLiability: parts.maxLiability,
    totalCost: totalOf(charges),
    charges,
    customerFreightPayer: null,
    webServiceDescriptionId: null,
    integrationServiceType: service.level === 'Volume' ? 'VLTL' : 'LTL',
    additionalInfo: { integrationCarrierQuoteReferenceNumber: quoteNumber, integrationCarrierName: carrierName },
    expiresAt: null,
    why: parts.why,
    warnings: parts.warnings,
    // Empty because a tariff prices every service it offers and refuses the rest.
    unpricedAccessorials: [],
    bookingParameters: { ...bookingParameters, quoteNumber, serviceLevelCode: service.code },
  }
}
