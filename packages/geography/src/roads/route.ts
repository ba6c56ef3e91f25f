import type { LinePoint } from '@lanewise/domain/mileage/polyline'
import type { Point, RoadLeg, RoadRoute } from '@lanewise/domain/mileage/routing-engine'
import { bendsBetween } from '#roads/network/bends.ts'
import { roadNetwork } from '#roads/network/network.ts'
import { placesBetween } from '#roads/paths/table.ts'
import { bestPath, type End, endAt } from './pair.ts'
import { roadMilesOf } from './road-miles.ts'

/** Route over all stops in their order, leg by leg; an estimate when any leg is one. */
export function route(stops: readonly Point[]): RoadRoute {
  const ends = stops.map(endAt)
  const legs = ends.slice(1).map((end, index) => legBetween(ends[index] ?? end, end))
  return {
    miles: Math.round(legs.reduce((sum, { miles }) => sum + miles, 0) * 10) / 10,
    legs,
    source: ends.every(({ join }) => join) ? 'network' : 'estimate',
  }
}

const legBetween = (start: End, end: End): RoadLeg => ({
  miles: roadMilesOf(start, end).miles,
  line: [onLine(start.point), ...lineBetween(start, end), onLine(end.point)],
})

const onLine = ({ latitude, longitude }: Point): LinePoint => [longitude, latitude]

/**
 * Places of the network on the best path, with the bends between them; empty when the path is short or no road is
 * known.
 */
function lineBetween(start: End, end: End): LinePoint[] {
  if (!start.join || !end.join) return []
  const { over } = bestPath(start, end, start.join, end.join)
  if (!over) return []
  const { points, places } = roadNetwork()
  const passed = placesBetween(over[0].place, over[1].place)
  return passed.flatMap((place, index) => {
    const [here, before] = [points[place], passed[index - 1]]
    const bends = before === undefined ? [] : bendsBetween(places[before] ?? '', places[place] ?? '')
    const after = passed[index + 1]
    // A road passes a town but seldom its center, so a place between two drawn roads is left out of the line.
    const isDrawn =
      bends.length > 0 && after !== undefined && bendsBetween(places[place] ?? '', places[after] ?? '').length > 0
    return here && !isDrawn ? [...bends, onLine(here)] : bends
  })
}
