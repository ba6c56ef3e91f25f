import { apartFrom } from '#explain/company.ts'
import { amountOf, isSame, listed, type NameOf } from '#explain/explanation-text.ts'
import { costWhereItIs, type Lab, onTruck } from '#explain/lab.ts'
import { missText, type Outcome, tryOn } from '#explain/try-on.ts'
import type { PlanStop } from '#problem.ts'

/** Reason why a nearby order is not on a truck. */
export type ExcludedOrder = { orderId: string; because: Outcome['kind']; text: string }

/** Orders nearest to a truck that are not on it, with the reason for each. */
export function excludedOrders(lab: Lab, row: number, most: number, nameOf: NameOf): ExcludedOrder[] {
  return nearest(lab, row)
    .slice(0, most)
    .map((order) => {
      const { id } = lab.problem.orders[order]!
      const outcome = tryOn(lab, order, row)
      return { orderId: id, because: outcome.kind, text: `Order ${id} ${outcomeText(lab, order, outcome, nameOf)}` }
    })
}

function outcomeText(lab: Lab, order: number, outcome: Outcome, nameOf: NameOf): string {
  if (outcome.kind === 'apart') return outcome.text
  if (outcome.kind === 'misses') return `does not fit: ${missText(lab, outcome, nameOf)}`
  const { problem, search, indexOf } = lab
  const own = problem.orders[order]!
  const difference = outcome.cost - costWhereItIs(lab, order)
  const others = onTruck(lab, search.routes.rowOf[order]!).filter(({ id }) => indexOf.get(id) !== order)
  const elsewhere = others.length === 0 ? `${own.id} alone` : `with ${listed(others.map(({ id }) => id))}`
  const amount = amountOf(problem)(Math.abs(difference))
  if (isSame(problem, difference, 0)) return `fits and costs the same as ${elsewhere}`
  const verb = problem.strategy === 'Cost' && !problem.depot ? 'costs' : 'adds'
  if (difference > 0) return `fits but ${verb} ${amount} more than ${elsewhere}`
  return `fits and would save ${amount} against ${elsewhere}: planning longer may find it`
}

/**
 * Miles added to the distance of an order that may never travel with the truck, because its explanation is less useful.
 */
const milesOfStrangers = 100

/** Orders that are not on a row, nearest first: by miles from and to its stops and minutes between their times. */
function nearest(lab: Lab, row: number): number[] {
  const { routes, model } = lab.search
  const first = row * routes.stride + 1
  const last = first + routes.length[row]! - 1
  const units = Array.from(routes.unit.subarray(first, last + 1))
  const places = new Set(units.flatMap((unit) => [model.placeIn[unit]!, model.placeOut[unit]!]))
  const away = (place: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const other of places) least = Math.min(least, model.miles[place * model.places + other]!)
    return least
  }
  const [begins, ends] = [routes.start[first]!, routes.start[last]!]
  const apart = ({ opens, closes }: PlanStop) => Math.max(0, opens - ends, begins - closes)
  return lab.problem.orders
    .flatMap(({ stops }, order) => {
      if (routes.rowOf[order] === row) return []
      const [from, to] = [stops[0]!, stops.at(-1)!]
      const stranger = apartFrom(lab, order, row) ? milesOfStrangers : 0
      return [{ order, far: away(from.place) + away(to.place) + apart(from) + apart(to) + stranger }]
    })
    .sort((a, b) => a.far - b.far || a.order - b.order)
    .map(({ order }) => order)
}
