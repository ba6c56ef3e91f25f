import type { LinePoint } from '@lanewise/domain/mileage/polyline'

/** The drawn roads as a net: points that lie within some hundred metres are one. */
export type RoadGraph = {
  points: LinePoint[]
  next: { to: number; miles: number }[][]
  /** The points within so many miles of a place, the nearest first. */
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
  const points: LinePoint[] = []
  const next: RoadGraph['next'] = []
  const rows = new Map<string, number>()
  const cells = new Map<string, number[]>()
  const rowOf = (point: LinePoint): number => {
    const key = `${Math.round(point[0] * 500)},${Math.round(point[1] * 500)}`
    const known = rows.get(key)
    if (known !== undefined) return known
    const row = points.push(point) - 1
    next.push([])
    rows.set(key, row)
    const cell = cellOf(point)
    cells.set(cell, [...(cells.get(cell) ?? []), row])
    return row
  }
  const join = (a: number, b: number) => {
    if (a === b) return
    const miles = milesBetween(points[a] as LinePoint, points[b] as LinePoint)
    next[a]?.push({ to: b, miles })
    next[b]?.push({ to: a, miles })
  }
  const ends: number[] = []
  for (const line of lines) {
    const path = line.map(rowOf)
    for (const [index, row] of path.slice(1).entries()) join(path[index] ?? row, row)
    ends.push(path[0] ?? 0, path.at(-1) ?? 0)
  }
  const near: RoadGraph['near'] = (place, most) => {
    const reach = Math.ceil(most / milesADegree / grid / 0.5)
    const [x, y] = [Math.floor(place[0] / grid), Math.floor(place[1] / grid)]
    const found: { row: number; miles: number }[] = []
    for (let dx = -reach; dx <= reach; dx += 1)
      for (let dy = -reach; dy <= reach; dy += 1)
        for (const row of cells.get(`${x + dx},${y + dy}`) ?? []) {
          const miles = milesBetween(place, points[row] as LinePoint)
          if (miles <= most) found.push({ row, miles })
        }
    return found.sort((a, b) => a.miles - b.miles)
  }
  // Where a road ends just beside another, they meet.
  for (const end of ends) {
    const own = new Set((next[end] ?? []).map(({ to }) => to))
    const [closest] = near(points[end] as LinePoint, gap).filter(({ row }) => row !== end && !own.has(row))
    if (closest) join(end, closest.row)
  }
  return { points, next, near }
}

const cellOf = ([x, y]: LinePoint) => `${Math.floor(x / grid)},${Math.floor(y / grid)}`
