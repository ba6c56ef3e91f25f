import type { Point } from '#mileage/routing-engine.ts'
import { type LinePoint, lineAhead } from '#tracking/remaining-miles.ts'

type Known = {
  /** Road line of the route over all stops. */
  line: readonly LinePoint[]
  /** Reported positions of the truck, oldest first. */
  trail: readonly LinePoint[]
  position: Point | null
}

/**
 * Lines that a map draws for a trip: solid for the driven part, dotted for the part ahead. Everything is ahead until a
 * position is known.
 */
export function drawnRoute({ line, trail, position }: Known): { driven: LinePoint[]; ahead: LinePoint[] } {
  if (!position) return { driven: [], ahead: [...line] }
  const here: LinePoint = [position.longitude, position.latitude]
  return { driven: [...trail, here], ahead: line.length > 1 ? [here, ...lineAhead(line, position)] : [] }
}
