import { type RateSource, rateSources, type ServiceLevel, serviceLevels } from '@lanewise/domain/rating/rate-sources'
import { z } from 'zod'
import { PricedCharge } from './charge-fields.ts'
import { accessorial } from './freight-fields.ts'
import { Id } from './list.ts'

export const rateSource = z.enum(Object.keys(rateSources) as [RateSource, ...RateSource[]], 'Not a source of rates')
const serviceLevel = z.enum(Object.keys(serviceLevels) as [ServiceLevel, ...ServiceLevel[]])
const words = z.array(z.string())

/** RATE-4: an LTL or volume rate as it was offered, and what a screen tells of it; money in dollars. */
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
  /** Until when the price holds; after that a new one must be asked for. */
  expiresAt: z.iso.datetime(),
  /** How the price comes about, sentence by sentence. */
  why: words,
  warnings: words,
  /** TRADE-6: what was asked for and is not in the price. */
  unpricedAccessorials: z.array(accessorial),
})
export type IntegratedRate = z.output<typeof IntegratedRate>

/** How far one source is with a quote. */
export const quoteSourceStates = ['Working', 'Answered', 'Failed'] as const

export const QuoteSource = z.object({
  source: rateSource,
  name: z.string(),
  state: z.enum(quoteSourceStates),
  /** Why it gave nothing; null for one that works or answered. */
  message: z.string().nullable(),
  /** Carriers that gave no rate, and why. */
  refusals: z.array(z.object({ carrierName: z.string(), reason: z.string() })),
  rateCount: z.int(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})
export type QuoteSource = z.output<typeof QuoteSource>

/** What the sources have answered so far; cheapest first. */
export const IntegratedRates = z.object({
  quoteId: Id,
  quoteNumber: z.string(),
  /** Whether no source works any more. */
  isComplete: z.boolean(),
  items: z.array(IntegratedRate),
  sources: z.array(QuoteSource),
  /** When the rates were asked for, and until when they hold. */
  createDateTime: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type IntegratedRates = z.output<typeof IntegratedRates>

/** RATE-2, RATE-16: a truckload spot quote; money in dollars. */
export const SpotQuote = z.object({
  id: Id,
  quoteNumber: z.string(),
  effectiveDate: z.iso.date(),
  transitDays: z.number(),
  totalCost: z.number(),
  isPartial: z.boolean(),
  charges: z.array(PricedCharge),
  expiresAt: z.iso.datetime(),
  why: words,
})
export type SpotQuote = z.output<typeof SpotQuote>
