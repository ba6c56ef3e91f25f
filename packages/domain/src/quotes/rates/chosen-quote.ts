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

/** RATE-1, RATE-8: a contracted rate that was chosen, and nothing of another kind (QUOTE-38); money in dollars. */
export const chosenContract = ({ id, carrierDescription, totalCost }: ContractRate, transitDays: number) => ({
  internalQuote: { id, rateSource: 'Contract', carrier: carrierDescription, transitDays, totalCost },
})

/** RATE-2, RATE-8: a spot card that was chosen; of its charges what a person reads. */
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

/** RATE-3, RATE-8: an LTL or volume rate that was chosen. */
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
