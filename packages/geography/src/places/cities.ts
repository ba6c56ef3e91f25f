import { type Country, findState } from '@lanewise/domain/places/states'
import { codesOfCity } from './codes/codes-of-city.ts'
import { degrees, type PlaceData, placeData } from './data.ts'
import { fold } from './fold.ts'
import { cityPlace, codePlace, type Place } from './place.ts'
import { citiesByName } from './ranges.ts'

/** A city by its name and state (code or name); the place has no postal code. */
export function findCity(country: Country, state: string, city: string): Place | undefined {
  const data = placeData()
  const row = rowOfCity(data, country, state, city)
  return row === undefined ? undefined : cityPlace(data, row)
}

/** Known postal codes of a city, the most populous first and post office boxes last; none in Mexico. */
export function postalCodesOf(country: Country, state: string, city: string): Place[] {
  const data = placeData()
  const row = rowOfCity(data, country, state, city)
  return row === undefined ? [] : codesOfCity(data, row).map((code) => codePlace(data, code))
}

function rowOfCity({ cities, states }: PlaceData, country: Country, state: string, city: string): number | undefined {
  const code = findState(country, state)?.code
  const name = fold(city)
  if (!code || !name) return
  const { start, end } = citiesByName(cities, name)
  for (let index = start; index < end; index += 1) {
    const row = cities.rowOf[index] ?? index
    const cityState = states[cities.stateOf[row] ?? 0]
    if (cityState?.country === country && cityState.code === code) return row
  }
}

/** Maximum distance in degrees of latitude at which a city describes a point; about 50 miles. */
const reach = 0.72

/** The city that describes a point; undefined when the point is far from all cities. */
export function cityNear(latitude: number, longitude: number): Place | undefined {
  const data = placeData()
  const { row, square } = nearestCity(data, latitude, longitude)
  return square <= reach * reach ? cityPlace(data, row) : undefined
}

/** Row of the nearest city, and the square of its distance in degrees of latitude. */
export function nearestCity({ cities }: PlaceData, latitude: number, longitude: number) {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let nearest = { row: 0, square: Number.POSITIVE_INFINITY }
  for (const row of cities.rowOf) {
    const north = degrees(cities.latitudes[row]) - latitude
    const east = (((degrees(cities.longitudes[row]) - longitude + 540) % 360) - 180) * narrowing
    const square = north * north + east * east
    if (square < nearest.square) nearest = { row, square }
  }
  return nearest
}
