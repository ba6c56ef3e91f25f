import type { LinePoint } from '@lanewise/domain/mileage/polyline'

/** Drawn roads as a graph; points within a few hundred meters are merged. */
export type RoadGraph = {
  points: LinePoint[]
  next: { to: number; miles: number }[][]
  /** Points within this many miles of a place, nearest first. */
  near: (place: LinePoint, miles: number) => { row: number; miles: number }[]
}

const milesADegree = 69.1
const grid = 0.25
const gap = 1.2

export function milesBetween(a: LinePoint, b: LinePoint): number {
  const narrowing = Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180)
  return Math.hypot((a[0] - b[0]) * narrowing, a[1] - b[1]) * milesADegree
}

export function roadGraph(lines: readonly (readonly LinePoint[])[]): RoadGraph {
  const { points, rowOf, near } = pointsByPlace()
  const next: RoadGraph['next'] = []
  const join = (a: number, b: number) => {
    if (a === b) return
    const miles = milesBetween(points[a] as LinePoint, points[b] as LinePoint)
    next[a] = [...(next[a] ?? []), { to: b, miles }]
    next[b] = [...(next[b] ?? []), { to: a, miles }]
  }
  const ends: number[] = []
  for (const line of lines) {
    const path = line.map(rowOf)
    for (const [index, row] of path.slice(1).entries()) join(path[index] ?? row, row)
    ends.push(path[0] ?? 0, path.at(-1) ?? 0)
  }
  // Connects a road that ends right next to another one.
  for (const end of ends) {
    const own = new Set((next[end] ?? []).map(({ to }) => to))
    const [closest] = near(points[end] as LinePoint, gap).filter(({ row }) => row !== end && !own.has(row))
    if (closest) join(end, closest.row)
  }
  return { points, next, near }
}

/** Merges points that lie close together, and indexes them by position. */
function pointsByPlace() {
  const points: LinePoint[] = []
  const rows = new Map<string, number>()
  const cells = new Map<string, number[]>()
  const rowOf = (point: LinePoint): number => {
    const key = `${Math.round(point[0] * 500)},${Math.round(point[1] * 500)}`
    const known = rows.get(key)
    if (known !== undefined) return known
    const row = points.push(point) - 1
    rows.set(key, row)
    cells.set(cellOf(point), [...(cells.get(cellOf(point)) ?? []), row])
    return row
  }
  const near: RoadGraph['near'] = (place, most) => {
    const reach = Math.ceil(most / milesADegree / grid / 0.5)
    const [x, y] = [Math.floor(place[0] / grid), Math.floor(place[1] / grid)]
    const side = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
    return side
      .flatMap((dx) => side.flatMap((dy) => cells.get(`${x + dx},${y + dy}`) ?? []))
      .map((row) => ({ row, miles: milesBetween(place, points[row] as LinePoint) }))
      .filter(({ miles }) => miles <= most)
      .sort((a, b) => a.miles - b.miles)
  }
  return { points, rowOf, near }
}

const cellOf = ([x, y]: LinePoint) => `${Math.floor(x / grid)},${Math.floor(y / grid)}`
