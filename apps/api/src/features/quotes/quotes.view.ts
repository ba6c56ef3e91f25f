import { dollarsOfCents } from '@lanewise/contract/money'
import type { QuotableLocation } from '@lanewise/contract/places'
import { type LtlQuoteSummary, quoteEntity } from '@lanewise/contract/quotes'
import type { FreightClass } from '@lanewise/domain/freight/freight-class'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { placeName } from '@lanewise/domain/places/place-name'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { RateAsk, RateProduct } from '@lanewise/domain/rating/ask'
import { formatDate } from '@lanewise/domain/shared/format'
import type { SearchHit } from '#platform/feature.ts'
import { recordResult } from '#platform/record-result.ts'
import type { QuoteRow } from './quotes.queries.ts'

/** Columns that a list reads. The others are left out because lists are long. */
type SummaryRow = Omit<QuoteRow, QuestionColumn>
type QuestionColumn =
  | 'requestId'
  | 'milesTenths'
  | 'isHazmat'
  | 'accessorials'
  | 'products'
  | 'densityTable'
  | 'expiresAt'
  | 'truckloadDetails'
  | 'contractRates'

export const originOf = (row: SummaryRow): QuotableLocation => ({
  id: row.originId,
  city: row.originCity,
  state: row.originState,
  postalCode: row.originPostalCode,
  country: row.originCountry,
  latitude: row.originLatitude,
  longitude: row.originLongitude,
  ianaTimeZone: row.originTimeZone,
})

export const destinationOf = (row: SummaryRow): QuotableLocation => ({
  id: row.destinationId,
  city: row.destinationCity,
  state: row.destinationState,
  postalCode: row.destinationPostalCode,
  country: row.destinationCountry,
  latitude: row.destinationLatitude,
  longitude: row.destinationLongitude,
  ianaTimeZone: row.destinationTimeZone,
})

/** Facts that other tables hold. */
type Others = Pick<LtlQuoteSummary, 'createdBy' | 'bookedOrderNumber'>

/** A quote as listed in the history: pickup date, request, pallets and lowest raw cost. (DEF-95) */
export const summaryView = (row: SummaryRow, others: Others): LtlQuoteSummary => ({
  id: row.id,
  quoteNumber: row.quoteNumber,
  origin: originOf(row),
  destination: destinationOf(row),
  createDateTime: row.createdAt.toISOString(),
  quoteDate: row.shippingDate,
  freightClasses: row.freightClasses as FreightClass[],
  units: row.pallets,
  totalWeight: row.weight,
  lowestRate: row.lowestCents === null ? null : dollarsOfCents(row.lowestCents),
  shippingMode: row.shippingMode as ShippingMode,
  shippingModes: modesOf(row),
  rateCount: row.rateCount,
  createUserId: row.createdBy,
  ...others,
})

/** The rate request that is sent to the sources of a quote, the first time and on every repeat. */
export const rateAskOf = (row: QuoteRow): RateAsk => ({
  shippingMode: modeOf(row),
  shippingDate: row.shippingDate,
  stops: [stopOf(originOf(row), 1), stopOf(destinationOf(row), 2)],
  products: productsOf(row),
  accessorials: accessorialsOf(row),
  isHazmatRequired: row.isHazmat,
  miles: milesOf(row) ?? 0,
})

/** Every mode that was asked for. */
export const modesOf = ({ shippingMode, isTruckloadAsked }: Pick<QuoteRow, 'shippingMode' | 'isTruckloadAsked'>) => [
  shippingMode as ShippingMode,
  ...(isTruckloadAsked && shippingMode !== 'TL' ? (['TL'] as const) : []),
]
/** Mode of a quote of LTL or volume freight. */
export const modeOf = ({ shippingMode }: Pick<QuoteRow, 'shippingMode'>) => shippingMode as RateAsk['shippingMode']
export const productsOf = ({ products }: QuoteRow) => products as RateProduct[]
export const accessorialsOf = ({ accessorials }: QuoteRow) => accessorials as Accessorial[]
export const milesOf = ({ milesTenths }: QuoteRow) => (milesTenths === null ? null : milesTenths / 10)

const stopOf = ({ city, state, postalCode, country }: QuotableLocation, stopNumber: number) => ({
  stopNumber,
  city,
  state,
  zip: postalCode,
  country,
})

/** A quote as a global search result. (DEF-120) */
export const quoteResult = (row: QuoteRow): SearchHit =>
  recordResult(quoteEntity, row, [
    `${placeName(originOf(row))} to ${placeName(destinationOf(row))}`,
    `${row.shippingMode} on ${formatDate(row.shippingDate, 'UTC')}`,
  ])
