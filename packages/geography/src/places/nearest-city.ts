import { degrees, type PlaceData, placeData } from './data.ts'
import { cityPlace, type Place } from './place.ts'

/** Degrees of latitude within which a city says where a point is; about 50 miles. */
const reach = 0.72

/** The city by which people would name a point; nothing far from all of them. */
export function cityNear(latitude: number, longitude: number): Place | undefined {
  const data = placeData()
  const { row, square } = nearestCity(data, latitude, longitude)
  return square <= reach * reach ? cityPlace(data, row) : undefined
}

/** The row of the nearest city, and the square of its distance in degrees of latitude. */
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
