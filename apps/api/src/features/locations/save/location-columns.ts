import type { EditLocation } from '@lanewise/contract/location-fields'
import { normalizedAddress, settledAddress } from '@lanewise/domain/locations/address'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import type { Place } from '@lanewise/geography/places/place'
import { findPlace, requirePlace } from '../place-of-address.ts'

/** The fields of a location that a user enters, whoever owns the location. */
export type Entered = Omit<EditLocation, 'locationName' | 'version'>

/**
 * Columns for the entered fields, with coordinates and time zone of the address. An address without a place is refused.
 */
export const placedColumns = (given: Entered) => {
  const fields = settledAddress(pick(given))
  return columnsAt(fields, requirePlace(fields))
}

export type PlacedColumns = ReturnType<typeof placedColumns>

/** The same for a row of an import file. An address without a place fails only that row. */
export function columnsIfPlaced(given: Entered): { columns: PlacedColumns } | { issue: FieldIssue } {
  const fields = settledAddress(pick(given))
  const result = findPlace(fields)
  return 'issue' in result ? result : { columns: columnsAt(fields, result.place) }
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
