import { bearing } from '@lanewise/domain/mileage/great-circle'
import { drawnRoute } from '@lanewise/domain/tracking/drawn-route'
import type { LinePoint } from '@lanewise/domain/tracking/remaining-miles'
import type { SeenTruck } from '#ui/map/routes/RouteMap.tsx'

type Place = { latitude: number; longitude: number }
type Seen = Pick<SeenTruck, 'near' | 'tone'> & {
  position: Place
  /** Earlier positions, oldest first. */
  trail: readonly LinePoint[]
  /** Route line through all stops, if known. */
  line: readonly LinePoint[]
}

/** A truck in the form that the route map shows. */
export function seenTruck({ position, near, tone, trail, line }: Seen): SeenTruck {
  const { latitude, longitude } = position
  return {
    latitude,
    longitude,
    near,
    tone,
    heading: headingOf(trail, position),
    ...drawnRoute({ line, trail, position }),
  }
}

/** Heading from the previous position to the current one; null when there is only one position. */
function headingOf(trail: readonly LinePoint[], here: Place): number | null {
  const [longitude, latitude] = trail.findLast(([x, y]) => x !== here.longitude || y !== here.latitude) ?? []
  return longitude === undefined || latitude === undefined ? null : bearing({ latitude, longitude }, here)
}
