/** Facts about a truck's stop that determine its place in the stop order. */
export type OrderedStop = {
  /** 0 is a pickup, 1 a dropoff. */
  stopType: 0 | 1
  parts: readonly OrderedPart[]
}

/** One order's part in a stop. `order` is the order's id or number; the stop number counts within the order. */
export type OrderedPart = { order: string; stopNumber: number }

type StopInput = OrderedStop & { name: string }

/** The order that requires the pickup to come before the dropoff, because its own stop sequence has them that way. */
export function orderBetween(pickup: OrderedStop, dropoff: OrderedStop): string | undefined {
  if (pickup.stopType !== 0 || dropoff.stopType !== 1) return undefined
  return dropoff.parts.find(({ order, stopNumber }) =>
    pickup.parts.some((part) => part.order === order && part.stopNumber < stopNumber),
  )?.order
}

/** Reason why the stops cannot be made in this order, naming the order and both stops; null if they can. (CONSOL-4) */
export function stopOrderRefusal(stops: readonly StopInput[]): string | null {
  for (const [place, dropoff] of stops.entries())
    for (const pickup of stops.slice(place + 1)) {
      const order = orderBetween(pickup, dropoff)
      if (order)
        return `The dropoff at ${dropoff.name} cannot come before the pickup at ${pickup.name}, where order ${order} is picked up`
    }
  return null
}

/** Moves one entry to another place; places beyond the ends change nothing. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (to < 0 || to >= list.length) return next
  const [entry] = next.splice(from, 1)
  return entry === undefined ? next : next.toSpliced(to, 0, entry)
}

export type MovedStop<S> = { stops: S[] } | { refusal: string }

/** The stops after moving one of them, or the reason why it cannot move. (CONSOL-4) */
export function moveStop<S extends StopInput>(stops: readonly S[], from: number, to: number): MovedStop<S> {
  const moved = movedTo(stops, from, to)
  const refusal = stopOrderRefusal(moved)
  return refusal === null ? { stops: moved } : { refusal }
}
