import type { Tx } from '@lanewise/api/platform/db/database'
import { insertMany } from '@lanewise/api/platform/db/insert-many'
import { densityTableOn, freightClasses } from '@lanewise/domain/freight/freight-class'
import { productClass, productWeight } from '@lanewise/domain/rating/ask'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import type { QuotedLane } from './quoted-lanes.ts'
import type { DemoSource, RatedQuote } from './rate-quotes.ts'

const hoursGood = 24

/** Inserts quotes with their sources and rates in three statements. */
export async function insertQuotes(tx: Tx, quotes: readonly RatedQuote[]) {
  const sources = quotes.flatMap((quote) => quote.sources.map((source, position) => ({ quote, source, position })))
  const rates = sources.flatMap(({ quote, source }) => source.rates.map((rate) => rateRow(quote, source, rate)))
  await insertMany('quotes', quotes.map(quoteRow)).execute(tx)
  await insertMany('quoteSources', sources.map(sourceRow)).execute(tx)
  await insertMany('quoteRates', rates).execute(tx)
}

const expiryOf = ({ createdAt }: RatedQuote) => new Date(createdAt.getTime() + hoursGood * 3_600_000)

function quoteRow(quote: RatedQuote) {
  const { ask, lane } = quote
  const costs = quote.sources.flatMap(({ rates }) => rates.map(({ totalCost }) => totalCost))
  const classes = new Set(ask.products.map((product) => productClass(product, ask.shippingDate)))
  return {
    id: quote.id,
    createdAt: quote.createdAt,
    createdBy: quote.createdBy,
    requestId: quote.requestId,
    shippingMode: ask.shippingMode,
    shippingDate: ask.shippingDate,
    ...endOf('origin', lane.from),
    ...endOf('destination', lane.to),
    milesTenths: Math.round(lane.miles * 10),
    isHazmat: ask.isHazmatRequired,
    accessorials: ask.accessorials,
    products: ask.products,
    densityTable: densityTableOn(ask.shippingDate).effective,
    freightClasses: freightClasses.filter((one) => classes.has(one)),
    pallets: ask.products.reduce((sum, { palletCount }) => sum + palletCount, 0),
    weight: Math.round(ask.products.reduce((sum, product) => sum + productWeight(product), 0) * 100) / 100,
    rateCount: costs.length,
    lowestCents: costs.length > 0 ? Math.min(...costs) : null,
    expiresAt: expiryOf(quote),
  }
}

const endOf = <E extends 'origin' | 'destination'>(end: E, place: QuotedLane['from']) =>
  ({
    [`${end}Id`]: place.id,
    [`${end}City`]: place.city,
    [`${end}State`]: place.state,
    [`${end}PostalCode`]: place.postalCode,
    [`${end}Country`]: place.country,
    [`${end}Latitude`]: place.latitude,
    [`${end}Longitude`]: place.longitude,
    [`${end}TimeZone`]: place.ianaTimeZone,
  }) as Record<
    `${E}${'Id' | 'City' | 'State' | 'PostalCode' | 'Country' | 'Latitude' | 'Longitude' | 'TimeZone'}`,
    unknown
  >

const sourceRow = ({ quote, source, position }: { quote: RatedQuote; source: DemoSource; position: number }) => ({
  id: source.id,
  quoteId: quote.id,
  source: source.source,
  name: rateSources[source.source],
  position,
  state: source.state,
  message: source.message,
  refusals: source.refusals,
  askedAt: quote.createdAt,
  answeredAt: source.answeredAt,
})

const rateRow = (
  quote: RatedQuote,
  source: DemoSource,
  { bookingParameters, ...offer }: DemoSource['rates'][number],
) => ({
  quoteId: quote.id,
  sourceId: source.id,
  attempt: 1,
  carrierName: offer.carrierName,
  scac: offer.scac,
  totalCents: offer.totalCost,
  minServiceDays: offer.minServiceDays,
  maxServiceDays: offer.maxServiceDays,
  serviceLevel: offer.serviceLevel,
  isGuaranteed: offer.isGuaranteedRate,
  expiresAt: expiryOf(quote),
  offer,
  providerData: JSON.stringify(bookingParameters),
})
