import { costWhereItIs, type Lab, onTruck } from '#explain/lab.ts'
import { missInWords, type Outcome, tryOn } from '#explain/try-on.ts'
import { amountOf, isSame, listed, type NameOf } from '#explain/words.ts'

/** Why an order that lies near is not on a truck. */
export type KeptOut = { orderId: string; because: Outcome['kind']; says: string }

/** The orders nearest to a truck that are not on it, and what keeps each of them out. */
export function keptOut(lab: Lab, row: number, most: number, nameOf: NameOf): KeptOut[] {
  return nearest(lab, row)
    .slice(0, most)
    .map((order) => {
      const { id } = lab.problem.orders[order]!
      const outcome = tryOn(lab, order, row)
      return { orderId: id, because: outcome.kind, says: `Order ${id} ${outcomeInWords(lab, order, outcome, nameOf)}` }
    })
}

function outcomeInWords(lab: Lab, order: number, outcome: Outcome, nameOf: NameOf): string {
  if (outcome.kind === 'apart') return outcome.says
  if (outcome.kind === 'misses') return `does not fit: ${missInWords(lab, outcome, nameOf)}`
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

/** Orders that are not on a row by the way from and to its stops, the nearest first. */
function nearest({ problem, search }: Lab, row: number): number[] {
  const { routes, model } = search
  const units = routes.unit.subarray(row * routes.stride + 1, row * routes.stride + 1 + routes.length[row]!)
  const places = new Set(Array.from(units).flatMap((unit) => [model.placeIn[unit]!, model.placeOut[unit]!]))
  const away = (place: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const other of places) least = Math.min(least, model.miles[place * model.places + other]!)
    return least
  }
  return problem.orders
    .flatMap(({ stops }, order) => {
      const end = stops.at(-1)!.place
      return routes.rowOf[order] === row ? [] : [{ order, miles: away(stops[0]!.place) + away(end) }]
    })
    .sort((a, b) => a.miles - b.miles || a.order - b.order)
    .map(({ order }) => order)
}
