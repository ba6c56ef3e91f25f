import type { Location, LocationOption } from '@lanewise/contract/location-shapes'
import { shownLocationName } from '@lanewise/domain/locations/location-name'

export const optionOf = (location: Location): LocationOption => ({
  id: location.id,
  name: shownLocationName(location),
  locationNumber: location.locationNumber,
  companyName: location.companyName,
  companyAlias: location.companyAlias,
  locationName: location.locationName,
  locationAlias: location.locationAlias,
  ianaTimeZone: location.ianaTimeZone,
  address: {
    line1: location.addressLine1,
    line2: location.addressLine2,
    city: location.city,
    state: location.state,
    zip: location.postalCode,
    country: location.country,
  },
  postalAddress: { postalCode: location.postalCode },
})
