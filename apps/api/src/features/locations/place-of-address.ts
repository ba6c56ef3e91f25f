import type { Address } from '@lanewise/domain/locations/address'
import { findState } from '@lanewise/domain/places/states'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { refuse } from '#platform/refuse.ts'

type Found = { place: Place } | { issue: FieldIssue & { path: ['postalCode' | 'city'] } }

/** Where an address lies: by its postal code, in Mexico and for unknown Canadian codes by its city. */
export function findPlace({ country, state, city, postalCode }: Address): Found {
  const place = findPostalCode(country, postalCode)
  if (place?.state === state) return { place }
  if (place) return unknown('postalCode', `${postalCode} is in ${place.state}, not in ${state}`)
  if (country === 'US') return unknown('postalCode', `There is no Zip Code ${postalCode}`)
  const named = findCity(country, state, city)
  if (named) return { place: named }
  const stateName = findState(country, state)?.name ?? state
  return country === 'CA'
    ? unknown('postalCode', `Neither ${postalCode} nor ${city} in ${stateName} is known`)
    : unknown('city', `There is no city ${city} in ${stateName}`)
}

/** The place of an address that is about to be saved. */
export function requirePlace(address: Address): Place {
  const found = findPlace(address)
  if ('place' in found) return found.place
  const { path, message } = found.issue
  return refuse.invalid(message, { [path[0]]: [message] })
}

const unknown = (field: 'postalCode' | 'city', message: string): Found => ({ issue: { path: [field], message } })
