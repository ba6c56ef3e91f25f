import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import lookUp from '@photostructure/tz-lookup'
import { degrees, placeData } from './data.ts'

/** The time zone at a point; at sea and abroad that of the nearest city of the three countries. */
export function timeZoneOf(latitude: number, longitude: number): string | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return
  const zone = lookUp(latitude, longitude)
  return isOfferedTimeZone(zone) ? zone : zoneOfNearestCity(latitude, longitude)
}

function zoneOfNearestCity(latitude: number, longitude: number): string | undefined {
  const { cities, zones } = placeData()
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (const row of cities.rowOf) {
    const north = degrees(cities.latitudes[row]) - latitude
    const east = (((degrees(cities.longitudes[row]) - longitude + 540) % 360) - 180) * narrowing
    const square = north * north + east * east
    if (square < least) [nearest, least] = [row, square]
  }
  return zones[cities.zoneOf[nearest] ?? 0]
}
