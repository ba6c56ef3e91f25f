import type { Preplan } from '#plan.ts'
import type { Limits, PlanOrder, PlanStop, Problem } from '#problem.ts'

/** A stop of an order on a truck, with the window in which its work may begin. */
export type Visit = { order: PlanOrder; stop: PlanStop; opens: number; closes: number }

/** Tolerance for rounding errors when miles, minutes and pounds are added in another sequence. */
export const slack = 1e-5

export const road = ({ miles, minutes, places: { length } }: Problem) => ({
  miles: (from: number, to: number): number => miles[from * length + to]!,
  minutes: (from: number, to: number): number => minutes[from * length + to]!,
})

/** Window in which work at a stop may begin when its order's dates are moved by this many days. */
export function dockHours(
  stop: PlanStop,
  [pickups, dropoffs]: readonly [number, number],
  { honorAppointments }: Limits,
): { opens: number; closes: number } {
  if (honorAppointments && stop.appointment !== null) return { opens: stop.appointment, closes: stop.appointment }
  const moved = 24 * 60 * (stop.type === 'Pickup' ? pickups : dropoffs)
  return { opens: stop.opens + moved, closes: stop.closes + moved }
}

/** All visits of a truck, one per stop of an order; unknown orders and stops are left out. */
export function visitsOf({ orders, limits }: Problem, { stops, slippedDays }: Preplan): Visit[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return stops.flatMap(({ serves }) =>
    serves.flatMap(({ orderId, stopId }) => {
      const order = byId.get(orderId)
      const stop = order?.stops.find(({ id }) => id === stopId)
      return order && stop ? [{ order, stop, ...dockHours(stop, slippedDays[orderId] ?? [0, 0], limits) }] : []
    }),
  )
}

/** Groups visits into the stops of a truck: the same work at the same place in a row is one stop. */
export function merged(visits: readonly Visit[]): Visit[][] {
  const stops: Visit[][] = []
  for (const visit of visits) {
    const before = stops.at(-1)?.[0]?.stop
    if (before?.place === visit.stop.place && before.type === visit.stop.type) stops.at(-1)!.push(visit)
    else stops.push([visit])
  }
  return stops
}
