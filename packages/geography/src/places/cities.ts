import { type Country, findState } from '@lanewise/domain/places/states'
import { codesOfCity } from './codes-of-city.ts'
import { type PlaceData, placeData } from './data.ts'
import { fold } from './fold.ts'
import { cityPlace, codePlace, type Place } from './place.ts'
import { citiesNamed } from './ranges.ts'

/** The city of a name in a state (its code or its name), as a whole: without a postal code. */
export function findCity(country: Country, state: string, city: string): Place | undefined {
  const data = placeData()
  const row = rowOfCity(data, country, state, city)
  return row === undefined ? undefined : cityPlace(data, row)
}

/** The known postal codes of a city, the most people first and post office boxes last; none in Mexico. */
export function postalCodesOf(country: Country, state: string, city: string): Place[] {
  const data = placeData()
  const row = rowOfCity(data, country, state, city)
  return row === undefined ? [] : codesOfCity(data, row).map((code) => codePlace(data, code))
}

function rowOfCity({ cities, states }: PlaceData, country: Country, state: string, city: string): number | undefined {
  const code = findState(country, state)?.code
  const name = fold(city)
  if (!code || !name) return
  const { start, end } = citiesNamed(cities, name)
  for (let index = start; index < end; index += 1) {
    const row = cities.rowOf[index] ?? index
    const found = states[cities.stateOf[row] ?? 0]
    if (found?.country === country && found.code === code) return row
  }
}
