import { partsOf, type Slip, windowOf } from '#model/units.ts'
import type { PlannedStop } from '#plan.ts'
import type { PlanOrder, PlanStop, Problem } from '#problem.ts'

/** One of the two parts of an order on a route, with its dates slipped by this many days. */
export type Leg = { order: PlanOrder; part: 'collect' | 'deliver'; slip: Slip }

/**
 * Stops of a truck with their times; stops at the same place are joined. The truck arrives everywhere as early as
 * possible.
 */
export function scheduleOf(problem: Problem, legs: readonly Leg[]): PlannedStop[] {
  const made: (PlannedStop & { serves: { orderId: string; stopId: string }[] })[] = []
  for (const { order, part, slip } of legs) {
    const [collects, delivers] = partsOf(order)
    for (const stop of part === 'collect' ? collects : delivers) {
      const last = made.at(-1)
      const served = { orderId: order.id, stopId: stop.id }
      if (last && last.place === stop.place && last.type === stop.type) {
        const begins = Math.max(last.departs, windowOf(stop, slip, problem.limits).opens)
        last.departs = begins + stop.serviceMinutes
        last.serves.push(served)
      } else made.push(plannedStop(problem, stop, slip, last, served))
    }
  }
  return made
}

function plannedStop(
  { miles, minutes, places, limits, depot }: Problem,
  stop: PlanStop,
  slip: Slip,
  last: PlannedStop | undefined,
  served: { orderId: string; stopId: string },
) {
  const from = last?.place ?? depot?.place
  const leg = from === undefined ? -1 : from * places.length + stop.place
  const { opens } = windowOf(stop, slip, limits)
  const leaves = last?.departs ?? depot?.opens
  const arrives = leaves === undefined ? opens : leaves + minutes[leg]!
  const begins = Math.max(arrives, opens)
  return {
    type: stop.type,
    place: stop.place,
    serves: [served],
    arrives,
    begins,
    departs: begins + stop.serviceMinutes,
    miles: last ? miles[leg]! : 0,
  }
}
