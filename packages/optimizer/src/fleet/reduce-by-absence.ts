import { choiceOf } from '#search/routes.ts'
import { emptyPool, putInPool } from '#search/ruin.ts'
import type { Search } from '#search/search.ts'
import type { Stop } from '#stop/stop.ts'

/**
 * Removes a route and lets ruin and recreate find positions for its orders; an order that is left out often gets a
 * higher weight. It is quick at first and soon stuck; the ejection search takes over from there. The smallest complete
 * plan stays loaded.
 */
export function reduceByAbsence(search: Search, stop: Stop, fewest = 1): number {
  const { model, routes, undo, pool, ruin, recreate } = search
  const absences = new Float64Array(model.orders)
  let best = search.sketch()
  let absent: number[] = []
  let [missed, cost, rounds] = [0, 0, 0]
  const weigh = (orders: readonly number[]) => orders.reduce((sum, order) => sum + absences[order]!, 0)
  const begin = () => {
    absent = takeOut(search, leastMissed(search, absences))
    missed = weigh(absent)
    cost = search.total()
  }
  const step = () => {
    undo.begin()
    for (const order of absent) putInPool(pool, order)
    ruin(pool)
    const remaining = recreate(pool, false)
    const out = Array.from(pool.orders.subarray(0, remaining))
    const [now, spent] = [weigh(out), search.total()]
    emptyPool(pool)
    for (const order of out) absences[order] = absences[order]! + 1
    const isBetter = remaining === 0 || remaining < absent.length || now < missed || (now === missed && spent < cost)
    if (!isBetter) {
      undo.rollback()
      for (const order of absent) routes.rowOf[order] = -1
      return
    }
    for (const order of out) routes.rowOf[order] = -1
    absent = out
    missed = now
    cost = spent
  }
  if (routes.count > fewest) begin()
  while (routes.count >= fewest) {
    if ((rounds & 31) === 0 && stop.progress(rounds) >= 1) break
    rounds += 1
    step()
    if (absent.length > 0) continue
    best = search.sketch()
    if (routes.count <= fewest) break
    begin()
  }
  search.load(best)
  return rounds
}

/** The route whose orders were left out least often, because positions for them are the easiest to find. */
function leastMissed({ routes, model }: Search, absences: Float64Array): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let row = 0; row < routes.count; row += 1) {
    let sum = 0
    for (let at = row * routes.stride + 1; at <= row * routes.stride + routes.length[row]!; at += 1)
      sum += absences[model.orderOf[choiceOf(routes.unit[at]!)]!]!
    if (sum < least) [best, least] = [row, sum]
  }
  return best
}

export function takeOut({ routes, editor, model }: Search, row: number): number[] {
  const orders: number[] = []
  for (let at = row * routes.stride + 1; at <= row * routes.stride + routes.length[row]!; at += 1)
    if ((routes.unit[at]! & 1) === 1) orders.push(model.orderOf[choiceOf(routes.unit[at]!)]!)
  for (const order of orders) routes.rowOf[order] = -1
  editor.drop(row)
  return orders
}
