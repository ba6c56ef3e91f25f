import { statesOf } from '@lanewise/domain/places/states'
import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import { expect, it } from 'vitest'
import { cityNear, findCity, postalCodesOf } from './cities.ts'
import { placeData } from './data.ts'
import { cityPlace } from './place.ts'

it.each([
  ['MX', 'NL', 'Monterrey', 'Monterrey', 'America/Monterrey'],
  ['MX', 'Nuevo León', 'MONTERREY', 'Monterrey', 'America/Monterrey'],
  ['MX', 'CHIH', 'Juárez', 'Ciudad Juárez', 'America/Ciudad_Juarez'],
  ['MX', 'BC', 'Tijuana', 'Tijuana', 'America/Tijuana'],
  ['MX', 'TAM', 'Nuevo Laredo', 'Nuevo Laredo', 'America/Matamoros'],
  ['MX', 'GTO', 'León', 'León', 'America/Mexico_City'],
  ['US', 'MO', 'Saint Louis', 'St. Louis', 'America/Chicago'],
  ['US', 'in', 'indianapolis', 'Indianapolis', 'America/Indiana/Indianapolis'],
  ['CA', 'QC', 'Montreal', 'Montréal', 'America/Toronto'],
] as const)('finds %s %s %s', (country, state, name, city, ianaTimeZone) => {
  expect(findCity(country, state, name)).toMatchObject({ country, city, ianaTimeZone, postalCode: null })
})

it.each([
  ['MX', 'NL', ''],
  ['MX', 'TX', 'Monterrey'],
  ['US', 'IL', 'Monterrey'],
  ['US', '', 'Chicago'],
  ['CA', 'BC', 'Tijuana'],
] as const)('finds no %s %s "%s"', (country, state, name) => {
  expect(findCity(country, state, name)).toBeUndefined()
})

it('knows cities of every Mexican state, each with a point in the country and a Mexican time zone', () => {
  const data = placeData()
  const rows = [...new Set(data.cities.rowOf)]
  const cities = rows.map((row) => cityPlace(data, row)).filter(({ country }) => country === 'MX')
  expect(new Set(cities.map(({ state }) => state))).toEqual(new Set(statesOf('MX').map(({ code }) => code)))
  const wrong = cities.filter(
    ({ latitude, longitude, ianaTimeZone }) =>
      !(latitude > 14 && latitude < 33 && longitude > -119 && longitude < -86 && isOfferedTimeZone(ianaTimeZone)),
  )
  expect(wrong).toEqual([])
})

it('lists the postal codes of a city, and none where none are known', () => {
  const codes = postalCodesOf('US', 'IL', 'Chicago').map(({ postalCode }) => postalCode)
  expect(codes).toContain('60606')
  expect(codes[0]).toBe('60629')
  expect(postalCodesOf('CA', 'ON', 'toronto').every(({ city }) => city === 'Toronto')).toBe(true)
  expect(postalCodesOf('MX', 'NL', 'Monterrey')).toEqual([])
  expect(postalCodesOf('US', 'IL', 'Atlantis')).toEqual([])
})

it.each([
  [38.97, -95.24, 'Lawrence', 'KS'],
  [37.62, -104.78, 'Walsenburg', 'CO'],
  [43.65, -79.38, 'Toronto', 'ON'],
])('names the point %d, %d after %s, %s', (latitude, longitude, city, state) => {
  expect(cityNear(latitude, longitude)).toMatchObject({ city, state })
})

it('names no point far from all cities', () => {
  expect(cityNear(30, -60)).toBeUndefined()
  expect(cityNear(60, -85)).toBeUndefined()
})
