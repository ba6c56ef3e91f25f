import { dockHours, road, slack } from '#check/visits.ts'
import type { Plan } from '#plan.ts'
import type { PlanOrder, Problem } from '#problem.ts'

/**
 * Every order must be in the plan exactly once, and only orders that no truck can serve may be listed as impossible.
 */
export function rollCall(problem: Problem, plan: Plan): string[] {
  const plannedIds = [
    ...plan.preplans.flatMap(({ orderIds }) => orderIds),
    ...plan.alone.map(({ orderId }) => orderId),
    ...plan.impossible,
  ]
  const times = new Map<string, number>()
  for (const id of plannedIds) times.set(id, (times.get(id) ?? 0) + 1)
  const known = new Set(problem.orders.map(({ id }) => id))
  const isImpossible = new Set(plan.impossible)
  return [
    ...plannedIds.filter((id) => !known.has(id)).map((id) => `Nobody knows order ${id}`),
    ...problem.orders.flatMap((order) => [
      ...countFaults(order, times.get(order.id) ?? 0),
      ...verdictFaults(problem, order, isImpossible.has(order.id)),
    ]),
  ]
}

const countFaults = ({ id }: PlanOrder, times: number): string[] =>
  times === 1 ? [] : [times === 0 ? `Order ${id} is missing` : `Order ${id} is planned ${times} times`]

function verdictFaults(problem: Problem, order: PlanOrder, isCalledImpossible: boolean): string[] {
  const isServable = dates(problem).some((slip) => isServed(problem, order, slip))
  if (isServable === !isCalledImpossible) return []
  return [
    isServable
      ? `Order ${order.id} is called impossible, but a truck could serve it`
      : `Order ${order.id} is planned, but no truck can serve it in time`,
  ]
}

function dates({ limits }: Problem): [number, number][] {
  const days = (most: number | null) =>
    Array.from({ length: 2 * (most ?? 0) + 1 }, (_unused, index) => index - (most ?? 0))
  return days(limits.pickupDateSlippage).flatMap((early) =>
    days(limits.dropoffDateSlippage).map((late): [number, number] => [early, late]),
  )
}

/**
 * Checks that a truck with the earliest possible start is on time everywhere, and has the capacity when there are only
 * own trucks.
 */
function isServed(problem: Problem, { stops }: PlanOrder, slip: [number, number]): boolean {
  const { depot, limits } = problem
  const { minutes } = road(problem)
  let clock = depot?.opens ?? Number.NEGATIVE_INFINITY
  let place = depot?.place ?? stops[0]!.place
  let load = 0
  for (const stop of stops) {
    const { opens, closes } = dockHours(stop, slip, limits)
    clock = Math.max(clock + minutes(place, stop.place), opens)
    if (clock > closes + slack) return false
    clock += stop.serviceMinutes
    place = stop.place
    load += stop.type === 'Pickup' ? stop.weight : -stop.weight
    if (depot && load > (limits.maxWeight ?? Number.POSITIVE_INFINITY) + slack) return false
  }
  return !depot || clock + minutes(place, depot.place) <= depot.closes + slack
}
