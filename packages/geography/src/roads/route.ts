import type { Point, RoadLeg, RoadRoute } from '@lanewise/domain/mileage/routing-engine'
import { roadNetwork } from '#roads/network/network.ts'
import { placesBetween } from '#roads/ways/table.ts'
import { bestWay, type End, endAt } from './pair.ts'
import { roadMilesOf } from './road-miles.ts'

/** The way over all stops in their order, leg by leg; an estimate as soon as one leg is one. */
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
  line: [start.point, ...pointsBetween(start, end), end.point].map(({ latitude, longitude }) => [longitude, latitude]),
})

/** The places of the network on the best way; none where the way is short or no road is known. */
function pointsBetween(start: End, end: End): Point[] {
  if (!start.join || !end.join) return []
  const { over } = bestWay(start, end, start.join, end.join)
  if (!over) return []
  const { points } = roadNetwork()
  return placesBetween(over[0].place, over[1].place).flatMap((place) => points[place] ?? [])
}
