import { impossibleOf } from '#model/compile.ts'
import type { PlanOrder, Problem } from '#problem.ts'

/** What a plan should be best at; each is one of the plans that a planner may choose from. */
export const objectives = {
  cheapest: 'Cheapest',
  shortest: 'Shortest',
  fewestTrucks: 'Fewest trucks',
  mostOnTime: 'Most on time',
} as const

export type Objective = keyof typeof objectives

/** Minutes before the end of its window at which a stop counts as at risk (DEF-92). */
export const marginMinutes = 60

/** The problem as an objective sees it; its plans are plans of the problem itself. */
export function problemFor(problem: Problem, objective: Objective): Problem {
  if (objective === 'shortest') return { ...problem, strategy: 'Distance' }
  return objective === 'mostOnTime' ? withMargin(problem) : problem
}

/** How many times what an order costs on average one truck less is worth. */
const timesAnOrder = 4

/**
 * On open routes every order may have a truck of its own, so the fewest trucks are found by giving each a price: so
 * high that no detour is worth a truck, not so high that nothing else counts. From a depot routes are taken away.
 */
export function worthOfTruck(
  { orders, prices, miles, places, strategy, depot }: Problem,
  objective: Objective,
): number {
  if (objective !== 'fewestTrucks' || depot || orders.length === 0) return 0
  const costs = orders.map(({ stops, equipmentMode }) => {
    const way = stops.slice(1).reduce((sum, { place }, at) => sum + miles[stops[at]!.place * places.length + place]!, 0)
    return strategy === 'Cost' ? Math.max(prices.minimum, way * prices.perMile[equipmentMode]) : 100 * way
  })
  return (timesAnOrder * costs.reduce((sum, cost) => sum + cost, 0)) / orders.length
}

/** Leaves an hour before every window ends, and moves no date; an order that could then not be served keeps what it needs. */
function withMargin(problem: Problem): Problem {
  const strict = { ...problem, limits: { ...problem.limits, pickupDateSlippage: 0, dropoffDateSlippage: 0 } }
  const mostly = { ...strict, orders: problem.orders.map(earlier) }
  const tight = new Set(impossibleOf(mostly))
  if (tight.size === 0) return mostly
  const orders = mostly.orders.map((order, index) => (tight.has(index) ? problem.orders[index]! : order))
  const needsSlipping = impossibleOf({ ...strict, orders }).length > 0
  return { ...(needsSlipping ? problem : strict), orders }
}

const earlier = (order: PlanOrder): PlanOrder => ({
  ...order,
  stops: order.stops.map((stop) => ({ ...stop, closes: Math.max(stop.opens, stop.closes - marginMinutes) })),
})
