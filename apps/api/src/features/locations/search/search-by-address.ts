import type { AddressSearch } from '@lanewise/contract/location-fields'
import type { AddressSuggestion } from '@lanewise/contract/location-shapes'
import { type Address, normalizedAddress, settledAddress } from '@lanewise/domain/locations/address'
import { properSpelling } from '@lanewise/domain/locations/spelling'
import { findCity } from '@lanewise/geography/places/cities'
import type { Context } from '#platform/context.ts'
import { companyByName } from '../known-companies.ts'
import { findByAddress } from '../locations.queries.ts'
import { locationView } from '../locations.view.ts'
import { findPlace } from '../place-of-address.ts'

/** The location at an address, if there is one, and the address in its proper spelling. (LOC-13) */
export async function searchByAddress(ctx: Context, { governingDistrictName, companyName, ...given }: AddressSearch) {
  const address = settledAddress({ ...given, state: governingDistrictName })
  const match = await findByAddress(ctx.db, normalizedAddress(address))
  return {
    match: match ? locationView(match, ctx.user) : null,
    company: await companyByName(ctx, companyName),
    suggestion: suggestionFor(address),
  }
}

function suggestionFor(address: Address): AddressSuggestion {
  const result = findPlace(address)
  const place = 'place' in result ? result.place : null
  return {
    addressLine1: properSpelling(address.addressLine1),
    addressLine2: address.addressLine2 ? properSpelling(address.addressLine2) : null,
    city: cityOf(address, place?.city),
    state: address.state,
    postalCode: address.postalCode,
    country: address.country,
    ianaTimeZone: place?.ianaTimeZone ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    message: 'issue' in result ? result.issue.message : null,
  }
}

/** A city that exists in the state is kept. Any other city is replaced by the city of the postal code. */
const cityOf = ({ country, state, city }: Address, ofPostalCode: string | undefined) =>
  findCity(country, state, city)?.city ?? ofPostalCode ?? properSpelling(city)
