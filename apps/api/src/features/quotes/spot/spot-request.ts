import type { ApiQuoteCreate } from '@lanewise/contract/rates'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findRoute } from '#connectors/routing/find-route.ts'
import { placesInOrder } from '#features/quotes/asking/places-in-order.ts'

export type SpotRequest = { ask: SpotAsk; timeZone: string; today: string }

/**
 * A request in the form sent to the spot market: places resolved, miles measured, and the date in the pickup's time
 * zone. (RATE-15)
 */
export async function prepareSpotRequest(miles: RoutingEngine, body: ApiQuoteCreate, now: Date): Promise<SpotRequest> {
  const { quoteStops, effectiveDate, requestId: _request, accessorials: _priced, ...load } = body
  const places = placesOf(quoteStops)
  const timeZone = places[0]?.ianaTimeZone ?? 'UTC'
  const today = zonedDate(now, timeZone)
  const day = zonedDate(effectiveDate, timeZone)
  const route = await findRoute(miles, places)
  const stops = places.map(({ city, state, country, postalCode }, index) => ({
    stopNumber: index + 1,
    city,
    state,
    country,
    postalCode,
  }))
  // A pickup is priced for its day, or for today when that day has passed. (RATE-20)
  return { ask: { ...load, stops, miles: route.miles, effectiveDate: day < today ? today : day }, timeZone, today }
}

function placesOf(quoteStops: ApiQuoteCreate['quoteStops']) {
  const stops = quoteStops.map(({ governingDistrictAbbreviation: state, postalCode: zip, ...stop }) => ({
    ...stop,
    state,
    zip,
  }))
  return placesInOrder(stops, stopIssue)
}

const stopIssue = ({ path, message }: FieldIssue, index: number): FieldIssue => ({
  path: ['quoteStops', index, ...path.map((part) => (part === 'state' ? 'governingDistrictAbbreviation' : part))],
  message,
})
