import type { LanePlace } from '@lanewise/contract/lane-fields'
import { addressIssues, normalizedCity } from '@lanewise/domain/locations/address'
import { writtenPostalCode } from '@lanewise/domain/locations/postal-code'
import { findState } from '@lanewise/domain/places/states'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { refuseIssues } from '#platform/refuse.ts'

type PlaceResult = { place: Place } | { issue: FieldIssue }
type Ends<T> = { origin: T; destination: T }

/** Known places of both ends of a lane. An unknown place is refused at its field. */
export function requirePlaces({ origin, destination }: Ends<LanePlace>): Ends<Place> {
  const [from, to] = [placeOfEnd(origin), placeOfEnd(destination)]
  if ('place' in from && 'place' in to) return { origin: from.place, destination: to.place }
  return refuseIssues([...issuesAt('origin', from), ...issuesAt('destination', to)])
}

const issuesAt = (end: keyof Ends<never>, result: PlaceResult) =>
  'issue' in result ? [{ ...result.issue, path: [end, ...result.issue.path] }] : []

/**
 * Place of a lane end: by postal code, or by city when there is none. In Mexico the city decides, because postal codes
 * are known there only as ranges of large cities.
 */
export function placeOfEnd(given: LanePlace): PlaceResult {
  const { country, city, postalCode } = given
  const wrong = addressIssues({ ...given, postalCode: postalCode ?? '' })
  const wrongState = wrong.find(({ path }) => path[0] === 'state')
  if (wrongState) return { issue: wrongState }
  if (postalCode === null) return cityOf(given)
  const place = country === 'MX' ? undefined : findPostalCode(country, postalCode)
  if (place) return ofCode(given, place)
  const wrongCode = wrong.find(({ path }) => path[0] === 'postalCode')
  if (wrongCode) return { issue: wrongCode }
  if (country === 'US')
    return refused('postalCode', `Zip Code ${postalCode} is not known. Leave it out to name all of ${city}.`)
  const result = cityOf(given)
  return 'place' in result ? { place: { ...result.place, postalCode: writtenPostalCode(country, postalCode) } } : result
}

/** A postal code must lie in the given city, or in a city that has several names. */
function ofCode({ country, state, city }: LanePlace, place: Place): PlaceResult {
  const code = findState(country, state)?.code
  if (place.state !== code) return refused('postalCode', `${place.postalCode} is in ${place.state}, not in ${code}`)
  if (normalizedCity({ city, state: place.state, country }) === normalizedCity(place)) return { place }
  const cityPlace = findCity(country, state, city)
  if (cityPlace) return { place: { ...place, city: cityPlace.city } }
  return refused(
    'city',
    `${place.postalCode} is in ${place.city}, and no ${city} is known in ${nameOf(country, state)}`,
  )
}

function cityOf({ country, state, city }: LanePlace): PlaceResult {
  const place = findCity(country, state, city)
  return place ? { place } : refused('city', `No ${city} is known in ${nameOf(country, state)}`)
}

const nameOf = (country: LanePlace['country'], state: string) => findState(country, state)?.name ?? state

const refused = (field: 'city' | 'postalCode', message: string): PlaceResult => ({ issue: { path: [field], message } })
