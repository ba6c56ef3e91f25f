import { bearing } from '@lanewise/domain/mileage/great-circle'
import { drawnWay } from '@lanewise/domain/tracking/drawn-way'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import type { SeenTruck } from '#ui/map/ways/WayMap.tsx'

type Place = { latitude: number; longitude: number }
type Seen = Pick<SeenTruck, 'near' | 'tone'> & {
  position: Place
  /** Where it was seen before, the oldest first. */
  trail: readonly LinePoint[]
  /** The way over all stops, where one is known. */
  line: readonly LinePoint[]
}

/** A truck as the map of its way shows it. */
export function seenTruck({ position, near, tone, trail, line }: Seen): SeenTruck {
  const { latitude, longitude } = position
  return {
    latitude,
    longitude,
    near,
    tone,
    heading: headingOf(trail, position),
    ...drawnWay({ line, trail, position }),
  }
}

/** From the place before to where it is now; unknown where it was seen once. */
function headingOf(trail: readonly LinePoint[], here: Place): number | null {
  const [longitude, latitude] = trail.findLast(([x, y]) => x !== here.longitude || y !== here.latitude) ?? []
  return longitude === undefined || latitude === undefined ? null : bearing({ latitude, longitude }, here)
}
