import type { QuotableLocation } from '@lanewise/contract/places'
import { countryOfStop } from '@lanewise/domain/places/country-of-stop'
import { placeIdOf, readPlaceId } from '@lanewise/domain/places/place-id'
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
export type StopInput = { city: string; state: string; zip: string | null; quotableLocationId?: string | null }

/** Place of a stop, or the issue at its field. */
export function placeOfStop(stop: StopInput): { place: QuotableLocation } | { issue: FieldIssue } {
  const known = stop.quotableLocationId ? quotablePlace(stop.quotableLocationId) : null
  if (known) return { place: known }
  const country = countryOfStop(stop)
  if (!country) return { issue: { path: ['state'], message: `There is no state ${stop.state}` } }
  const result = placeOfEnd({ city: stop.city, state: stop.state, postalCode: stop.zip, country })
  return 'place' in result ? { place: quotable(result.place) } : result
}
