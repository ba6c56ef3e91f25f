import { readPlaceId } from '@lanewise/domain/places/place-id'
import { findCity } from './cities.ts'
import { codesOfCity } from './codes-of-city.ts'
import { type PlaceData, placeData } from './data.ts'
import { largest } from './largest.ts'
import { cityPlace, codePlace, type Place } from './place.ts'
import { findPostalCode } from './postal-codes.ts'
import { type CityQuery, type CodeQuery, readQuery } from './query.ts'
import { citiesBeginning, citiesNamed, codesBeginning } from './ranges.ts'

/** A city of exactly the typed name is worth as many people more among those that begin alike. */
const exactBonus = 100_000

/** Places by the beginning of a postal code, of a city, or by "City, ST"; the most people first. */
export function searchPlaces(typed: string, limit = 20): Place[] {
  const data = placeData()
  for (const query of readQuery(typed)) {
    const found = 'code' in query ? byCode(data, query, limit) : byCity(data, query, limit)
    if (found.length > 0) return found
  }
  return []
}

function byCode(data: PlaceData, { code, unit }: CodeQuery, limit: number): Place[] {
  const { numbers, populations } = data.postalCodes
  const { start, end } = codesBeginning(numbers, code)
  const best = largest(limit)
  for (let row = start; row < end; row += 1) best.add(row, populations[row] ?? 0)
  const full = unit.length === 3 ? findPostalCode('CA', code + unit) : undefined
  return best.rows().map((row) => full ?? codePlace(data, row))
}

/** Cities; where the first is named in full, its postal codes fill the rest of the list. */
function byCity(data: PlaceData, { names, isIn }: CityQuery, limit: number): Place[] {
  const { cities, states } = data
  const isWanted = states.map(isIn)
  const best = largest(limit)
  const exact = new Set<number>()
  for (const name of names) {
    const { start, end } = citiesBeginning(cities, name)
    const named = citiesNamed(cities, name)
    for (let index = start; index < end; index += 1) {
      const row = cities.rowOf[index] ?? index
      if (!isWanted[cities.stateOf[row] ?? 0]) continue
      if (index < named.end) exact.add(row)
      best.add(row, (cities.populations[row] ?? 0) + (index < named.end ? exactBonus : 0))
    }
  }
  const rows = best.rows()
  const [first = -1] = rows
  const codes = exact.has(first) ? codesOfCity(data, first, limit - rows.length) : []
  return [...rows.map((row) => cityPlace(data, row)), ...codes.map((row) => codePlace(data, row))]
}

/** The place that an id names; undefined where it names none, or one that is not known. */
export function placeOfId(id: string): Place | undefined {
  const named = readPlaceId(id)
  if (!named) return
  return named.postalCode === null
    ? findCity(named.country, named.state, named.city)
    : findPostalCode(named.country, named.postalCode)
}
