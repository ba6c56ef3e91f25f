import { windowOf } from '#model/units.ts'
import { marginMinutes, type Objective } from '#objective.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

/** Figures where less is better; the first that differs decides. */
type Measure = (problem: Problem, plan: Plan) => readonly number[]

const measures: Readonly<Record<Objective, Measure>> = {
  cheapest: (_problem, { cost, trucks, miles }) => [cost, trucks, miles],
  shortest: (_problem, { miles, cost, trucks }) => [miles, cost, trucks],
  fewestTrucks: (_problem, { trucks, cost, miles }) => [trucks, cost, miles],
  mostOnTime: (problem, plan) => [atRisk(problem, plan) + slipped(plan), plan.cost, plan.miles],
}

/** Compares two plans by the measure of an objective. */
export function isBetter(problem: Problem, objective: Objective, plan: Plan, other: Plan): boolean {
  if (plan === other) return false
  const [mine, theirs] = [measures[objective](problem, plan), measures[objective](problem, other)]
  for (const [index, figure] of mine.entries())
    if (Math.abs(figure - theirs[index]!) > 1e-6) return figure < theirs[index]!
  return false
}

/**
 * Number of stops of preplans with less than an hour left when work begins; appointments kept exactly do not count.
 * (DEF-92)
 */
export function atRisk(problem: Problem, { preplans }: Plan): number {
  const orderOf = new Map(problem.orders.map((order) => [order.id, order]))
  const closesOf = (preplan: Preplan, orderId: string, stopId: string): number => {
    const order = orderOf.get(orderId)
    const stop = order?.stops.find(({ id }) => id === stopId)
    if (!order || !stop) return Number.POSITIVE_INFINITY
    if (problem.limits.honorAppointments && stop.appointment !== null) return Number.POSITIVE_INFINITY
    return windowOf(stop, preplan.slippedDays[orderId] ?? [0, 0], problem.limits).closes
  }
  return preplans
    .flatMap((preplan) =>
      preplan.stops.flatMap(({ serves, begins }) =>
        serves.map(({ orderId, stopId }) => closesOf(preplan, orderId, stopId) - begins),
      ),
    )
    .filter((spare) => spare < marginMinutes).length
}

/** Total number of days by which dates of orders moved. */
const slipped = ({ preplans }: Plan): number =>
  preplans
    .flatMap(({ slippedDays }) => Object.values(slippedDays).flat())
    .reduce((sum, days) => sum + Math.abs(days), 0)
