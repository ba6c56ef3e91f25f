import { countries, findState } from '@lanewise/domain/places/states'
import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { fold } from '@lanewise/geography/places/fold'
import type { Place } from '@lanewise/geography/places/place'
import { searchPlaces } from '@lanewise/geography/places/search'
import { type RawBuilder, sql } from 'kysely'
import { inBox, inCircle } from '#features/places/index.ts'
import { oneOf } from '#platform/list/one-of.ts'
import type { AskedFilter } from './order-filter.ts'

type Condition = RawBuilder<boolean>
type End = 'origin' | 'destination'

/** Where an order begins or ends: in the circle around a city, or in a state, and at a place of a company. */
export function placeConditions(end: End, filter: AskedFilter): Condition[] {
  const [city, state] = [filter[`${end}City`], filter[`${end}State`]]
  const radius = filter[`${end}Radius`] ?? radiusMiles.least
  const ids = filter[`${end}LocationIds`]
  return [
    ...(city ? cityConditions(end, { city, state }, radius) : []),
    ...(state && !city ? inState(end, state) : []),
    ...(ids ? [sql<boolean>`${column(end, 'LocationId')} = any(${ids}::uuid[])`] : []),
  ]
}

type Named = { city: string; state: string | null }

/** Around every city of that name; where nobody knows one, the names are compared. */
function cityConditions(end: End, named: Named, miles: number): Condition[] {
  const centres = citiesNamed(named)
  if (centres.length === 0)
    return [
      sql<boolean>`lower(${column(end, 'City')}) = lower(${named.city})`,
      ...(named.state ? inState(end, named.state) : []),
    ]
  const columns = { latitude: column(end, 'Latitude'), longitude: column(end, 'Longitude') }
  // Two conditions: no index serves one that reckons.
  return [
    either(centres.map((centre) => inBox(columns, centre, miles))),
    either(centres.map((centre) => inCircle(columns, centre, miles))),
  ]
}

const inState = (end: End, state: string) => oneOf(`orders.${end}State`, codesOf(state))

const either = (conditions: RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

const column = (end: End, name: string) => sql.ref(`orders.${end}${name}`)

/** Cities have no postal code; those that only begin so are other cities. */
const citiesNamed = ({ city, state }: Named): Place[] =>
  searchPlaces(state ? `${city}, ${state}` : city).filter(
    (place) => place.postalCode === null && fold(place.city) === fold(city) && (!state || isIn(place, state)),
  )

const isIn = (place: Place, state: string) => codesOf(state).includes(place.state)

/** The codes that a state's code or name stands for; what nobody knows stands for itself. */
function codesOf(state: string): string[] {
  const codes = countries.flatMap((country) => findState(country, state)?.code ?? [])
  return codes.length > 0 ? [...new Set(codes)] : [state.toUpperCase()]
}
