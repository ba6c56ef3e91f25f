import { centsOfDollars } from '@lanewise/contract/money'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'

/** A dollar amount; null becomes "N/A". */
export const dollarsText = (dollars: number | null) => formatMoney(dollars === null ? null : centsOfDollars(dollars))

/** Example: "781 mi". A dash when the distance is unknown. */
export const milesText = (miles: number | null) => (miles === null ? '–' : `${formatNumber(miles, 0)} mi`)

/** City of a place whose state the API calls its governing district: "Joliet, IL". */
export const cityOfPlace = (place: { city: string; governingDistrictAbbreviation: string }) =>
  cityText({ city: place.city, state: place.governingDistrictAbbreviation })
