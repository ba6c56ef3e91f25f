import type { Preplan } from '#plan.ts'
import type { Limits, PlanOrder, PlanStop, Problem } from '#problem.ts'

/** A stop of an order that a truck serves, and when its work may begin. */
export type Visit = { order: PlanOrder; stop: PlanStop; opens: number; closes: number }

/** Room for what adding miles, minutes and pounds in another sequence loses. */
export const slack = 1e-5

export const road = ({ miles, minutes, places: { length } }: Problem) => ({
  miles: (from: number, to: number): number => miles[from * length + to]!,
  minutes: (from: number, to: number): number => minutes[from * length + to]!,
})

/** When work at a stop may begin if its order's dates are moved by so many days. */
export function dockHours(
  stop: PlanStop,
  [pickups, dropoffs]: readonly [number, number],
  { honorAppointments }: Limits,
): { opens: number; closes: number } {
  if (honorAppointments && stop.appointment !== null) return { opens: stop.appointment, closes: stop.appointment }
  const moved = 24 * 60 * (stop.type === 'Pickup' ? pickups : dropoffs)
  return { opens: stop.opens + moved, closes: stop.closes + moved }
}

/** Everything a truck does, stop of an order by stop of an order; what nobody knows is left out. */
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

/** The visits in the stops that a truck makes: the same work at the same place in a row is one. */
export function merged(visits: readonly Visit[]): Visit[][] {
  const stops: Visit[][] = []
  for (const visit of visits) {
    const before = stops.at(-1)?.[0]?.stop
    if (before?.place === visit.stop.place && before.type === visit.stop.type) stops.at(-1)!.push(visit)
    else stops.push([visit])
  }
  return stops
}
