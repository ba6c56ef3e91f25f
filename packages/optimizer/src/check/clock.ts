import { merged, road, slack, type Visit } from '#check/visits.ts'
import type { PlannedStop, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

/** Times must follow from the driving and service times, and work begins only while the dock is open. */
export function clockFaults(problem: Problem, preplan: Preplan, visits: readonly Visit[]): string[] {
  const { minutes } = road(problem)
  const { depot } = problem
  const stops = merged(visits)
  if (stops.length !== preplan.stops.length) return ['its stops are not those that its orders have']
  const faults = preplan.stops.flatMap((planned, index) => {
    const before = preplan.stops[index - 1]
    const due = before
      ? before.departs + minutes(before.place, planned.place)
      : depot && depot.opens + minutes(depot.place, planned.place)
    return [
      ...(due !== null && Math.abs(planned.arrives - due) > slack
        ? [`it arrives at stop ${index + 1} at another time than the way there says`]
        : []),
      ...workFaults(planned, stops[index]!, index),
    ]
  })
  const last = preplan.stops.at(-1)
  const isBack = !depot || !last || last.departs + minutes(last.place, depot.place) <= depot.closes + slack
  return [...faults, ...(isBack ? [] : ['it is back after the depot closes']), ...dateFaults(problem, preplan)]
}

function workFaults({ arrives, begins, departs }: PlannedStop, visits: readonly Visit[], index: number): string[] {
  const faults = begins < arrives - slack ? [`work at stop ${index + 1} begins before the truck is there`] : []
  let clock = begins
  visits.forEach(({ order, stop, opens, closes }, visit) => {
    if (visit === 0 && clock < opens - slack)
      faults.push(`stop ${index + 1} begins before the dock of ${order.id} opens`)
    clock = Math.max(clock, opens)
    if (clock > closes + slack)
      faults.push(`order ${order.id} is ${Math.ceil(clock - closes)} minutes late at its stop ${stop.id}`)
    clock += stop.serviceMinutes
  })
  if (Math.abs(departs - clock) > slack) faults.push(`it leaves stop ${index + 1} at another time than the work says`)
  return faults
}

function dateFaults({ limits }: Problem, { slippedDays, orderIds }: Preplan): string[] {
  const [pickups, dropoffs] = [limits.pickupDateSlippage ?? 0, limits.dropoffDateSlippage ?? 0]
  return Object.entries(slippedDays).flatMap(([id, [early, late]]) => [
    ...(orderIds.includes(id) ? [] : [`it moves dates of order ${id}, which it does not carry`]),
    ...(Number.isInteger(early) && Math.abs(early) <= pickups
      ? []
      : [`pickups of order ${id} move by ${early} days, ${pickups} are allowed`]),
    ...(Number.isInteger(late) && Math.abs(late) <= dropoffs
      ? []
      : [`dropoffs of order ${id} move by ${late} days, ${dropoffs} are allowed`]),
  ])
}

/**
 * Least number of minutes from the first work to the end of the last. The latest possible departure has the shortest
 * waiting time.
 */
export function shortestMinutes(problem: Problem, visits: readonly Visit[]): number {
  const { minutes } = road(problem)
  const driveMinutes = (index: number) => minutes(visits[index]!.stop.place, visits[index + 1]!.stop.place)
  let latest = visits.at(-1)!.closes
  for (let index = visits.length - 2; index >= 0; index -= 1)
    latest = Math.min(visits[index]!.closes, latest - driveMinutes(index) - visits[index]!.stop.serviceMinutes)
  let clock = latest
  visits.forEach(({ stop, opens }, index) => {
    clock = Math.max(clock, opens) + stop.serviceMinutes
    if (index < visits.length - 1) clock += driveMinutes(index)
  })
  return clock - latest
}
