import { impossibleOf } from '#model/compile.ts'
import type { PlanOrder, Problem } from '#problem.ts'

/** Objectives of a plan; each gives one of the plans that a planner can choose from. */
export const objectives = {
  cheapest: 'Cheapest',
  shortest: 'Shortest',
  fewestTrucks: 'Fewest trucks',
  mostOnTime: 'Most on time',
} as const

export type Objective = keyof typeof objectives

/** A stop counts as at risk from this many minutes before the end of its window. (DEF-92) */
export const marginMinutes = 60

/** The problem adapted to an objective; its plans are valid for the original problem. */
export function problemFor(problem: Problem, objective: Objective): Problem {
  if (objective === 'shortest') return { ...problem, strategy: 'Distance' }
  return objective === 'mostOnTime' ? withMargin(problem) : problem
}

/** Value of saving one truck, as a multiple of the average cost of an order. */
const timesAnOrder = 4

/**
 * On open routes every order may have its own truck, so the fewest trucks are found by a price per truck: high enough
 * that no detour is worth a truck, low enough that other costs still matter. From a depot, the search removes routes
 * instead.
 */
export function worthOfTruck(
  { orders, prices, miles, places, strategy, depot }: Problem,
  objective: Objective,
): number {
  if (objective !== 'fewestTrucks' || depot || orders.length === 0) return 0
  const costs = orders.map(({ stops, equipmentMode }) => {
    const tripMiles = stops
      .slice(1)
      .reduce((sum, { place }, at) => sum + miles[stops[at]!.place * places.length + place]!, 0)
    return strategy === 'Cost' ? Math.max(prices.minimum, tripMiles * prices.perMile[equipmentMode]) : 100 * tripMiles
  })
  return (timesAnOrder * costs.reduce((sum, cost) => sum + cost, 0)) / orders.length
}

/**
 * Ends every window an hour earlier and moves no date; an order that could then not be served keeps the original
 * window.
 */
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
