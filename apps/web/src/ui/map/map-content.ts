import type { Tone } from '#ui/theme/tone.ts'

/** A place on a map. `label` is its accessible name. */
export type MapMarker = {
  id: string
  latitude: number
  longitude: number
  label: string
  tone?: Tone
  /** Position in a route. A numbered marker never joins a cluster. */
  number?: number
  /** Not reached yet, so it is drawn as a ring instead of a disc. */
  isHollow?: boolean
  /** The view need not contain the place, which may be far from all others. */
  isOutlier?: boolean
  /** Marks a vehicle: its heading in degrees clockwise from north, null when unknown. */
  heading?: number | null
}

/** A line between places, with points as `[longitude, latitude]` like in GeoJSON. */
export type MapLine = {
  id: string
  points: readonly (readonly [longitude: number, latitude: number])[]
  /** The part of the route that is still ahead. */
  isDotted?: boolean
  /** The line does not belong to the selected item. */
  isFaded?: boolean
}

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** The smallest box around all points; null when there are none. */
export function boundsOf(points: readonly { latitude: number; longitude: number }[]): Bounds | null {
  if (points.length === 0) return null
  const [lat, lng] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)]
  return [Math.min(...lng), Math.min(...lat), Math.max(...lng), Math.max(...lat)]
}
