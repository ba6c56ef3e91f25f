import { type Bounds, boundsOf, type MapLine, type MapMarker } from './map-content.ts'

/** Initial view that shows the whole network. (STOPVIEW-22) */
export const everywhere = { center: [-96, 39] as [longitude: number, latitude: number], zoom: 3 }

/** Maximum zoom when fitting, so that a single place is shown with the cities and borders around it. */
export const NEAREST = 5.2

/** Map width in pixels below which the credits would cover too much of the map. */
export const NARROW_MAP = 400

/** Padding around the places for their names. A small map has no space for more. */
export const paddingFor = (width: number) =>
  width < NARROW_MAP ? { top: 40, bottom: 48, left: 32, right: 112 } : { top: 56, bottom: 56, left: 56, right: 56 }

/** The same beside the card of a chosen vehicle, which covers the lower left of a wide map. */
export const besideCard = (width: number) => (width < 800 ? paddingFor(width) : { ...paddingFor(width), left: 428 })

/** The box that a map shows at first: its places, without those far off, and its lines. */
export function boundsToShow(markers: readonly MapMarker[], lines: readonly MapLine[]): Bounds | null {
  const ends = lines.flatMap(({ points }) => points.map(([longitude, latitude]) => ({ longitude, latitude })))
  return boundsOf([...markers.filter(({ isOutlier }) => !isOutlier), ...ends])
}
