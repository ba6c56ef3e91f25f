import { Location, type LocationOption } from '@lanewise/contract/location-shapes'
import { isInternational } from '@lanewise/domain/locations/country'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import type { User } from '#platform/context.ts'
import { declaredFields } from '#platform/declared-fields.ts'
import type { SearchHit } from '#platform/feature.ts'
import { searchedFields } from '#platform/record-result.ts'
import type { LocationRow } from './locations.queries.ts'

const declared = declaredFields(Location)

/** A location as the API returns it. A location without another owner belongs to the user's own company. */
export function locationView(row: LocationRow, user: Pick<User, 'companyId' | 'companyName'>): Location {
  const isOwn = row.knownCompanyId === null
  const country = row.country
  const all = {
    ...row,
    country,
    companyId: row.knownCompanyId ?? user.companyId,
    companyName: isOwn ? user.companyName : row.companyName,
    belongsToMyCompany: isOwn,
    isInternational: isInternational(country),
    updatedAt: row.updatedAt.toISOString(),
  }
  return declared(all)
}

export const locationResult = (row: LocationRow): SearchHit => ({
  result: {
    projection: 'location',
    id: row.id,
    locationNumber: row.locationNumber,
    locationAlias: row.locationAlias,
    locationName: row.locationName,
    companyName: row.companyName,
    companyAlias: row.companyAlias,
    address: `${row.addressLine1}, ${row.city}, ${row.state} ${row.postalCode}`,
  },
  fields: [
    ...searchedFields(
      ['Name', row.locationAlias && row.locationName],
      ['Company', row.companyAlias && row.companyName],
      ['Address line 2', row.addressLine2],
    ),
    ...row.ediCodes.map((text) => ({ label: 'Warehouse ID', text })),
  ],
})

export const optionView = (row: LocationRow, user: Pick<User, 'companyName'>): LocationOption => ({
  id: row.id,
  name: shownLocationName(row),
  locationNumber: row.locationNumber,
  companyName: row.knownCompanyId === null ? user.companyName : row.companyName,
  companyAlias: row.companyAlias,
  locationName: row.locationName,
  locationAlias: row.locationAlias,
  ianaTimeZone: row.ianaTimeZone,
  address: {
    line1: row.addressLine1,
    line2: row.addressLine2,
    city: row.city,
    state: row.state,
    zip: row.postalCode,
    country: row.country,
  },
  postalAddress: { postalCode: row.postalCode },
})
