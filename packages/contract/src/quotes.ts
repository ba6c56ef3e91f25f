import { emailMessage, isEmailAddress } from '@lanewise/domain/contacts/email'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { phrase } from '@lanewise/domain/history/phrase'
import { quoteLabels } from '@lanewise/domain/quotes/labels'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { z } from 'zod'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { optionalText, orNull } from './fields.ts'
import { knownFreightClass } from './freight-fields.ts'
import { QuotedContract } from './lane-finding.ts'
import { LaneRate } from './lane-rate-fields.ts'
import { exportOf, Id, listOf, listPage, searchTerm, text } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'
import { placeId, QuotableLocation } from './places.ts'
import { IntegratedRate, IntegratedRates, SpotQuote } from './quote-fields.ts'
import { ChosenQuote, QuoteDetails, QuoteDraft } from './quote-form.ts'

/** A quote in the quote history; money in dollars. (QHIST-4) */
export const LtlQuoteSummary = z.object({
  id: Id,
  quoteNumber: z.string(),
  origin: QuotableLocation,
  destination: QuotableLocation,
  /** Time when the quote was requested. */
  createDateTime: z.iso.datetime(),
  /** The pickup date. */
  quoteDate: z.iso.date(),
  freightClasses: z.array(z.enum(freightClasses)),
  /** Number of pallets. */
  units: z.int(),
  totalWeight: z.number(),
  lowestRate: z.number().nullable(),
  shippingMode: z.enum(shippingModes),
  /** Every mode that was asked for. */
  shippingModes: z.array(z.enum(shippingModes)),
  /** Order made with one of its rates, the newest. */
  bookedOrderNumber: z.string().nullable(),
  rateCount: z.int(),
  createUserId: Id,
  createdBy: z.string(),
})
export type LtlQuoteSummary = z.output<typeof LtlQuoteSummary>

/** Search radius around a place, in miles. (QHIST-18) */
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
  summary: 'Earlier quotes',
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
  summary: 'One quote with its request and rates',
  method: 'GET',
  path: '/ltl-quotes/{quoteId}',
  // Users who may request rates can also read the answers of the sources. (DEF-45)
  permission: { any: ['CreateQuote', 'ViewQuoteHistory', 'CreateOrder', 'BookShipment'] },
  params: z.strictObject({ quoteId: Id }),
  answer: LtlQuoteSummary.extend({
    /** Initial wizard values for quoting again (QUOTE-3); the pickup date is empty (QUOTE-4). */
    details: QuoteDraft,
    /** First day of validity of the density table that determined the freight classes. (TRADE-4) */
    densityTable: z.iso.date(),
    miles: z.number().nullable(),
    rates: IntegratedRates,
    /** Truckload rates of the same request: spot quotes, and the contracted rates of a quote of truckloads alone. */
    truckload: z.object({ spots: z.array(SpotQuote), contracts: z.array(QuotedContract) }),
  }),
})

export const createTruckloadQuote = operation({
  name: 'createTruckloadQuote',
  summary: 'Add a request for truckload rates alone to the quote history, with the contracted rates of its lane',
  method: 'POST',
  path: '/truckload-quotes',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: z.strictObject({ details: QuoteDetails }),
  answer: z.object({ id: Id, quoteNumber: z.string() }),
  ownTransactions: true,
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

const summarized = {
  details: QuoteDraft,
  quoteId: Id.nullish().transform(orNull),
  spotQuoteIds: z.array(Id).max(2).default([]),
}

/** Prints rates of an earlier request. The server reads them again and does not trust values from the browser. */
export const printQuoteSummary = operation({
  name: 'printQuoteSummary',
  summary: 'The summary of a quote as a PDF file',
  method: 'POST',
  path: '/quotes/summary',
  permission: 'CreateQuote',
  body: z.strictObject({
    ...summarized,
    /** Shows either the prices that the customer pays or the cost. */
    prices: z.enum(['Customer', 'Cost'], 'Choose Customer or Cost').default('Customer'),
  }),
  answer: z.object({ fileName: z.string(), base64: z.string() }),
  ownTransactions: true,
})

/** Recipient and words of a mailed quote. */
export const QuoteMail = z.strictObject({
  to: text(254).trim().refine(isEmailAddress, emailMessage),
  message: optionalText(2000),
})

/** Mails the summary of a quote. The mail shows customer prices and never a cost. */
export const mailQuote = operation({
  name: 'mailQuote',
  summary: 'Mail the summary of a quote, with customer prices only, as a PDF file',
  method: 'POST',
  path: '/quotes/mail',
  permission: 'CreateQuote',
  body: QuoteMail.extend(summarized),
  answer: z.object({ to: z.string() }),
  ownTransactions: true,
})

/** Checks on the server whether a chosen rate is still valid. */
export const checkChosenQuote = operation({
  name: 'checkChosenQuote',
  summary: 'Whether a selected rate is still valid',
  method: 'POST',
  path: '/quotes/check',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: z.strictObject({ chosen: ChosenQuote }),
  answer: z.object({ isValid: z.boolean(), reason: z.string().nullable() }),
})

/** Stored data for booking a rate; money in dollars. (BOOK-21 to BOOK-34) */
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
  summary: 'A selected rate, with the parameters for booking it',
  method: 'GET',
  path: '/rates/{rateId}',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  params: z.strictObject({ rateId: z.string().max(100) }),
  answer: BookableRate,
})

/** Sent when a source of a quote has answered or is queried again. */
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
  phrases: [
    phrase(['askedAgain'], ({ askedAgain }) => `requested rates from ${askedAgain.to} again`),
    phrase(['mailedTo'], ({ mailedTo }) => `mailed the quote to ${mailedTo.to}`),
  ],
  list: getLtlQuoteHistory,
  events: [quoteAnswered],
  title: ({ quoteNumber }) => quoteNumber,
  path: ({ id }) => `/requote/${id}`,
})
