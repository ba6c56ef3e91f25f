import type { Model } from '#model/model.ts'
import type { LoneOrder, Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { type Leg, scheduleOf } from '#result/schedule.ts'
import { warningsOf } from '#result/warnings.ts'
import { choiceOf } from '#search/routes.ts'
import type { Search } from '#search/search.ts'

/** Converts the loaded plan of a search to a plan of the problem. */
export function unpack(problem: Problem, search: Search): Plan {
  const { routes, model } = search
  const rows = Array.from({ length: routes.count }, (_unused, row) => row)
  const isAlone = (row: number) => routes.length[row] === 2
  const preplans = rows.filter((row) => !isAlone(row)).map((row) => preplanOf(problem, search, row))
  const alone = rows.filter(isAlone).map((row) => loneOrder(problem, model, orderAt(search, row)))
  const all = [...preplans, ...alone]
  return {
    preplans: preplans.sort((a, b) => b.savings - a.savings || (a.id < b.id ? -1 : 1)),
    alone,
    impossible: [],
    cost: sum(all, ({ cost }) => cost),
    baseline: sum(preplans, ({ baseline }) => baseline) + sum(alone, ({ cost }) => cost),
    miles: sum(all, ({ miles }) => miles),
    trucks: all.length,
  }
}

function preplanOf(problem: Problem, { routes, model }: Search, row: number): Preplan {
  const units = Array.from(routes.unit.subarray(row * routes.stride + 1, row * routes.stride + 1 + routes.length[row]!))
  const legs = units.map((unit): Leg => {
    const choice = choiceOf(unit)
    return {
      order: problem.orders[model.orderOf[choice]!]!,
      part: (unit & 1) === 1 ? 'collect' : 'deliver',
      slip: [model.slipped[2 * choice]!, model.slipped[2 * choice + 1]!],
    }
  })
  const orders = units.filter((unit) => (unit & 1) === 1).map((unit) => model.orderOf[choiceOf(unit)]!)
  const orderIds = orders.map((order) => problem.orders[order]!.id)
  const cost = Math.round(routes.cost[row]!)
  const baseline = sum(orders, (order) => Math.round(model.freight?.alone[order] ?? model.reach[order]!))
  return {
    id: orderIds.toSorted().join('+'),
    orderIds,
    stops: scheduleOf(problem, legs),
    miles: routes.miles[row]!,
    cost,
    baseline,
    savings: baseline - cost,
    savedMiles: sum(orders, (order) => model.reach[order]!) - routes.miles[row]!,
    slippedDays: slippedDays(legs),
    warnings: problem.depot ? [] : warningsOf(orders.map((order) => problem.orders[order]!)),
  }
}

const slippedDays = (legs: readonly Leg[]): Preplan['slippedDays'] =>
  Object.fromEntries(
    legs.filter(({ slip }) => slip[0] !== 0 || slip[1] !== 0).map(({ order, slip }) => [order.id, slip]),
  )

const orderAt = ({ routes, model }: Search, row: number) =>
  model.orderOf[choiceOf(routes.unit[row * routes.stride + 1]!)]!

const loneOrder = (problem: Problem, model: Model, order: number): LoneOrder => ({
  orderId: problem.orders[order]!.id,
  cost: Math.round(model.freight?.alone[order] ?? model.reach[order]!),
  miles: model.reach[order]!,
})

const sum = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((total, one) => total + value(one), 0)
