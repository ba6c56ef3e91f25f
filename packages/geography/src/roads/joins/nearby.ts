import type { Point } from '@lanewise/domain/mileage/routing-engine'
import { type RoadNetwork, roadNetwork } from '#roads/network/network.ts'

/** Position of a point relative to a stretch, in miles on a plane around the point. */
export type Beside = {
  stretch: number
  /** Miles from the start of the straight line between its places to the projection of the point. */
  along: number
  /** Miles from the line, on either side. */
  offset: number
  /** Miles of the straight line between its places. */
  length: number
  /** Miles from the nearest point of the line. */
  off: number
}

/** Miles per degree of latitude for an earth radius of 3959 mi. */
const degree = (3959 * Math.PI) / 180
/** Maximum distance in miles between a point and the nearest road. */
const reach = 100
/** Grid cells per degree. */
const fineness = 2

let grid: Map<number, number[]> | undefined

/** Stretches near a point: all within `limitOf` of the distance to the nearest one. */
export function stretchesNear(point: Point, limitOf: (nearest: number) => number): Beside[] {
  const network = roadNetwork()
  grid ??= gridOf(network)
  const cellMiles = (degree / fineness) * Math.max(0.05, Math.cos(((Math.abs(point.latitude) + 1) * Math.PI) / 180))
  const seen = new Set<number>()
  const stretches: Beside[] = []
  let nearest = reach
  for (let ring = 0; (ring - 1) * cellMiles < Math.min(reach, limitOf(nearest)); ring += 1) {
    for (const cell of cellsAround(point, ring)) {
      for (const stretch of grid.get(cell) ?? []) {
        if (seen.has(stretch)) continue
        seen.add(stretch)
        const beside = besideStretch(network, stretch, point)
        if (beside.off >= limitOf(nearest)) continue
        stretches.push(beside)
        nearest = Math.min(nearest, beside.off)
      }
    }
  }
  const limit = nearest < reach ? limitOf(nearest) : 0
  return stretches.filter(({ off }) => off < limit)
}

function besideStretch({ points, from, to }: RoadNetwork, stretch: number, centre: Point): Beside {
  const [start, end] = [points[from[stretch] ?? 0] ?? centre, points[to[stretch] ?? 0] ?? centre]
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180) * degree
  const startX = (start.longitude - centre.longitude) * narrowing
  const startY = (start.latitude - centre.latitude) * degree
  const lineX = (end.longitude - start.longitude) * narrowing
  const lineY = (end.latitude - start.latitude) * degree
  const length = Math.max(1e-9, Math.sqrt(lineX * lineX + lineY * lineY))
  const along = -(startX * lineX + startY * lineY) / length
  const offset = Math.abs(startX * lineY - startY * lineX) / length
  const beyond = Math.max(0, -along, along - length)
  return { stretch, along, offset, length, off: Math.sqrt(offset * offset + beyond * beyond) }
}

const cellOf = (north: number, east: number) => north * 1000 + east
const lineOf = (degrees: number) => Math.floor(degrees * fineness)

function* cellsAround({ latitude, longitude }: Point, ring: number): Generator<number> {
  for (let north = -ring; north <= ring; north += 1) {
    const step = Math.abs(north) === ring ? 1 : 2 * ring
    for (let east = -ring; east <= ring; east += step) yield cellOf(lineOf(latitude) + north, lineOf(longitude) + east)
    if (ring === 0) return
  }
}

/** Maps grid cells to the stretches that pass them. */
function gridOf({ points, from, to }: RoadNetwork): Map<number, number[]> {
  const cells = new Map<number, number[]>()
  from.forEach((start, stretch) => {
    const [one, other] = [points[start], points[to[stretch] ?? 0]]
    if (!one || !other) return
    const north = other.latitude - one.latitude
    const east = other.longitude - one.longitude
    const steps = Math.ceil(Math.max(Math.abs(north), Math.abs(east)) * fineness * 10) + 1
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps
      const cell = cellOf(lineOf(one.latitude + north * part), lineOf(one.longitude + east * part))
      const inCell = cells.get(cell)
      if (!inCell) cells.set(cell, [stretch])
      else if (inCell.at(-1) !== stretch) inCell.push(stretch)
    }
  })
  return cells
}
