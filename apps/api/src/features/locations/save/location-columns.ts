import type { EditLocation } from '@lanewise/contract/location-fields'
import { normalizedAddress, settledAddress } from '@lanewise/domain/locations/address'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { Place } from '@lanewise/geography/places/place'
import { findPlace, requirePlace } from '../place-of-address.ts'

/** What a user enters about a location, whoever owns it. */
export type Entered = Omit<EditLocation, 'locationName' | 'version'>

/** What is kept of entered fields, with place and time zone of the address; refuses an address without a place. */
export const placedColumns = (given: Entered) => {
  const fields = settledAddress(pick(given))
  return columnsAt(fields, requirePlace(fields))
}

export type PlacedColumns = ReturnType<typeof placedColumns>

/** The same for a row of a file, where an address without a place is that row's fault alone. */
export function columnsIfPlaced(given: Entered): { columns: PlacedColumns } | { issue: FieldIssue } {
  const fields = settledAddress(pick(given))
  const found = findPlace(fields)
  return 'issue' in found ? found : { columns: columnsAt(fields, found.place) }
}

const columnsAt = (fields: ReturnType<typeof pick>, { latitude, longitude, ianaTimeZone }: Place) => ({
  ...fields,
  normalizedAddress: normalizedAddress(fields),
  latitude,
  longitude,
  ianaTimeZone,
})

const pick = (given: Entered) => ({
  addressLine1: given.addressLine1,
  addressLine2: given.addressLine2,
  city: given.city,
  state: given.state,
  postalCode: given.postalCode,
  country: given.country,
  locationAlias: given.locationAlias,
  companyAlias: given.companyAlias,
  supportLocationTypes: given.supportLocationTypes,
  requirementFlags: given.requirementFlags,
  ediCodes: given.ediCodes,
  leadProviderId: given.leadProviderId,
  notes: given.notes,
  averageLoadingMinutes: given.averageLoadingMinutes,
  averageUnloadingMinutes: given.averageUnloadingMinutes,
})
