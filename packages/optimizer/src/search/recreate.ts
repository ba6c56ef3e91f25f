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

/** How often a route is overlooked, so that the search does not fall into the same groove. */
const blink = 0.01

/** With so many orders only routes near one of its ends are looked at: those of so many nearest ends of others. */
const manyOrders = { freight: 150, classic: 400 }
const nearEnds = 60
/** From a depot, so few routes are all looked at: where places lie in clusters the nearest ends are all on one of them. */
const fewRoutes = 40
/** Now and then all routes are: a truck may pass by whose stops are not among the nearest. */
const lookEverywhere = 0.05

/** What orders are put back by: chance, the heaviest first, the farthest, the nearest, the tightest, the earliest, the last due. */
const weights = [4, 4, 2, 1, 2, 2, 2]
const allWeights = weights.reduce((sum, one) => sum + one, 0)

/**
 * Puts the pool's orders back, each where it costs least, or alone where that is cheaper; answers how many found no place.
 * When time is over the rest goes on trucks of its own.
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
  let round = 0
  const everywhere = (order: number, _pool: Pool, into: Probe) => {
    for (let row = 0; row < routes.count; row += 1) if (random() >= blink) memory.consider(order, row, into)
  }
  const nearby = (order: number, { gone }: Pool, into: Probe) => {
    round += 1
    for (const end of [2 * order, 2 * order + 1]) {
      const near = neighbours(end)
      for (let index = 0; index < near.length && index < nearEnds; index += 1) {
        const other = near[index]! >> 1
        const row = gone[other] === 1 ? -1 : routes.rowOf[other]!
        if (row < 0 || looked[row] === round) continue
        looked[row] = round
        if (random() >= blink) memory.consider(order, row, into)
      }
    }
  }
  const many = model.freight ? manyOrders.freight : manyOrders.classic
  const few = model.freight ? 0 : fewRoutes
  const look = (order: number, pool: Pool, into: Probe) =>
    model.orders < many || routes.count < few || random() < lookEverywhere
      ? everywhere(order, pool, into)
      : nearby(order, pool, into)
  return (pool: Pool, mayOpen: boolean, isOver?: () => boolean): number => {
    sort(pool)
    let left = 0
    let isHurried = false
    for (let index = 0; index < pool.count; index += 1) {
      const order = pool.orders[index]!
      probe.row = -1
      probe.cost = mayOpen ? alone[order]! : Number.POSITIVE_INFINITY
      isHurried ||= (index & 15) === 15 && isOver?.() === true
      if (!isHurried) look(order, pool, probe)
      if (probe.row < 0 && !mayOpen) {
        pool.orders[left] = order
        left += 1
        continue
      }
      pool.gone[order] = 0
      if (probe.row >= 0) editor.insert(probe.choice, probe.row, probe.collect, probe.deliver)
      else editor.open(model.firstChoice[order]!)
    }
    pool.count = left
    return left
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

/** A few dozen entries, often nearly in order. */
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
