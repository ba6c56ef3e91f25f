import type { QuotableLocation } from '@lanewise/contract/places'
import type { RateQuery } from '@lanewise/contract/rate-query'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { askedFreight, freightIssues } from '@lanewise/domain/quotes/answers/asked-freight'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { placeOfStop } from '#features/places/index.ts'
import { refuseIssues } from '#platform/refuse.ts'

export type AskedQuote = Awaited<ReturnType<typeof askedQuote>>

/** A request as it is kept: its places known, its miles measured, its freight summed up. */
export async function askedQuote(miles: RoutingEngine, query: Omit<RateQuery, 'customerId'>) {
  const { shippingMode, shippingDate, products } = query
  const { pickup, dropoff } = placesOf(query)
  const wrong = freightIssues(products)
  if (wrong.length > 0) refuseIssues(wrong)
  const way = await miles.roadMiles(pickup, dropoff)
  return {
    shippingMode,
    shippingDate,
    ...originColumns(pickup),
    ...destinationColumns(dropoff),
    milesTenths: Math.round(way.miles * 10),
    ...askedFreight(query),
    products,
  }
}

/** The stops in their order, whatever order they came in; what is wrong with either is refused at its field. */
function placesOf({ stops }: Pick<RateQuery, 'stops'>) {
  const found = stops.map((stop) => ({ stopNumber: stop.stopNumber, ...placeOfStop(stop) }))
  const issues = found.flatMap((one, index) => ('issue' in one ? [stopIssue(one.issue, index)] : []))
  if (issues.length > 0) refuseIssues(issues)
  if (stops[0].stopNumber === stops[1].stopNumber)
    refuseIssues([{ path: ['stops', 1, 'stopNumber'], message: 'Number the pickup 1 and the dropoff 2' }])
  const [pickup, dropoff] = found
    .sort((one, other) => one.stopNumber - other.stopNumber)
    .flatMap((one) => ('place' in one ? [one.place] : []))
  if (!pickup || !dropoff) throw new Error('The contract asks for two stops')
  return { pickup, dropoff }
}

/** Stops call their postal code zip. */
export const stopIssue = ({ path, message }: FieldIssue, index: number): FieldIssue => ({
  path: ['stops', index, ...path.map((part) => (part === 'postalCode' ? 'zip' : part))],
  message,
})

const originColumns = (place: QuotableLocation) => ({
  originId: place.id,
  originCity: place.city,
  originState: place.state,
  originPostalCode: place.postalCode,
  originCountry: place.country,
  originLatitude: place.latitude,
  originLongitude: place.longitude,
  originTimeZone: place.ianaTimeZone,
})

const destinationColumns = (place: QuotableLocation) => ({
  destinationId: place.id,
  destinationCity: place.city,
  destinationState: place.state,
  destinationPostalCode: place.postalCode,
  destinationCountry: place.country,
  destinationLatitude: place.latitude,
  destinationLongitude: place.longitude,
  destinationTimeZone: place.ianaTimeZone,
})
