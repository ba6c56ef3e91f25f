import type { Exchange } from '#search/exchange.ts'
import { emptyPool } from '#search/ruin.ts'
import type { Search, Sketch } from '#search/search.ts'
import type { Stop } from '#stop/stop.ts'

export type AnnealOptions = {
  /** Allows routes for single orders; false when the fleet is fixed. */
  mayOpen: boolean
  /** Starting temperature relative to a search from scratch. */
  warmth?: number
  /** Called with every better plan, which is loaded during the call. */
  onBetter?: (cost: number) => void
  exchange?: Exchange
}

/** Simulated annealing: ruins and recreates at a falling temperature until the stop. The best plan stays loaded. */
export function anneal(search: Search, stop: Stop, { mayOpen, warmth = 1, onBetter, exchange }: AnnealOptions) {
  const { routes, undo, pool, ruin, recreate, total, sketch, random, model } = search
  let current = total()
  let cost = current
  let best: Sketch = sketch()
  exchange?.offer(cost, best)
  const edge = current / (2 * model.orders + routes.count)
  const cold = edge / 100
  const hot = Math.max(cold, edge * warmth)
  let temperature = hot
  let iterations = 0
  for (;;) {
    if ((iterations & 31) === 0) {
      const progress = stop.progress(iterations)
      if (progress >= 1) break
      temperature = hot * (cold / hot) ** progress
      const given = exchange?.take()
      if (given && given.cost < cost - 1e-9) {
        search.load(given.sketch)
        best = given.sketch
        cost = given.cost
        current = given.cost
      }
    }
    iterations += 1
    undo.begin()
    ruin(pool)
    const isWhole = recreate(pool, mayOpen) === 0
    const next = isWhole ? total() : Number.POSITIVE_INFINITY
    if (next < current - temperature * Math.log(random() + 1e-12)) {
      current = next
      if (next >= cost - 1e-9) continue
      cost = next
      best = sketch()
      exchange?.offer(cost, best)
      onBetter?.(cost)
    } else {
      emptyPool(pool)
      undo.rollback()
    }
  }
  search.load(best)
  return { best, cost, iterations }
}
