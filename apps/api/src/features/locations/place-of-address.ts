import type { Address } from '@lanewise/domain/locations/address'
import { findState } from '@lanewise/domain/places/states'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { refuse } from '#platform/refuse.ts'

type PlaceResult = { place: Place } | { issue: FieldIssue & { path: ['postalCode' | 'city'] } }

/** Finds the place of an address by its postal code. Mexican addresses and unknown Canadian codes are found by city. */
export function findPlace({ country, state, city, postalCode }: Address): PlaceResult {
  const place = country === 'MX' ? undefined : findPostalCode(country, postalCode)
  if (place?.state === state) return { place }
  if (place) return unknown('postalCode', `${postalCode} is in ${place.state}, not in ${state}`)
  if (country === 'US') return unknown('postalCode', `There is no Zip Code ${postalCode}`)
  const cityPlace = findCity(country, state, city)
  if (cityPlace) return { place: cityPlace }
  const stateName = findState(country, state)?.name ?? state
  return country === 'CA'
    ? unknown('postalCode', `Neither ${postalCode} nor ${city} in ${stateName} is known`)
    : unknown('city', `There is no city ${city} in ${stateName}`)
}

/** The place of an address to be saved. An address without a place is refused. */
export function requirePlace(address: Address): Place {
  const result = findPlace(address)
  if ('place' in result) return result.place
  const { path, message } = result.issue
  return refuse.invalid(message, { [path[0]]: [message] })
}

const unknown = (field: 'postalCode' | 'city', message: string): PlaceResult => ({ issue: { path: [field], message } })
