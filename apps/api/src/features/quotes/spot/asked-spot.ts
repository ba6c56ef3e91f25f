import type { ApiQuoteCreate } from '@lanewise/contract/quotes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findWay } from '#connectors/routing/find-way.ts'
import { placeOfStop } from '#features/places/index.ts'
import { refuseIssues } from '#platform/refuse.ts'

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

/** In the order of their numbers; what is wrong with any is refused at its field. */
function placesOf(quoteStops: ApiQuoteCreate['quoteStops']) {
  const found = quoteStops.map(({ city, governingDistrictAbbreviation: state, postalCode: zip, stopNumber }) => ({
    stopNumber,
    ...placeOfStop({ city, state, zip }),
  }))
  const issues = found.flatMap((one, index) => ('issue' in one ? [stopIssue(one.issue, index)] : []))
  if (issues.length > 0) refuseIssues(issues)
  return found
    .sort((one, other) => one.stopNumber - other.stopNumber)
    .flatMap((one) => ('place' in one ? [one.place] : []))
}

const stopIssue = ({ path, message }: FieldIssue, index: number): FieldIssue => ({
  path: ['quoteStops', index, ...path.map((part) => (part === 'state' ? 'governingDistrictAbbreviation' : part))],
  message,
})
