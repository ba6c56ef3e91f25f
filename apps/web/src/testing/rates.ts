import type { IntegratedRate } from '@lanewise/contract/quote-fields'

let made = 0
export const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-a000-${String(made).padStart(12, '0')}`
}

export const quoteId = '0198c0de-0000-7000-8000-0000000000c1'
/** A date so far in the future that nothing expires. */
export const later = '2099-11-16T12:00:00.000Z'

export const aCharge = (facts: Partial<IntegratedRate['charges'][number]> = {}) => ({
  description: 'Base freight, class 70',
  chargeType: 'FreightRate',
  chargeTypeName: 'Freight Rate',
  chargeRateType: 'Hundredweight' as const,
  units: 49.8,
  rate: 38.44,
  total: 1914.31,
  ...facts,
})

export const anLtlRate = (facts: Partial<IntegratedRate> = {}): IntegratedRate => ({
  id: nextId(),
  quoteId,
  carrierName: 'Kestrel Freight System',
  logoId: null,
  minServiceDays: 3,
  maxServiceDays: 3,
  serviceLevel: 'Standard',
  serviceLevelCode: 'STD',
  serviceLevelDescription: null,
  rateSource: 'Tariff',
  pickupFlexibility: null,
  flexibilityDescription: null,
  maxLiability: 25_000,
  totalCost: 618.81,
  charges: [aCharge()],
  customerFreightPayer: 'Acme Foods',
  isGuaranteedRate: false,
  webServiceDescriptionId: null,
  integrationServiceType: null,
  additionalInfo: { integrationCarrierQuoteReferenceNumber: null, integrationCarrierName: null },
  expiresAt: later,
  why: ['781 miles fall into the band 751 to 1,000'],
  warnings: [],
  unpricedAccessorials: [],
  ...facts,
})
