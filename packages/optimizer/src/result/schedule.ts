import { partsOf, windowOf } from '#model/units.ts'
import type { PlannedStop } from '#plan.ts'
import type { PlanOrder, PlanStop, Problem } from '#problem.ts'

/** A part of an order as a route serves it, its dates slipped by so many days. */
export type Leg = { order: PlanOrder; part: 'collect' | 'deliver'; days: number }

/** The stops of a truck with their times, those at one place joined; the truck is everywhere as early as it can be. */
export function scheduleOf(problem: Problem, legs: readonly Leg[]): PlannedStop[] {
  const made: (PlannedStop & { serves: { orderId: string; stopId: string }[] })[] = []
  for (const { order, part, days } of legs) {
    const [collects, delivers] = partsOf(order)
    for (const stop of part === 'collect' ? collects : delivers) {
      const last = made.at(-1)
      const served = { orderId: order.id, stopId: stop.id }
      if (last && last.place === stop.place && last.type === stop.type) {
        const begins = Math.max(last.departs, windowOf(stop, days, problem.limits).opens)
        last.departs = begins + stop.serviceMinutes
        last.serves.push(served)
      } else made.push(plannedStop(problem, stop, days, last, served))
    }
  }
  return made
}

function plannedStop(
  { miles, minutes, places, limits }: Problem,
  stop: PlanStop,
  days: number,
  last: PlannedStop | undefined,
  served: { orderId: string; stopId: string },
) {
  const way = last ? last.place * places.length + stop.place : -1
  const { opens } = windowOf(stop, days, limits)
  const arrives = last ? last.departs + minutes[way]! : opens
  const begins = Math.max(arrives, opens)
  return {
    type: stop.type,
    place: stop.place,
    serves: [served],
    arrives,
    begins,
    departs: begins + stop.serviceMinutes,
    miles: last ? miles[way]! : 0,
  }
}
