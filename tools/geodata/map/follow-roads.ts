import type { LinePoint } from '@lanewise/domain/mileage/polyline'
import { milesBetween, type RoadGraph } from './road-graph.ts'

/** Maximum distance in miles between a place and the drawn road that passes it. */
const reach = 14
/** Cost factor for leaving the drawn roads. */
const offset = 2.2

/** Drawn path between two neighboring places of the network; null when no drawn road follows theirs. */
export function followRoads(graph: RoadGraph, from: LinePoint, to: LinePoint, miles: number): LinePoint[] | null {
  const starts = graph.near(from, Math.min(reach, miles / 2)).slice(0, 400)
  const ends = new Map(graph.near(to, Math.min(reach, miles / 2)).map(({ row, miles: off }) => [row, off]))
  if (starts.length === 0 || ends.size === 0) return null
  const most = Math.max(miles, milesBetween(from, to)) * 1.18 + 6
  const rows = shortest(graph, starts, ends, most)
  if (!rows) return null
  return rows.map((row) => graph.points[row] as LinePoint)
}

type Near = { row: number; miles: number }

function shortest(graph: RoadGraph, starts: readonly Near[], ends: ReadonlyMap<number, number>, most: number) {
  const cost = new Map<number, number>()
  const before = new Map<number, number>()
  const queue = new Queue()
  for (const { row, miles } of starts) {
    cost.set(row, miles * offset)
    queue.put(row, miles * offset)
  }
  let best: { row: number; cost: number } | null = null
  for (let top = queue.take(); top; top = queue.take()) {
    if (top.cost > (cost.get(top.row) ?? 0)) continue
    if (top.cost > most || (best && top.cost >= best.cost)) break
    const off = ends.get(top.row)
    if (off !== undefined && top.cost + off * offset < (best?.cost ?? most))
      best = { row: top.row, cost: top.cost + off * offset }
    for (const { to, miles } of graph.next[top.row] ?? []) {
      const reached = top.cost + miles
      if (reached >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(to, reached)
      before.set(to, top.row)
      queue.put(to, reached)
    }
  }
  if (!best) return null
  const path: number[] = []
  for (let row: number | undefined = best.row; row !== undefined; row = before.get(row)) path.push(row)
  return path.reverse()
}

/** A binary heap; a row that is added again at a lower cost leaves its old entry behind. */
class Queue {
  #items: { row: number; cost: number }[] = []
  put(row: number, cost: number) {
    const items = this.#items
    let at = items.push({ row, cost }) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((items[above]?.cost ?? 0) <= cost) break
      items[at] = items[above] as (typeof items)[number]
      at = above
    }
    items[at] = { row, cost }
  }
  take() {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (!top || !last || items.length === 0) return top ?? null
    let at = 0
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && (items[child + 1]?.cost ?? 0) < (items[child]?.cost ?? 0)) child += 1
      if ((items[child]?.cost ?? 0) >= last.cost) break
      items[at] = items[child] as (typeof items)[number]
      at = child
    }
    items[at] = last
    return top
  }
}
