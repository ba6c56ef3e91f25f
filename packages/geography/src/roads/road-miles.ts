import { estimatedMiles } from '@lanewise/domain/mileage/great-circle'
import type { MilesMatrix, Point, RoadMiles } from '@lanewise/domain/mileage/routing-engine'
import { roadNetwork } from '#roads/network/network.ts'
import { type End, endAt, milesBetween } from './pair.ts'

/** Road miles between two points, rounded to 0.1; an estimate when the network does not reach one of them. */
export const roadMiles = (from: Point, to: Point): RoadMiles => roadMilesOf(endAt(from), endAt(to))

export const roadMilesOf = (start: End, end: End): RoadMiles => ({
  miles: milesOf(start, end),
  source: start.join && end.join ? 'network' : 'estimate',
})

/** Road miles from each point to each other point; the whole matrix counts as an estimate when any entry is one. */
export function matrix(from: readonly Point[], to: readonly Point[]): MilesMatrix {
  const starts = from.map(endAt)
  const ends = from === to ? starts : to.map(endAt)
  const miles = new Float64Array(starts.length * ends.length)
  const leasts = new Float64Array(roadNetwork().places.length)
  starts.forEach((start, row) => {
    leasts.fill(0)
    // Distances are symmetric.
    const first = starts === ends ? row : 0
    for (let column = first; column < ends.length; column += 1)
      miles[row * ends.length + column] = milesOf(start, ends[column] as End, leasts)
    if (starts === ends) mirror(miles, row, ends.length)
  })
  const isReached = [...starts, ...ends].every(({ join }) => join)
  return { miles, source: isReached ? 'network' : 'estimate' }
}

function mirror(miles: Float64Array, row: number, size: number): void {
  for (let column = row + 1; column < size; column += 1)
    miles[column * size + row] = miles[row * size + column] as number
}

function milesOf(start: End, end: End, leasts?: Float64Array): number {
  if (!start.join || !end.join) return estimatedMiles(start.point, end.point)
  return Math.round(milesBetween(start, end, start.join, end.join, leasts) * 10) / 10
}
