import type { CheckedInput } from '@lanewise/contract/operation'
import type * as contract from '@lanewise/contract/places'
import { mostPlaces, unknownPlace } from '@lanewise/contract/places'
import type { LocationType } from '@lanewise/domain/locations/location-types'
import { milesSourceNames, type RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Country } from '@lanewise/domain/places/states'
import { fold } from '@lanewise/geography/places/fold'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { searchPlaces } from '@lanewise/geography/places/search'
import { findRoute } from '#connectors/routing/find-route.ts'
import type { Context } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { findPlacesOfTypes } from './places.queries.ts'
import { quotable, quotablePlace } from './quotable.ts'

export const findPlaces = (typed: string) => ({ items: searchPlaces(typed, mostPlaces) })

export const readPostalCode = (country: Country, postalCode: string) =>
  findPostalCode(country, postalCode) ?? refuse.notFound('postal code')

type PlaceQuery = { q: string; types: readonly LocationType[]; pageSize: number }

/** Matching places, each with the id used in rate requests. Locations of the wanted types come first. (ORDLIST-11) */
export async function quotableLocations({ db }: Context, { q, types, pageSize }: PlaceQuery) {
  const items = searchPlaces(q, pageSize).map(quotable)
  if (types.length === 0 || items.length === 0) return { items }
  const own = new Set((await findPlacesOfTypes(db, types)).map(cityKey))
  const isOwn = (item: CityName) => Number(own.has(cityKey(item)))
  return { items: items.toSorted((one, other) => isOwn(other) - isOwn(one)) }
}

type CityName = { city: string; state: string; country: string }

const cityKey = ({ city, state, country }: CityName) => `${country}:${state}:${fold(city)}`

type Stops = CheckedInput<typeof contract.getMileage>['body']

/** Road miles along several places or points. (RATE-28) */
export async function getMileage(engine: RoutingEngine, { stopIds = [], points }: Stops) {
  const stops = points ?? stopIds.map(requirePlace)
  const { miles, source, line } = await findRoute(engine, stops)
  return {
    totalMiles: miles,
    line: (line ?? []).map(([x, y]): [number, number] => [x, y]),
    source: milesSourceNames[source],
  }
}

/** An id of an unknown place is refused at its index. */
const requirePlace = (id: string, index: number) =>
  quotablePlace(id) ?? refuseIssues([{ path: ['stopIds', index], message: unknownPlace }])
