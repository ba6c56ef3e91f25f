import type { Country } from '@lanewise/domain/places/states'
import { type Cities, codeOf, degrees, type PlaceData, type PostalCodes } from './data.ts'

/** A city, or one of its postal codes; a city as a whole has no postal code. */
export type Place = {
  city: string
  state: string
  postalCode: string | null
  country: Country
  latitude: number
  longitude: number
  ianaTimeZone: string
}

export function cityPlace(data: PlaceData, row: number): Place {
  return { ...cityNames(data, row), postalCode: null, ...where(data, data.cities, row) }
}

export function codePlace(data: PlaceData, row: number): Place {
  const { numbers, cityOf } = data.postalCodes
  return {
    ...cityNames(data, cityOf[row] ?? 0),
    postalCode: codeOf(numbers[row] ?? 0),
    ...where(data, data.postalCodes, row),
  }
}

function cityNames({ cities, states }: PlaceData, row: number) {
  const { country = 'US', code = '' } = states[cities.stateOf[row] ?? 0] ?? {}
  return { city: cities.names[row] ?? '', state: code, country } as const
}

function where({ zones }: PlaceData, { latitudes, longitudes, zoneOf }: Cities | PostalCodes, row: number) {
  return {
    latitude: degrees(latitudes[row]),
    longitude: degrees(longitudes[row]),
    ianaTimeZone: zones[zoneOf[row] ?? 0] ?? '',
  }
}
