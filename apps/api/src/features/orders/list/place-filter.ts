import type { OrderFilter } from '@lanewise/contract/order-list'
import { countries, findState } from '@lanewise/domain/places/states'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { fold } from '@lanewise/geography/places/fold'
import type { Place } from '@lanewise/geography/places/place'
import { searchPlaces } from '@lanewise/geography/places/search'
import { type RawBuilder, sql } from 'kysely'
import { inBox, inCircle } from '#features/places/index.ts'
import { oneOf } from '#platform/list/one-of.ts'

type Condition = RawBuilder<boolean>
type End = 'origin' | 'destination'
type PlaceFilter = Pick<OrderFilter, `${End}${'City' | 'State' | 'Radius'}`> &
  Record<`${End}LocationIds`, readonly string[] | null>

/**
 * Conditions for the start or the end of an order: within a radius around a city or in a state, and at a location of a
 * company.
 */
export function placeConditions(end: End, filter: PlaceFilter): Condition[] {
  const [city, state] = [filter[`${end}City`], filter[`${end}State`]]
  const radius = filter[`${end}Radius`] ?? radiusMiles.least
  const ids = filter[`${end}LocationIds`]
  return [
    ...(city ? cityConditions(end, { city, state }, radius) : []),
    ...(state && !city ? inState(end, state) : []),
    ...(ids ? [sql<boolean>`${column(end, 'LocationId')} = any(${ids}::uuid[])`] : []),
  ]
}

type CityName = { city: string; state: string | null }

/** Searches around every city with this name. When no such city is known, the names are compared. */
function cityConditions(end: End, cityName: CityName, miles: number): Condition[] {
  const centres = citiesByName(cityName)
  if (centres.length === 0)
    return [
      sql<boolean>`lower(${column(end, 'City')}) = lower(${cityName.city})`,
      ...(cityName.state ? inState(end, cityName.state) : []),
    ]
  const columns = { latitude: column(end, 'Latitude'), longitude: column(end, 'Longitude') }
  // Two conditions, because no index can serve the distance formula alone.
  return [
    either(centres.map((centre) => inBox(columns, centre, miles))),
    either(centres.map((centre) => inCircle(columns, centre, miles))),
  ]
}

const inState = (end: End, state: string) => oneOf(`orders.${end}State`, codesOf(state))

const either = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

const column = (end: End, name: string) => sql.ref(`orders.${end}${name}`)

/** Cities have no postal code in this list. Cities whose name only begins with the text are left out. */
const citiesByName = ({ city, state }: CityName): Place[] =>
  searchPlaces(state ? `${city}, ${state}` : city).filter(
    (place) => place.postalCode === null && fold(place.city) === fold(city) && (!state || isIn(place, state)),
  )

const isIn = (place: Place, state: string) => codesOf(state).includes(place.state)

/** The codes for a state's code or name. An unknown text is used as it is. */
function codesOf(state: string): string[] {
  const codes = countries.flatMap((country) => findState(country, state)?.code ?? [])
  return codes.length > 0 ? [...new Set(codes)] : [state.toUpperCase()]
}
