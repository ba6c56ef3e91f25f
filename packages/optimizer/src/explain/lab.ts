import { copyWithout } from '#fleet/scratch.ts'
import { compile, impossibleOf } from '#model/compile.ts'
import type { Plan } from '#plan.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { ordersOf } from '#replan/holds.ts'
import { append, unitsOf } from '#replan/start-from.ts'
import { randomFrom } from '#search/random.ts'
import { choiceOf } from '#search/routes.ts'
import { type Search, searchOver } from '#search/search.ts'

/** A plan loaded unchanged, so that positions for orders can be tried out. */
export type Lab = {
  /** Excludes orders that no truck can serve; an order is identified by its index in it. */
  problem: Problem
  search: Search
  indexOf: ReadonlyMap<string, number>
  /** Row of each preplan that could be loaded. */
  rowOf: ReadonlyMap<string, number>
}

export function labOf(given: Problem, plan: Plan): Lab {
  const gone = new Set(impossibleOf(given))
  const problem = { ...given, orders: given.orders.filter((_order, index) => !gone.has(index)) }
  const search = searchOver(compile(problem).model, randomFrom(1))
  const indexOf = new Map(problem.orders.map(({ id }, index) => [id, index]))
  const rowOf = new Map<string, number>()
  const planned = new Set<number>()
  search.load([])
  search.undo.begin()
  for (const preplan of plan.preplans) {
    const order = (unit: number) => search.model.orderOf[choiceOf(unit)]!
    const units = unitsOf(search, problem, preplan, indexOf).filter((unit) => !planned.has(order(unit)))
    if (units.length === 0 || units.length > search.routes.most) continue
    rowOf.set(preplan.id, search.routes.count)
    append(search, units)
    for (const unit of units) planned.add(order(unit))
  }
  problem.orders.forEach((_order, index) => {
    if (!planned.has(index)) search.editor.open(search.model.firstChoice[index]!)
  })
  return { problem, search, indexOf, rowOf }
}

export const onTruck = ({ problem, search }: Lab, row: number): PlanOrder[] =>
  ordersOf(search, row).map((order) => problem.orders[order]!)

/** Cost that an order adds to its current truck; for an order alone, its whole cost. */
export function costWhereItIs({ search }: Lab, order: number): number {
  const { routes } = search
  const row = routes.rowOf[order]!
  if (routes.length[row]! <= 2) return routes.cost[row]!
  copyWithout(search, row, order, -1)
  return routes.cost[row]! - search.price(routes.scratch)
}
