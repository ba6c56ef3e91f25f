import type { SeenTruck } from '#tracking/public/check-calls.ts'

type City = { city: string; state: string; latitude: number; longitude: number }

/** Steps in which the miles left are told: exact miles on a known road would tell the position. */
const stepMiles = 10

/** The truck at the nearest city instead of its exact position; nowhere when no city is near. (DEF-140) */
export function roundedTruck(seen: SeenTruck, near: City | null): SeenTruck {
  const { milesToGo, place } = seen
  const nowhere = { city: null, state: null, latitude: null, longitude: null }
  const { city, state, latitude, longitude } = near ?? nowhere
  return {
    ...seen,
    place: { city, state, latitude, longitude, timeZone: place.timeZone },
    milesToGo: milesToGo === null ? null : Math.max(stepMiles, Math.round(milesToGo / stepMiles) * stepMiles),
  }
}
