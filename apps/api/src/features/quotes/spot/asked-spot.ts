import type { ApiQuoteCreate } from '@lanewise/contract/rates'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findWay } from '#connectors/routing/find-way.ts'
import { placesInOrder } from '#features/quotes/asking/places-in-order.ts'

export type AskedSpot = { ask: SpotAsk; timeZone: string; today: string }

/** RATE-15: a request as the market is asked it: its places known, its miles measured, its day that of the pickup's place. */
export async function askedSpot(miles: RoutingEngine, body: ApiQuoteCreate, now: Date): Promise<AskedSpot> {
  const { quoteStops, effectiveDate, requestId: _request, ...load } = body
  const places = placesOf(quoteStops)
  const timeZone = places[0]?.ianaTimeZone ?? 'UTC'
  const today = zonedDate(now, timeZone)
  const day = zonedDate(effectiveDate, timeZone)
  const way = await findWay(miles, places)
  const stops = places.map(({ city, state, country, postalCode }, index) => ({
    stopNumber: index + 1,
    city,
    state,
    country,
    postalCode,
  }))
  // RATE-20: a pickup is priced for its day, or for now when that has passed.
  return { ask: { ...load, stops, miles: way.miles, effectiveDate: day < today ? today : day }, timeZone, today }
}

function placesOf(quoteStops: ApiQuoteCreate['quoteStops']) {
  const stops = quoteStops.map(({ city, governingDistrictAbbreviation: state, postalCode: zip, stopNumber }) => ({
    stopNumber,
    city,
    state,
    zip,
  }))
  return placesInOrder(stops, stopIssue)
}

const stopIssue = ({ path, message }: FieldIssue, index: number): FieldIssue => ({
  path: ['quoteStops', index, ...path.map((part) => (part === 'state' ? 'governingDistrictAbbreviation' : part))],
  message,
})
