import { directMiles, milesOf } from '#check/limits.ts'
import { merged, slack, type Visit } from '#check/visits.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { LanePrice, PlanOrder, Problem } from '#problem.ts'

/** Cents are integers, so a figure may differ by rounding. */
const cent = 0.5 + 1e-3

/** Cost of a truck; with a depot, or for the strategy Distance, its miles. (DEF-85) */
function truckCost(problem: Problem, visits: readonly Visit[], slippedDays: number): number {
  const { prices, strategy, depot } = problem
  const miles = milesOf(problem, visits)
  if (depot) return miles
  if (strategy === 'Distance') return 100 * miles
  const orders = visits.map(({ order }) => order)
  const team = orders.some(({ isTeam }) => isTeam) ? 1 + prices.teamShare : 1
  const extra = merged(visits).length - 2
  const stopCharges = extra > 0 ? prices.firstExtraStop + (extra - 1) * prices.furtherStop : 0
  const detour = Math.max(0, miles - directMiles(problem, visits)) * prices.outOfRouteMile
  const mode = orders[0]!.equipmentMode
  const agreed = prices.lanes.filter(
    (lane) =>
      lane.from === visits[0]!.stop.place && lane.to === visits.at(-1)!.stop.place && lane.equipmentMode === mode,
  )
  const spot = Math.max(prices.minimum, miles * prices.perMile[mode]) * team + stopCharges
  const byLane = agreed.map((lane) => laneCost(lane, miles) * team + (lane.includesStops ? 0 : stopCharges))
  return (byLane.length > 0 ? Math.min(...byLane) : spot) + detour + slippedDays * prices.slippedDay
}

const laneCost = ({ flat, perMile, minimum }: LanePrice, miles: number): number =>
  Math.max(minimum, flat ?? (perMile ?? 0) * miles)

/** Cost of an order alone: its own lowest rate or a truck of its own, whichever is cheaper. */
function aloneCost(problem: Problem, order: PlanOrder): { cost: number; miles: number } {
  const visits = order.stops.map((stop) => ({ order, stop, opens: 0, closes: 0 }))
  const truck = truckCost(problem, visits, 0)
  const isByRate = !problem.depot && problem.strategy === 'Cost' && order.baselineCost !== null
  return { cost: isByRate ? Math.min(order.baselineCost!, truck) : truck, miles: milesOf(problem, visits) }
}

/** Checks miles, cost, baseline and savings of a truck. */
export function truckMoneyFaults(problem: Problem, preplan: Preplan, visits: readonly Visit[]): string[] {
  if (visits.length === 0) return []
  const orders = [...new Set(visits.map(({ order }) => order))]
  const days = Object.values(preplan.slippedDays).reduce((sum, [a, b]) => sum + Math.abs(a) + Math.abs(b), 0)
  const alone = orders.map((order) => aloneCost(problem, order))
  const miles = milesOf(problem, visits)
  const legs = preplan.stops.reduce((sum, stop) => sum + stop.miles, 0)
  const withoutDepot = milesOf({ ...problem, depot: null }, visits)
  const sum = (of: 'cost' | 'miles') => alone.reduce((total, one) => total + one[of], 0)
  return [
    ...differs('miles', preplan.miles, miles, slack),
    ...differs('miles from stop to stop', legs, withoutDepot, slack),
    ...differs('cost', preplan.cost, truckCost(problem, visits, days), cent),
    ...differs('baseline', preplan.baseline, sum('cost'), cent * orders.length),
    ...differs('savings', preplan.savings, preplan.baseline - preplan.cost, slack),
    ...differs('saved miles', preplan.savedMiles, sum('miles') - miles, slack),
  ]
}

/** Orders that travel alone must cost the same as alone, and the totals must be the sum of their parts. */
export function planMoneyFaults(problem: Problem, plan: Plan): string[] {
  const byId = new Map(problem.orders.map((order) => [order.id, order]))
  const all = [...plan.preplans, ...plan.alone]
  const sum = (of: 'cost' | 'miles') => all.reduce((total, one) => total + one[of], 0)
  const baseline =
    plan.preplans.reduce((total, one) => total + one.baseline, 0) +
    plan.alone.reduce((total, one) => total + one.cost, 0)
  return [
    ...plan.alone.flatMap((lone) => {
      const order = byId.get(lone.orderId)
      if (!order) return []
      const { cost, miles } = aloneCost(problem, order)
      return [
        ...differs(`cost of order ${order.id} alone`, lone.cost, cost, cent),
        ...differs(`miles of order ${order.id} alone`, lone.miles, miles, slack),
      ]
    }),
    ...differs('cost of the plan', plan.cost, sum('cost'), slack),
    ...differs('baseline of the plan', plan.baseline, baseline, slack),
    ...differs('miles of the plan', plan.miles, sum('miles'), slack * Math.max(1, all.length)),
    ...differs('trucks of the plan', plan.trucks, all.length, 0),
  ]
}

const differs = (what: string, stated: number, actual: number, by: number): string[] =>
  Math.abs(stated - actual) <= by ? [] : [`${what} is given as ${stated}, but is ${actual}`]
