import { accessorials } from '@lanewise/domain/rating/accessorials'
import { flatCharge } from '@lanewise/domain/rating/charges'
import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { cents } from '@lanewise/domain/shared/units'
import type { RateConnector } from '../rate-connector.ts'

export const rate = (changes: Partial<IntegratedRate> = {}): IntegratedRate => ({
  id: 'Tariff:BLUE',
  quoteId: 'T-1',
  rateSource: 'Tariff',
  carrierName: 'Blue Ridge Freight',
  scac: 'BLUE',
  logoId: null,
  minServiceDays: 3,
  maxServiceDays: 3,
  serviceLevel: 'Standard',
  serviceLevelCode: null,
  serviceLevelDescription: null,
  isGuaranteedRate: false,
  pickupFlexibility: null,
  flexibilityDescription: null,
  maxLiability: null,
  totalCost: cents(40_000),
  charges: [flatCharge('FreightRate', cents(40_000))],
  customerFreightPayer: null,
  webServiceDescriptionId: null,
  integrationServiceType: 'LTL',
  additionalInfo: { integrationCarrierQuoteReferenceNumber: null, integrationCarrierName: null },
  expiresAt: null,
  why: [],
  warnings: [],
  unpricedAccessorials: [],
  bookingParameters: {},
  ...changes,
})

/** A source that quotes both modes and answers as configured. */
export const connector = (changes: Partial<RateConnector> = {}): RateConnector => ({
  source: 'Tariff',
  name: 'Own tariffs',
  modes: ['LTL', 'VLTL'],
  supportedAccessorials: new Set(accessorials),
  takesNotes: false,
  needsQuoteNumberAtBooking: false,
  needsDimensions: false,
  needsPostalCodes: false,
  supportsHazmat: true,
  supportsCancel: true,
  tracking: [],
  timeoutMs: 5_000,
  isTest: true,
  ask: async () => ({ rates: [rate()], refusals: [] }),
  ...changes,
})
