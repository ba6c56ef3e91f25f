import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import { densityTableOn, freightClasses } from '@lanewise/domain/freight/freight-class'
import { productClass, productWeight } from '@lanewise/domain/rating/ask'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import type { DemoSource, RatedQuote } from './rate-quotes.ts'
import type { QuotedWay } from './ways.ts'

const hoursGood = 24

/** Writes quotes with their sources and rates, three statements for all of them. */
export async function insertQuotes(tx: Tx, quotes: readonly RatedQuote[]) {
  const sources = quotes.flatMap((quote) => quote.sources.map((source, position) => ({ quote, source, position })))
  const rates = sources.flatMap(({ quote, source }) => source.rates.map((rate) => rateRow(quote, source, rate)))
  await insertMany('quotes', quoteColumns, quotes.map(quoteRow)).execute(tx)
  await insertMany('quote_sources', sourceColumns, sources.map(sourceRow)).execute(tx)
  await insertMany('quote_rates', rateColumns, rates).execute(tx)
}

const expiryOf = ({ createdAt }: RatedQuote) => new Date(createdAt.getTime() + hoursGood * 3_600_000)

function quoteRow(quote: RatedQuote) {
  const { ask, way } = quote
  const costs = quote.sources.flatMap(({ rates }) => rates.map(({ totalCost }) => totalCost))
  const classes = new Set(ask.products.map((product) => productClass(product, ask.shippingDate)))
  return {
    id: quote.id,
    created_at: quote.createdAt,
    created_by: quote.createdBy,
    request_id: quote.requestId,
    shipping_mode: ask.shippingMode,
    shipping_date: ask.shippingDate,
    ...endOf('origin', way.from),
    ...endOf('destination', way.to),
    miles_tenths: Math.round(way.miles * 10),
    is_hazmat: ask.isHazmatRequired,
    accessorials: ask.accessorials,
    products: ask.products,
    density_table: densityTableOn(ask.shippingDate).effective,
    freight_classes: freightClasses.filter((one) => classes.has(one)),
    pallets: ask.products.reduce((sum, { palletCount }) => sum + palletCount, 0),
    weight: Math.round(ask.products.reduce((sum, product) => sum + productWeight(product), 0) * 100) / 100,
    rate_count: costs.length,
    lowest_cents: costs.length > 0 ? Math.min(...costs) : null,
    expires_at: expiryOf(quote),
  }
}

const endOf = <E extends 'origin' | 'destination'>(end: E, place: QuotedWay['from']) =>
  ({
    [`${end}_id`]: place.id,
    [`${end}_city`]: place.city,
    [`${end}_state`]: place.state,
    [`${end}_postal_code`]: place.postalCode,
    [`${end}_country`]: place.country,
    [`${end}_latitude`]: place.latitude,
    [`${end}_longitude`]: place.longitude,
    [`${end}_time_zone`]: place.ianaTimeZone,
  }) as Record<keyof ReturnType<typeof endColumns<E>>, unknown>

const endColumns = <E extends 'origin' | 'destination'>(end: E) =>
  ({
    [`${end}_id`]: 'text',
    [`${end}_city`]: 'text',
    [`${end}_state`]: 'text',
    [`${end}_postal_code`]: 'text',
    [`${end}_country`]: 'text',
    [`${end}_latitude`]: 'double precision',
    [`${end}_longitude`]: 'double precision',
    [`${end}_time_zone`]: 'text',
  }) as {
    [C in `${E}_${'id' | 'city' | 'state' | 'postal_code' | 'country' | 'time_zone'}`]: 'text'
  } & { [C in `${E}_${'latitude' | 'longitude'}`]: 'double precision' }

const quoteColumns = {
  id: 'uuid',
  created_at: 'timestamptz',
  created_by: 'uuid',
  request_id: 'uuid',
  shipping_mode: 'text',
  shipping_date: 'date',
  ...endColumns('origin'),
  ...endColumns('destination'),
  miles_tenths: 'integer',
  is_hazmat: 'boolean',
  accessorials: 'text[]',
  products: 'jsonb',
  density_table: 'date',
  freight_classes: 'text[]',
  pallets: 'integer',
  weight: 'double precision',
  rate_count: 'integer',
  lowest_cents: 'bigint',
  expires_at: 'timestamptz',
} as const

const sourceRow = ({ quote, source, position }: { quote: RatedQuote; source: DemoSource; position: number }) => ({
  id: source.id,
  quote_id: quote.id,
  source: source.source,
  name: rateSources[source.source],
  position,
  state: source.state,
  message: source.message,
  refusals: source.refusals,
  asked_at: quote.createdAt,
  answered_at: source.answeredAt,
})

const sourceColumns = {
  id: 'uuid',
  quote_id: 'uuid',
  source: 'text',
  name: 'text',
  position: 'integer',
  state: 'text',
  message: 'text',
  refusals: 'jsonb',
  asked_at: 'timestamptz',
  answered_at: 'timestamptz',
} as const

const rateRow = (
  quote: RatedQuote,
  source: DemoSource,
  { bookingParameters, ...offer }: DemoSource['rates'][number],
) => ({
  quote_id: quote.id,
  source_id: source.id,
  attempt: 1,
  carrier_name: offer.carrierName,
  scac: offer.scac,
  total_cents: offer.totalCost,
  min_service_days: offer.minServiceDays,
  max_service_days: offer.maxServiceDays,
  service_level: offer.serviceLevel,
  is_guaranteed: offer.isGuaranteedRate,
  expires_at: expiryOf(quote),
  offer,
  provider_data: JSON.stringify(bookingParameters),
})

const rateColumns = {
  quote_id: 'uuid',
  source_id: 'uuid',
  attempt: 'integer',
  carrier_name: 'text',
  scac: 'text',
  total_cents: 'bigint',
  min_service_days: 'double precision',
  max_service_days: 'double precision',
  service_level: 'text',
  is_guaranteed: 'boolean',
  expires_at: 'timestamptz',
  offer: 'jsonb',
  provider_data: 'text',
} as const
