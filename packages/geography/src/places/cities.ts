import { type Country, findState } from '@lanewise/domain/places/states'
import { placeData } from './data.ts'
import { fold } from './fold.ts'
import { cityPlace, type Place } from './place.ts'
import { citiesNamed } from './ranges.ts'

/** The city of a name in a state (its code or its name), as a whole: without a postal code. */
export function findCity(country: Country, state: string, city: string): Place | undefined {
  const code = findState(country, state)?.code
  const name = fold(city)
  if (!code || !name) return
  const data = placeData()
  const { start, end } = citiesNamed(data.cities, name)
  for (let index = start; index < end; index += 1) {
    const row = data.cities.rowOf[index] ?? index
    const found = data.states[data.cities.stateOf[row] ?? 0]
    if (found?.country === country && found.code === code) return cityPlace(data, row)
  }
}
