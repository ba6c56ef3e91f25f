import { isOfferedTimeZone } from '@lanewise/domain/shared/time-zones'
import lookUp from '@photostructure/tz-lookup'
import { nearestCity } from './cities.ts'
import { placeData } from './data.ts'

/** Time zone of a point; at sea and outside the three countries it is the zone of the nearest city. */
export function timeZoneOf(latitude: number, longitude: number): string | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return
  const zone = lookUp(latitude, longitude)
  return isOfferedTimeZone(zone) ? zone : zoneOfNearestCity(latitude, longitude)
}

function zoneOfNearestCity(latitude: number, longitude: number): string | undefined {
  const data = placeData()
  return data.zones[data.cities.zoneOf[nearestCity(data, latitude, longitude).row] ?? 0]
}
