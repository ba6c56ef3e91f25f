import { estimatedMiles } from '@lanewise/domain/mileage/great-circle'
import type { MilesMatrix, Point, RoadMiles } from '@lanewise/domain/mileage/routing-engine'
import { roadNetwork } from '#roads/network/network.ts'
import { type End, endAt, milesBetween } from './pair.ts'

/** Miles by road between two points, to 0.1; an estimate where the roads do not reach one of them. */
export const roadMiles = (from: Point, to: Point): RoadMiles => roadMilesOf(endAt(from), endAt(to))

export const roadMilesOf = (start: End, end: End): RoadMiles => ({
  miles: milesOf(start, end),
  source: start.join && end.join ? 'network' : 'estimate',
})

/** Miles by road from each point to each other one; an estimate as soon as one of them is one. */
export function matrix(from: readonly Point[], to: readonly Point[]): MilesMatrix {
  const [starts, ends] = [from.map(endAt), to.map(endAt)]
  const miles = new Float64Array(starts.length * ends.length)
  const leasts = new Float64Array(roadNetwork().places.length)
  let index = 0
  for (const start of starts) {
    leasts.fill(0)
    for (const end of ends) miles[index++] = milesOf(start, end, leasts)
  }
  const isReached = [...starts, ...ends].every(({ join }) => join)
  return { miles, source: isReached ? 'network' : 'estimate' }
}

function milesOf(start: End, end: End, leasts?: Float64Array): number {
  if (!start.join || !end.join) return estimatedMiles(start.point, end.point)
  return Math.round(milesBetween(start, end, start.join, end.join, leasts) * 10) / 10
}
