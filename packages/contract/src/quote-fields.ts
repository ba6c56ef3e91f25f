import { type RateSource, rateSources, type ServiceLevel, serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { type TruckloadService, truckloadServices } from '@lanewise/domain/rating/services/truckload-services'
import { z } from 'zod'
import { PricedCharge } from './charge-fields.ts'
import { accessorial } from './freight-fields.ts'
import { Id } from './list.ts'

export const rateSource = z.enum(Object.keys(rateSources) as [RateSource, ...RateSource[]], 'Not a rate source')
const serviceLevel = z.enum(Object.keys(serviceLevels) as [ServiceLevel, ...ServiceLevel[]])
const sentences = z.array(z.string())

/** Requested services that the price of a truckload does not include. (DEF-130) */
export const notIncluded = {
  unpricedServices: z.array(z.enum(truckloadServices as [TruckloadService, ...TruckloadService[]])),
} as const

/** An LTL or volume rate as offered, with its display data; money in dollars. (RATE-4) */
export const IntegratedRate = z.object({
  id: Id,
  quoteId: Id,
  carrierName: z.string(),
  logoId: z.string().nullable(),
  minServiceDays: z.number(),
  maxServiceDays: z.number(),
  serviceLevel,
  serviceLevelCode: z.string().nullable(),
  serviceLevelDescription: z.string().nullable(),
  rateSource,
  pickupFlexibility: z.string().nullable(),
  flexibilityDescription: z.string().nullable(),
  maxLiability: z.number().nullable(),
  totalCost: z.number(),
  charges: z.array(PricedCharge),
  customerFreightPayer: z.string().nullable(),
  isGuaranteedRate: z.boolean(),
  webServiceDescriptionId: z.string().nullable(),
  integrationServiceType: z.string().nullable(),
  additionalInfo: z.object({
    integrationCarrierQuoteReferenceNumber: z.string().nullable(),
    integrationCarrierName: z.string().nullable(),
  }),
  /** The price is valid until this time; after that a new one must be requested. */
  expiresAt: z.iso.datetime(),
  /** Explains how the price was calculated, one sentence per item. */
  why: sentences,
  warnings: sentences,
  /** Requested accessorials that the price does not include. (TRADE-6) */
  unpricedAccessorials: z.array(accessorial),
})
export type IntegratedRate = z.output<typeof IntegratedRate>

/** Progress of one rate source for a quote. */
export const quoteSourceStates = ['Working', 'Answered', 'Failed'] as const

export const QuoteSource = z.object({
  source: rateSource,
  name: z.string(),
  state: z.enum(quoteSourceStates),
  /** Reason why the source returned nothing; null while it works or when it answered. */
  message: z.string().nullable(),
  /** Carriers that returned no rate, with the reason. */
  refusals: z.array(z.object({ carrierName: z.string(), reason: z.string() })),
  rateCount: z.int(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})
export type QuoteSource = z.output<typeof QuoteSource>

/** Rates received so far, cheapest first. */
export const IntegratedRates = z.object({
  quoteId: Id,
  quoteNumber: z.string(),
  /** True when no source is working any more. */
  isComplete: z.boolean(),
  items: z.array(IntegratedRate),
  sources: z.array(QuoteSource),
  /** Time when the rates were requested, and time when they expire. */
  createDateTime: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type IntegratedRates = z.output<typeof IntegratedRates>

/** A truckload spot quote; money in dollars. (RATE-2, RATE-16) */
export const SpotQuote = z.object({
  ...notIncluded,
  id: Id,
  quoteNumber: z.string(),
  effectiveDate: z.iso.date(),
  transitDays: z.number(),
  totalCost: z.number(),
  isPartial: z.boolean(),
  charges: z.array(PricedCharge),
  expiresAt: z.iso.datetime(),
  why: sentences,
})
export type SpotQuote = z.output<typeof SpotQuote>
