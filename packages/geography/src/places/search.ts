import { readPlaceId } from '@lanewise/domain/places/place-id'
import { findCity } from './cities.ts'
import { codesOfCity } from './codes/codes-of-city.ts'
import { mexicanPlaces } from './codes/mexican-codes.ts'
import { type PlaceData, placeData } from './data.ts'
import { largest } from './largest.ts'
import { cityPlace, codePlace, type Place } from './place.ts'
import { findPostalCode } from './postal-codes.ts'
import { type CityQuery, type CodeQuery, readQuery } from './query.ts'
import { citiesBeginning, citiesByName, codesBeginning } from './ranges.ts'

/** An exact name match ranks as if the city had this many more people. */
const exactBonus = 100_000

/** Places by the beginning of a postal code or of a city, or by "City, ST"; the most populous first. */
export function searchPlaces(typed: string, limit = 20): Place[] {
  const data = placeData()
  for (const query of readQuery(typed)) {
    const places = 'code' in query ? byCode(data, query, limit) : byCity(data, query, limit)
    if (places.length > 0) return places
  }
  return []
}

function byCode(data: PlaceData, { code, unit }: CodeQuery, limit: number): Place[] {
  const { numbers, populations } = data.postalCodes
  const { start, end } = codesBeginning(numbers, code)
  const best = largest(limit)
  for (let row = start; row < end; row += 1) best.add(row, populations[row] ?? 0)
  const full = unit.length === 3 ? findPostalCode('CA', code + unit) : undefined
  const places = best.rows().map((row) => full ?? codePlace(data, row))
  return [...places, ...mexicanPlaces(code)].slice(0, limit)
}

/** Cities; when the first one matches the full name, its postal codes fill the rest of the list. */
function byCity(data: PlaceData, { names, isIn }: CityQuery, limit: number): Place[] {
  const { cities, states } = data
  const isWanted = states.map(isIn)
  const best = largest(limit)
  const exact = new Set<number>()
  for (const name of names) {
    const { start, end } = citiesBeginning(cities, name)
    const exactRange = citiesByName(cities, name)
    for (let index = start; index < end; index += 1) {
      const row = cities.rowOf[index] ?? index
      if (!isWanted[cities.stateOf[row] ?? 0]) continue
      if (index < exactRange.end) exact.add(row)
      best.add(row, (cities.populations[row] ?? 0) + (index < exactRange.end ? exactBonus : 0))
    }
  }
  const rows = best.rows()
  const [first = -1] = rows
  const codes = exact.has(first) ? codesOfCity(data, first, limit - rows.length) : []
  return [...rows.map((row) => cityPlace(data, row)), ...codes.map((row) => codePlace(data, row))]
}

/** Place of an id; undefined for an invalid or unknown id. */
export function placeOfId(id: string): Place | undefined {
  const parts = readPlaceId(id)
  if (!parts) return
  return parts.postalCode === null
    ? findCity(parts.country, parts.state, parts.city)
    : findPostalCode(parts.country, parts.postalCode)
}
