import type { Tone } from '#ui/theme/tone.ts'

/** One place on a map; `label` is its name for everybody who does not see it. */
export type MapMarker = {
  id: string
  latitude: number
  longitude: number
  label: string
  tone?: Tone
  /** Its place in a route; a numbered one never joins a cluster. */
  number?: number
  /** Not reached yet: a ring instead of a disc. */
  isHollow?: boolean
  /** A vehicle, and where it drives: degrees clockwise from north, null when nobody knows. */
  heading?: number | null
}

/** A way between places; `[longitude, latitude]` as in GeoJSON. */
export type MapLine = {
  id: string
  points: readonly (readonly [longitude: number, latitude: number])[]
  /** The part that is still ahead. */
  isDotted?: boolean
  /** Not the one that is looked at. */
  isFaded?: boolean
}

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** The smallest box around all points; null without any. */
export function boundsOf(points: readonly { latitude: number; longitude: number }[]): Bounds | null {
  if (points.length === 0) return null
  const [lat, lng] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)]
  return [Math.min(...lng), Math.min(...lat), Math.max(...lng), Math.max(...lat)]
}
