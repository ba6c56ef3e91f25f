import { readPlaceId } from '@lanewise/domain/places/place-id'
import { findCity } from './cities.ts'
import type { Place } from './place.ts'
import { findPostalCode } from './postal-codes.ts'

/** The place that an id names; undefined where it names none, or one that is not known. */
export function placeOfId(id: string): Place | undefined {
  const named = readPlaceId(id)
  if (!named) return
  return named.postalCode === null
    ? findCity(named.country, named.state, named.city)
    : findPostalCode(named.country, named.postalCode)
}
