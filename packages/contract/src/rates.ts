import { equipmentModes } from '@lanewise/domain/freight/modes'
import { z } from 'zod'
import { optionalText, orNull, requiredText } from './fields.ts'
import { accessorials, stopsOf } from './freight-fields.ts'
import { Id } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { stopCountry } from './places.ts'
import { IntegratedRates, rateSource, SpotQuote } from './quote-fields.ts'
import { RateQuery } from './rate-query.ts'

/** The browser creates one id per click, so that a repeated request never queries a source twice. */
const requestId = Id.nullish().transform(orNull)
/** When true, the response waits for all sources. Otherwise it returns at once and later rates arrive as events. */
const waits = z.boolean('Answer true or false').default(true)

export const findIntegratedRates = operation({
  name: 'findIntegratedRates',
  summary: 'LTL or volume rates of all sources for one shipment; each call is kept as one quote of the history',
  method: 'POST',
  path: '/integrated-rates',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: RateQuery.extend({ requestId, waits }),
  answer: IntegratedRates,
  ownTransactions: true,
})

export const askRateSourceAgain = operation({
  name: 'askRateSourceAgain',
  summary: 'Ask one source of a quote again, for example one that failed',
  method: 'POST',
  path: '/ltl-quotes/{quoteId}/sources/{source}/retry',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  params: z.strictObject({ quoteId: Id, source: rateSource }),
  body: z.strictObject({ waits }),
  answer: IntegratedRates,
  ownTransactions: true,
})

const stop = z.strictObject({
  postalCode: optionalText(10),
  city: requiredText(100),
  governingDistrictAbbreviation: requiredText(4),
  country: stopCountry,
  stopNumber: z.int().min(1).max(50),
})

const isRequired = z.boolean('Answer true or false').default(false)

/** Input for a truckload spot quote. (RATE-15, RATE-19) */
export const ApiQuoteCreate = z.strictObject({
  equipmentMode: z.literal(equipmentModes, required),
  effectiveDate: z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'Enter a date'),
  quoteStops: stopsOf(stop),
  isHazmatRequired: isRequired,
  isTeamRequired: isRequired,
  isLiftGateRequired: isRequired,
  accessorials,
  isPartial: isRequired,
  /** Linear feet of trailer, and weight in pounds; a partial truckload is priced by them. */
  linearFeet: z.number('Enter a number').min(0, 'Cannot be negative').max(53, 'At most 53').nullish().transform(orNull),
  weight: z.number('Enter a number').min(0, 'Cannot be negative').max(999_999).nullish().transform(orNull),
  requestId,
})
export type ApiQuoteCreate = z.output<typeof ApiQuoteCreate>

export const createAPIQuote = operation({
  name: 'createAPIQuote',
  summary: 'A truckload spot quote; refused with the reason where the market gives none',
  method: 'POST',
  path: '/spot-quotes',
  permission: { any: ['CreateQuote', 'CreateOrder', 'BookShipment'] },
  body: ApiQuoteCreate,
  answer: SpotQuote,
  ownTransactions: true,
})
