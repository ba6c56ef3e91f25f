import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { quoteIssues } from '@lanewise/domain/quotes/details'
import { pickupDateIssues } from '@lanewise/domain/quotes/pickup-date'
import { priceSides } from '@lanewise/domain/quotes/rates/shown-rate'
import { z } from 'zod'
import { orNull } from './fields.ts'
import { accessorials, mostLineItems, tooManyLineItems } from './freight-fields.ts'
import { LineItemFields } from './line-item-fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { QuotableLocation } from './places.ts'
import { withRule } from './with-rule.ts'

const isOn = z.boolean('Answer true or false').default(false)

const shape = {
  equipmentMode: z.literal(equipmentModes, required),
  /** Empty after the user deselects the last mode card. */
  shippingModes: z.array(z.enum(shippingModes)).max(3),
  pickupDate: z.iso.date('Enter a date').nullish().transform(orNull),
  pickupLocation: QuotableLocation.nullish().transform(orNull),
  dropoffLocation: QuotableLocation.nullish().transform(orNull),
  isTeam: isOn,
  isBlind: isOn,
  isLiftGateRequired: isOn,
  pickupAccessorials: accessorials,
  dropoffAccessorials: accessorials,
  additionalServices: accessorials,
  lineItems: z.array(LineItemFields).max(mostLineItems, tooManyLineItems),
  linearFeet: z.number('Enter a number').min(0, 'Cannot be negative').max(53, 'At most 53').nullish().transform(orNull),
  /**
   * The request that fetched the rates. A reload or a shared link reads its answers and does not query the sources
   * again.
   */
  requestId: Id.nullish().transform(orNull),
} as const

const names = Object.keys(shape) as (keyof typeof shape)[]

/** Quote input as stored in the URL; it may be incomplete. (QUOTE-24) */
export const QuoteDraft = z.strictObject(shape)
export type QuoteDraft = z.output<typeof QuoteDraft>

/** A complete quote input, ready for requesting rates. */
export const QuoteDetails = withRule(QuoteDraft, names, quoteIssues)

/** Quote details checked against the current day: the pickup date cannot be in the past. */
export const quoteDetailsAt = (now: () => Date) =>
  withRule(QuoteDraft, names, (details) => [...quoteIssues(details), ...pickupDateIssues(details, now())])

/** The chosen rate, of one kind only; money in dollars. (RATE-1 to RATE-3, QUOTE-38) */
export const ChosenQuote = z.union([
  z.strictObject({
    internalQuote: z.object({
      /** Id of the contracted rate. */
      id: Id,
      rateSource: z.string(),
      carrier: z.string(),
      transitDays: z.number(),
      totalCost: z.number(),
    }),
  }),
  z.strictObject({
    spotQuote: z.object({
      id: Id,
      quoteNumber: z.string(),
      effectiveDate: z.string(),
      transitDays: z.number(),
      totalCost: z.number(),
      isPartial: z.boolean(),
      charges: z.array(z.object({ description: z.string(), total: z.number() })).max(100),
      expiresAt: z.string().nullable(),
    }),
  }),
  z.strictObject({
    integratedQuote: z.object({
      id: Id,
      quoteId: Id,
      rateSource: z.string(),
      carrierName: z.string(),
      logoId: z.string().nullable(),
      minServiceDays: z.number(),
      maxServiceDays: z.number(),
      serviceLevel: z.string(),
      totalCost: z.number(),
      customerFreightPayer: z.string().nullable(),
      expiresAt: z.string().nullable(),
    }),
  }),
])
export type ChosenQuote = z.output<typeof ChosenQuote>

/** Amounts of a chosen rate as the user saw them, in dollars, and which of them the user looked at. (DEF-141) */
export const ChosenPrice = z.strictObject({ side: z.enum(priceSides), customer: z.number(), cost: z.number() })
export type ChosenPrice = z.output<typeof ChosenPrice>
