import { inMiles, type NameOf, plural } from '#explain/explanation-text.ts'
import type { PlannedStop, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

const day = 1440

/** What the orders of a truck have in common, and the length of its route. */
export function togetherBecause(problem: Problem, preplan: Preplan, nameOf: NameOf): string[] {
  const orders = plural(preplan.orderIds.length, 'order')
  const pickups = preplan.stops.filter(({ type }) => type === 'Pickup')
  const dropoffs = preplan.stops.filter(({ type }) => type === 'Dropoff')
  const sameDay = isOneDay(pickups) ? ' on the same day' : ''
  const [from, to] = [onePlace(pickups), onePlace(dropoffs)]
  const spread = (stops: readonly PlannedStop[]) => inMiles(widest(problem, stops))
  return [`${common()}.`, routeText(problem, preplan)]
  function common(): string {
    if (from !== null && to !== null) return `${orders} go from ${nameOf(from)} to ${nameOf(to)}${sameDay}`
    if (from !== null)
      return `${orders} share the pickup in ${nameOf(from)}${sameDay}; their dropoffs lie within ${spread(dropoffs)}`
    const pickedUp = `their pickups lie within ${spread(pickups)}${sameDay}`
    if (to !== null) return `${orders} share the dropoff in ${nameOf(to)}; ${pickedUp}`
    return `${orders} go the same way: ${pickedUp}, their dropoffs within ${spread(dropoffs)}`
  }
}

function routeText({ miles, places, depot }: Problem, preplan: Preplan): string {
  const [first, last] = [preplan.stops[0], preplan.stops.at(-1)]
  const driven = `The truck drives ${inMiles(preplan.miles)}`
  if (depot || !first || !last) return `${driven}.`
  const detour = Math.round(preplan.miles - miles[first.place * places.length + last.place]!)
  return detour <= 0
    ? `${driven}, straight from its first stop to its last.`
    : `${driven}, ${inMiles(detour)} more than straight from its first stop to its last.`
}

const onePlace = (stops: readonly PlannedStop[]): number | null =>
  new Set(stops.map(({ place }) => place)).size === 1 ? stops[0]!.place : null

const isOneDay = (stops: readonly PlannedStop[]): boolean =>
  stops.length > 0 && stops.at(-1)!.departs - stops[0]!.arrives < day

/** Longest distance between two of the stops. */
function widest({ miles, places }: Problem, stops: readonly PlannedStop[]): number {
  const all = [...new Set(stops.map(({ place }) => place))]
  return Math.max(0, ...all.flatMap((from) => all.map((to) => miles[from * places.length + to]!)))
}
