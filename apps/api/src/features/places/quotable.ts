import type { QuotableLocation } from '@lanewise/contract/places'
import { ambiguousState, countriesOfStop } from '@lanewise/domain/places/country-of-stop'
import { placeIdOf, readPlaceId } from '@lanewise/domain/places/place-id'
import type { Country } from '@lanewise/domain/places/states'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { placeOfEnd } from './place-of-end.ts'

export const quotable = (place: Place): QuotableLocation => ({ id: placeIdOf(place), ...place })

/** Place of an id, or null when the id is unknown. */
export function quotablePlace(id: string): QuotableLocation | null {
  const parsedId = readPlaceId(id)
  if (!parsedId) return null
  const place =
    parsedId.postalCode === null
      ? findCity(parsedId.country, parsedId.state, parsedId.city)
      : findPostalCode(parsedId.country, parsedId.postalCode)
  return place ? quotable(place) : null
}

/** A stop in API requests: identified by a place id, or by city, state and postal code. */
export type StopInput = {
  city: string
  state: string
  zip: string | null
  country?: Country | null
  quotableLocationId?: string | null
}

/** Place of a stop, or the issue at its field. */
export function placeOfStop(stop: StopInput): { place: QuotableLocation } | { issue: FieldIssue } {
  const known = stop.quotableLocationId ? quotablePlace(stop.quotableLocationId) : null
  if (known) return { place: known }
  const result = countryOfStop(stop)
  if ('issue' in result) return result
  const end = placeOfEnd({ city: stop.city, state: stop.state, postalCode: stop.zip, country: result.country })
  return 'place' in end ? { place: quotable(end.place) } : end
}

/** Country of a stop: as given, by its postal code, or the only one that has the city. (DEF-131) */
export function countryOfStop({ city, state, zip, country }: StopInput): { country: Country } | { issue: FieldIssue } {
  if (country) return { country }
  const choices = countriesOfStop({ state, zip })
  const [first] = choices
  if (!first) return refusedState(`There is no state ${state}`)
  if (choices.length === 1) return { country: first }
  const [match, ...more] = choices.filter((choice) => findCity(choice, state, city))
  return match && more.length === 0 ? { country: match } : refusedState(ambiguousState(state, choices))
}

const refusedState = (message: string): { issue: FieldIssue } => ({ issue: { path: ['state'], message } })
