type ContractRate = { id: string; carrierDescription: string; totalCost: number }

type SpotQuote = {
  id: string
  quoteNumber: string
  effectiveDate: string
  transitDays: number
  totalCost: number
  isPartial: boolean
  charges: readonly { description: string; total: number }[]
  expiresAt: string
}

type IntegratedRate = {
  id: string
  quoteId: string
  rateSource: string
  carrierName: string
  logoId: string | null
  minServiceDays: number
  maxServiceDays: number
  serviceLevel: string
  totalCost: number
  customerFreightPayer: string | null
  expiresAt: string
}

/**
 * Payload for a chosen contract rate, without fields of other rate types (QUOTE-38). Money in dollars. (RATE-1, RATE-8)
 */
export const chosenContract = ({ id, carrierDescription, totalCost }: ContractRate, transitDays: number) => ({
  internalQuote: { id, rateSource: 'Contract', carrier: carrierDescription, transitDays, totalCost },
})

/** Payload for a chosen spot quote. Its charges hold display text only. (RATE-2, RATE-8) */
export const chosenSpot = (quote: SpotQuote) => ({
  spotQuote: {
    id: quote.id,
    quoteNumber: quote.quoteNumber,
    effectiveDate: quote.effectiveDate,
    transitDays: quote.transitDays,
    totalCost: quote.totalCost,
    isPartial: quote.isPartial,
    charges: quote.charges.map(({ description, total }) => ({ description, total })),
    expiresAt: quote.expiresAt,
  },
})

/** Payload for a chosen LTL or volume rate. (RATE-3, RATE-8) */
export const chosenIntegrated = (rate: IntegratedRate) => ({
  integratedQuote: {
    id: rate.id,
    quoteId: rate.quoteId,
    rateSource: rate.rateSource,
    carrierName: rate.carrierName,
    logoId: rate.logoId,
    minServiceDays: rate.minServiceDays,
    maxServiceDays: rate.maxServiceDays,
    serviceLevel: rate.serviceLevel,
    totalCost: rate.totalCost,
    customerFreightPayer: rate.customerFreightPayer,
    expiresAt: rate.expiresAt,
  },
})
