import type { QuotableLocation } from '@lanewise/contract/places'
import { countryOfStop } from '@lanewise/domain/places/country-of-stop'
import { placeIdOf, readPlaceId } from '@lanewise/domain/places/place-id'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { placeOfEnd } from './place-of-end.ts'

/** A place with the id that calls name it by. */
export const quotable = (place: Place): QuotableLocation => ({ id: placeIdOf(place), ...place })

/** The place of an id; null where nobody knows it. */
export function quotablePlace(id: string): QuotableLocation | null {
  const named = readPlaceId(id)
  if (!named) return null
  const place =
    named.postalCode === null
      ? findCity(named.country, named.state, named.city)
      : findPostalCode(named.country, named.postalCode)
  return place ? quotable(place) : null
}

/** A stop as calls name it: by the id of a place, or by city, state and postal code. */
export type NamedStop = { city: string; state: string; zip: string | null; quotableLocationId?: string | null }

/** Where a stop is, or what is wrong with it at its field. */
export function placeOfStop(stop: NamedStop): { place: QuotableLocation } | { issue: FieldIssue } {
  const known = stop.quotableLocationId ? quotablePlace(stop.quotableLocationId) : null
  if (known) return { place: known }
  const country = countryOfStop(stop)
  if (!country) return { issue: { path: ['state'], message: `There is no state ${stop.state}` } }
  const found = placeOfEnd({ city: stop.city, state: stop.state, postalCode: stop.zip, country })
  return 'place' in found ? { place: quotable(found.place) } : found
}
