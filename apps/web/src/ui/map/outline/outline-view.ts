import { everywhere, NEAREST, paddingFor } from '#ui/map/fitting.ts'
import type { Bounds } from '#ui/map/map-content.ts'
import { worldWidth } from './outline.gen.ts'

type Size = { width: number; height: number }

/** Pixels per unit of the outline, the point of the outline that is in the middle, and where the middle is. */
export type OutlineView = { scale: number; center: readonly [number, number]; at: readonly [number, number] }

/** Pixels per unit at a zoom. At zoom 0 the map shows the world 512 pixels wide. */
const scaleAt = (zoom: number) => (512 * 2 ** zoom) / worldWidth

/** Web Mercator, as the map draws it. */
export function pointOf(longitude: number, latitude: number): [number, number] {
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)
  return [((longitude + 180) / 360) * worldWidth, y * worldWidth]
}

/** The view that the map will have once it is drawn, so that nothing jumps when it is. */
export function outlineView(bounds: Bounds | null, { width, height }: Size): OutlineView {
  if (!bounds)
    return { scale: scaleAt(everywhere.zoom), center: pointOf(...everywhere.center), at: [width / 2, height / 2] }
  const [west, south, east, north] = bounds
  const [left, top] = pointOf(west, north)
  const [right, bottom] = pointOf(east, south)
  const padding = paddingFor(width)
  const inner = { width: width - padding.left - padding.right, height: height - padding.top - padding.bottom }
  const scale = Math.min(inner.width / (right - left), inner.height / (bottom - top), scaleAt(NEAREST))
  return {
    scale,
    center: [(left + right) / 2, (top + bottom) / 2],
    at: [padding.left + inner.width / 2, padding.top + inner.height / 2],
  }
}
