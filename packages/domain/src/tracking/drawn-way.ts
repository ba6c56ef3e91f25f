import type { Point } from '#mileage/routing-engine.ts'
import { type LinePoint, lineAhead } from '#tracking/remaining-miles.ts'

type Known = {
  /** The way along the roads over all stops. */
  line: readonly LinePoint[]
  /** Where the truck was seen, the oldest first. */
  trail: readonly LinePoint[]
  position: Point | null
}

/** What a map draws of a trip: solid where the truck was seen, dotted what is ahead; all ahead while nobody saw it. */
export function drawnWay({ line, trail, position }: Known): { driven: LinePoint[]; ahead: LinePoint[] } {
  if (!position) return { driven: [], ahead: [...line] }
  const here: LinePoint = [position.longitude, position.latitude]
  return { driven: [...trail, here], ahead: line.length > 1 ? [here, ...lineAhead(line, position)] : [] }
}
