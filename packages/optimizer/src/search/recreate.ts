import { type Probe, probeFor } from '#insertion/insertion.ts'
import type { Memory } from '#insertion/memory.ts'
import type { Model } from '#model/model.ts'
import type { Editor } from '#search/edit.ts'
import type { Neighbours } from '#search/neighbours.ts'
import type { Random } from '#search/random.ts'
import { collectOf, type Routes } from '#search/routes.ts'
import type { Pool } from '#search/ruin.ts'

type Parts = {
  model: Model
  routes: Routes
  random: Random
  editor: Editor
  memory: Memory
  neighbours: Neighbours
  alone: Float64Array
}

/** Probability of skipping a route, which keeps the search from repeating itself. */
const blink = 0.01

/**
 * From this many orders on, only routes near one of an order's ends are evaluated: those of this many nearest ends of
 * other orders.
 */
const manyOrders = { freight: 150, classic: 400 }
const nearEnds = 60
/**
 * From a depot, all routes are evaluated up to this number: in clustered places the nearest ends are all on one route.
 */
const fewRoutes = 40
/** Probability of evaluating all routes, because a truck may pass by even if none of its stops is near. */
const fullScanRate = 0.05

/** Weights of the sort orders for reinsertion: random, heaviest, farthest, nearest, tightest, earliest, last due. */
const weights = [4, 4, 2, 1, 2, 2, 2]
const allWeights = weights.reduce((sum, one) => sum + one, 0)

/**
 * Reinserts the pool's orders, each where it costs least, or alone if that is cheaper; returns how many found no
 * position. After the time limit the remaining orders get trucks of their own.
 */
export function recreateOf({ model, routes, random, editor, memory, neighbours, alone }: Parts) {
  const keys = new Float64Array(model.orders)
  const probe = probeFor(0)
  const sort = (pool: Pool) => {
    const by = drawn(random() * allWeights)
    for (let index = 0; index < pool.count; index += 1) {
      const order = pool.orders[index]!
      keys[order] = by === 0 ? random() : keyOf(model, order, by)
    }
    insertionSort(pool, keys)
  }
  const looked = new Int32Array(routes.length.length).fill(-1)
  let pass = 0
  const everywhere = (order: number, _pool: Pool, into: Probe) => {
    for (let row = 0; row < routes.count; row += 1) if (random() >= blink) memory.consider(order, row, into)
  }
  const nearby = (order: number, { gone }: Pool, into: Probe) => {
    pass += 1
    for (const end of [2 * order, 2 * order + 1]) {
      const near = neighbours(end)
      for (let index = 0; index < near.length && index < nearEnds; index += 1) {
        const other = near[index]! >> 1
        const row = gone[other] === 1 ? -1 : routes.rowOf[other]!
        if (row < 0 || looked[row] === pass) continue
        looked[row] = pass
        if (random() >= blink) memory.consider(order, row, into)
      }
    }
  }
  const many = model.freight ? manyOrders.freight : manyOrders.classic
  const few = model.freight ? 0 : fewRoutes
  const probeOrder = (order: number, pool: Pool, into: Probe) =>
    model.orders < many || routes.count < few || random() < fullScanRate
      ? everywhere(order, pool, into)
      : nearby(order, pool, into)
  return (pool: Pool, mayOpen: boolean, isOver?: () => boolean): number => {
    sort(pool)
    let remaining = 0
    let isHurried = false
    for (let index = 0; index < pool.count; index += 1) {
      const order = pool.orders[index]!
      probe.row = -1
      probe.cost = mayOpen ? alone[order]! : Number.POSITIVE_INFINITY
      isHurried ||= (index & 15) === 15 && isOver?.() === true
      if (!isHurried) probeOrder(order, pool, probe)
      if (probe.row < 0 && !mayOpen) {
        pool.orders[remaining] = order
        remaining += 1
        continue
      }
      pool.gone[order] = 0
      if (probe.row >= 0) editor.insert(probe.choice, probe.row, probe.collect, probe.deliver)
      else editor.open(model.firstChoice[order]!)
    }
    pool.count = remaining
    return remaining
  }
}

function drawn(at: number): number {
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) {
    sum += weights[index]!
    if (at < sum) return index
  }
  return 0
}

function keyOf({ firstChoice, reach, opens, closes, adds }: Model, order: number, by: number): number {
  const p = collectOf(firstChoice[order]!)
  const d = p + 1
  if (by === 1) return -adds[0]![p]!
  if (by === 2) return -reach[order]!
  if (by === 3) return reach[order]!
  if (by === 4) return closes[p]! - opens[p]! + closes[d]! - opens[d]!
  return by === 5 ? opens[p]! : -closes[d]!
}

/** Insertion sort, because there are only a few dozen entries, often nearly sorted. */
function insertionSort({ orders, count }: Pool, keys: Float64Array): void {
  for (let index = 1; index < count; index += 1) {
    const one = orders[index]!
    const key = keys[one]!
    let to = index - 1
    while (to >= 0 && keys[orders[to]!]! > key) {
      orders[to + 1] = orders[to]!
      to -= 1
    }
    orders[to + 1] = one
  }
}
