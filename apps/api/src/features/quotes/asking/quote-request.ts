import type { QuotableLocation } from '@lanewise/contract/places'
import type { RateQuery } from '@lanewise/contract/rate-query'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { freightIssues, requestedFreight } from '@lanewise/domain/quotes/answers/requested-freight'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { refuseIssues } from '#platform/refuse.ts'
import { placesInOrder } from './places-in-order.ts'

export type QuoteRequest = Awaited<ReturnType<typeof prepareQuoteRequest>>

/** A rate request in stored form: places resolved, miles measured, freight totaled. */
export async function prepareQuoteRequest(miles: RoutingEngine, query: Omit<RateQuery, 'customerId'>) {
  const { shippingMode, shippingDate, products, isTruckloadAsked } = query
  const { pickup, dropoff } = placesOf(query)
  const wrong = freightIssues(products)
  if (wrong.length > 0) refuseIssues(wrong)
  const route = await miles.roadMiles(pickup, dropoff)
  return {
    shippingMode,
    shippingDate,
    isTruckloadAsked,
    ...originColumns(pickup),
    ...destinationColumns(dropoff),
    milesTenths: Math.round(route.miles * 10),
    ...requestedFreight(query),
    products,
  }
}

function placesOf({ stops }: Pick<RateQuery, 'stops'>) {
  const [pickup, dropoff] = placesInOrder(stops, stopIssue)
  if (stops[0].stopNumber === stops[1].stopNumber)
    refuseIssues([{ path: ['stops', 1, 'stopNumber'], message: 'Number the pickup 1 and the dropoff 2' }])
  if (!pickup || !dropoff) throw new Error('The contract asks for two stops')
  return { pickup, dropoff }
}

/** Rate request stops call their postal code `zip`. */
const stopIssue = ({ path, message }: FieldIssue, index: number): FieldIssue => ({
  path: ['stops', index, ...path.map((part) => (part === 'postalCode' ? 'zip' : part))],
  message,
})

export const originColumns = (place: QuotableLocation) => ({
  originId: place.id,
  originCity: place.city,
  originState: place.state,
  originPostalCode: place.postalCode,
  originCountry: place.country,
  originLatitude: place.latitude,
  originLongitude: place.longitude,
  originTimeZone: place.ianaTimeZone,
})

export const destinationColumns = (place: QuotableLocation) => ({
  destinationId: place.id,
  destinationCity: place.city,
  destinationState: place.state,
  destinationPostalCode: place.postalCode,
  destinationCountry: place.country,
  destinationLatitude: place.latitude,
  destinationLongitude: place.longitude,
  destinationTimeZone: place.ianaTimeZone,
})
