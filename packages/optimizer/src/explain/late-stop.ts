import { hours } from '#constraints/constraint-text.ts'
import type { NameOf } from '#explain/explanation-text.ts'
import type { Lab } from '#explain/lab.ts'
import { isFixed, partsOf, type Slip, windowOf } from '#model/units.ts'
import type { PlanOrder, PlanStop, Problem } from '#problem.ts'
import { choiceOf } from '#search/routes.ts'

type Visit = { order: PlanOrder; stop: PlanStop; slip: Slip }

/** Sentence that names the stop where a truck with these units is latest. */
export function lateness({ problem, search }: Lab, units: readonly number[], nameOf: NameOf): string {
  const { model } = search
  const visits = units.flatMap((unit) => {
    const [choice, isDelivery] = [choiceOf(unit), (unit & 1) === 0]
    const order = problem.orders[model.orderOf[choice]!]!
    const slip: Slip = [model.slipped[2 * choice]!, model.slipped[2 * choice + 1]!]
    return partsOf(order)[isDelivery ? 1 : 0].map((stop) => ({ order, stop, slip }))
  })
  return latenessOf(problem, visits, nameOf)
}

/** Sentence that names the stop where an order is too late even when it travels alone. */
export const latenessAlone = (problem: Problem, order: PlanOrder, nameOf: NameOf): string =>
  latenessOf(
    problem,
    order.stops.map((stop) => ({ order, stop, slip: [0, 0] })),
    nameOf,
  )

function latenessOf(problem: Problem, visits: readonly Visit[], nameOf: NameOf): string {
  const { depot, limits } = problem
  let [clock, place] = [depot?.opens ?? Number.NEGATIVE_INFINITY, depot?.place ?? -1]
  let [most, text] = [Number.NEGATIVE_INFINITY, '']
  const drive = (to: number) => {
    if (place >= 0) clock += problem.minutes[place * problem.places.length + to]!
    place = to
  }
  for (const { order, stop, slip } of visits) {
    drive(stop.place)
    const { opens, closes } = windowOf(stop, slip, limits)
    const late = clock - closes
    const when = isFixed(stop, limits)
      ? `${order.id}'s appointment in ${nameOf(stop.place)}`
      : `${order.id}'s dock in ${nameOf(stop.place)} closes`
    if (late > most) [most, text] = [late, `would arrive ${hours(late)} after ${when}`]
    clock = Math.max(clock, opens) + stop.serviceMinutes
  }
  if (depot) drive(depot.place)
  if (depot && clock - depot.closes > most) text = `would be back ${hours(clock - depot.closes)} after the depot closes`
  return text
}
