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
