import { equipmentModes, shippingModes } from '@lanewise/domain/freight/modes'
import { quoteIssues } from '@lanewise/domain/quotes/details'
import { pickupDateIssues } from '@lanewise/domain/quotes/pickup-date'
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
  /** None while the last card was taken back. */
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
  /** Which request asked for the rates: a reload or a shared link reads their answers and asks nobody again. */
  requestId: Id.nullish().transform(orNull),
} as const

const names = Object.keys(shape) as (keyof typeof shape)[]

/** QUOTE-24: what rates are asked for, as the address keeps it: also half filled in. */
export const QuoteDraft = z.strictObject(shape)
export type QuoteDraft = z.output<typeof QuoteDraft>

/** The same when rates can be asked for with it. */
export const QuoteDetails = withRule(QuoteDraft, names, quoteIssues)

/** The same on a day: what is asked for now cannot be picked up yesterday. */
export const quoteDetailsAt = (now: () => Date) =>
  withRule(QuoteDraft, names, (details) => [...quoteIssues(details), ...pickupDateIssues(details, now())])

/** RATE-1 to RATE-3: the rate that was chosen, of one kind only (QUOTE-38); money in dollars. */
export const ChosenQuote = z.union([
  z.strictObject({
    internalQuote: z.object({
      /** The contracted rate. */
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
