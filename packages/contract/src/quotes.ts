import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { quoteLabels } from '@lanewise/domain/quotes/labels'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { orNull } from './fields.ts'
import { knownFreightClass } from './freight-fields.ts'
import { LaneRate } from './lane-rate-fields.ts'
import { exportOf, Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'
import { placeId, QuotableLocation } from './places.ts'
import { IntegratedRate, IntegratedRates, SpotQuote } from './quote-fields.ts'
import { ChosenQuote, QuoteDraft } from './quote-form.ts'

/** QHIST-4: a quote of the history; money in dollars. */
export const LtlQuoteSummary = z.object({
  id: Id,
  quoteNumber: z.string(),
  origin: QuotableLocation,
  destination: QuotableLocation,
  /** When it was asked for. */
  createDateTime: z.iso.datetime(),
  /** The pickup date. */
  quoteDate: z.iso.date(),
  freightClasses: z.array(z.enum(freightClasses)),
  /** Pallets. */
  units: z.int(),
  totalWeight: z.number(),
  lowestRate: z.number().nullable(),
  shippingMode: z.enum(['LTL', 'VLTL']),
  rateCount: z.int(),
  createUserId: Id,
  createdBy: z.string(),
})
export type LtlQuoteSummary = z.output<typeof LtlQuoteSummary>

/** QHIST-18: miles around a place. */
const radius = z.coerce
  .number('Enter a number')
  .min(radiusMiles.least, `At least ${radiusMiles.least}`)
  .max(radiusMiles.most, `At most ${radiusMiles.most}`)
  .multipleOf(radiusMiles.step, `In steps of ${radiusMiles.step}`)
  .optional()
const days = z.coerce.number('Enter a number').int('Enter a whole number').min(-3_650).max(3_650).optional()
const day = z.iso.date('Enter a date').optional()
const dateFilterType = z.enum(['Off', 'Fixed', 'Dynamic'], 'Choose Off, Fixed or Dynamic')

export const getLtlQuoteHistory = operation({
  name: 'getLtlQuoteHistory',
  summary: 'Earlier LTL and volume quotes',
  method: 'GET',
  path: '/ltl-quotes',
  permission: 'ViewQuoteHistory',
  query: z.strictObject({
    searchTerm,
    orderByProperty: z.enum(['createDateTime', 'pickupDate'], 'Not a way to sort').default('createDateTime'),
    orderByDirection: z.enum(['asc', 'desc'], 'Choose asc or desc').default('desc'),
    freightClass: knownFreightClass.optional(),
    originQuotableLocationId: placeId.optional(),
    originDistance: radius,
    destinationQuoteableLocationId: placeId.optional(),
    destinationDistance: radius,
    createUserId: Id.optional(),
    createDateFilterType: dateFilterType.default('Off'),
    createStartDate: day,
    createEndDate: day,
    createPastDays: days,
    createFutureDays: days,
    pickupDateFilterType: dateFilterType.default('Off'),
    pickupStartDate: day,
    pickupEndDate: day,
    pickupPastDays: days,
    pickupFutureDays: days,
    ...listPage(pageSizes.quoteHistory),
  }),
  answer: listOf(LtlQuoteSummary),
})

export const exportLtlQuotes = exportOf(getLtlQuoteHistory, {
  name: 'exportLtlQuotes',
  summary: 'Earlier quotes as a CSV file',
})

export const getLtlQuote = operation({
  name: 'getLtlQuote',
  summary: 'One quote as it was asked for, with the rates it got',
  method: 'GET',
  path: '/ltl-quotes/{quoteId}',
  // Whoever may ask for rates also reads what the sources answer (DEF-45).
  permission: { any: ['CreateQuote', 'ViewQuoteHistory', 'CreateOrder', 'BookShipment'] },
  params: z.strictObject({ quoteId: Id }),
  answer: LtlQuoteSummary.extend({
    /** What the wizard begins with when it quotes again (QUOTE-3); its pickup date is empty (QUOTE-4). */
    details: QuoteDraft,
    /** The density table that gave the classes, by its first day (TRADE-4). */
    densityTable: z.iso.date(),
    miles: z.number().nullable(),
    rates: IntegratedRates,
  }),
})

export const ltlQuoteCreators = operation({
  name: 'ltlQuoteCreators',
  summary: 'People who have asked for quotes',
  method: 'GET',
  path: '/ltl-quotes/creators',
  permission: 'ViewQuoteHistory',
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({ items: z.array(z.object({ id: Id, fullName: z.string() })) }),
})

/** What is printed: rates that were asked for before, read again from the server, never as a browser tells them. */
export const printQuoteSummary = operation({
  name: 'printQuoteSummary',
  summary: 'The summary of a quote as a PDF file',
  method: 'POST',
  path: '/quotes/summary',
  permission: 'CreateQuote',
  body: z.strictObject({
    details: QuoteDraft,
    quoteId: Id.nullish().transform(orNull),
    spotQuoteIds: z.array(Id).max(2).default([]),
    /** Whether prices are shown as the customer pays them, or as they cost. */
    prices: z.enum(['Customer', 'Cost'], 'Choose Customer or Cost').default('Customer'),
  }),
  answer: z.object({ fileName: z.string(), base64: z.string() }),
  ownTransactions: true,
})

/** Whether a chosen rate still holds, as the server knows it. */
export const checkChosenQuote = operation({
  name: 'checkChosenQuote',
  summary: 'Whether a chosen rate still holds',
  method: 'POST',
  path: '/quotes/check',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: z.strictObject({ chosen: ChosenQuote }),
  answer: z.object({ isValid: z.boolean(), reason: z.string().nullable() }),
})

/** BOOK-21 to BOOK-34: what a rate is booked with, as it is kept; money in dollars. */
export const BookableRate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('Contract'),
    contractId: Id,
    carrierId: Id,
    carrierName: z.string(),
    additionalCharges: LaneRate.shape.additionalCharges,
  }),
  z.object({ kind: z.literal('Spot'), quote: SpotQuote }),
  z.object({ kind: z.literal('Integrated'), shippingMode: z.enum(['LTL', 'VLTL']), rate: IntegratedRate }),
])
export type BookableRate = z.output<typeof BookableRate>

export const getBookableRate = operation({
  name: 'getBookableRate',
  summary: 'A rate that was chosen, with what its booking sends',
  method: 'GET',
  path: '/rates/{rateId}',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  params: z.strictObject({ rateId: z.string().max(100) }),
  answer: BookableRate,
})

/** A source of a quote has answered, or was asked again. */
export const quoteAnswered = event({
  name: 'quoteAnswered',
  entity: 'quote',
  payload: z.object({ id: Id, isComplete: z.boolean() }),
})

export const quoteEntity = entity<{ id: string; quoteNumber: string }>({
  name: 'quote',
  plural: 'quotes',
  read: { any: ['CreateQuote', 'ViewQuoteHistory'] },
  labels: quoteLabels,
  list: getLtlQuoteHistory,
  events: [quoteAnswered],
  title: ({ quoteNumber }) => quoteNumber,
  path: ({ id }) => `/requote/${id}`,
})
