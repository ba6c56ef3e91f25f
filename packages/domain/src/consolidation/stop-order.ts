/** A stop of a truck as far as its place in the order of the stops goes. */
export type OrderedStop = {
  /** 0 pickup, 1 dropoff. */
  stopType: 0 | 1
  parts: readonly OrderedPart[]
}

/** What happens at a stop for one order, which is told by its id or its number; the stop number counts within the order. */
export type OrderedPart = { order: string; stopNumber: number }

type NamedStop = OrderedStop & { name: string }

/** The order for which a pickup has to come before a dropoff: the pickups that its own way makes before that dropoff. */
export function orderBetween(pickup: OrderedStop, dropoff: OrderedStop): string | undefined {
  if (pickup.stopType !== 0 || dropoff.stopType !== 1) return undefined
  return dropoff.parts.find(({ order, stopNumber }) =>
    pickup.parts.some((part) => part.order === order && part.stopNumber < stopNumber),
  )?.order
}

/** CONSOL-4: why stops cannot be made in this order, naming the order and both stops; null where they can. */
export function stopOrderRefusal(stops: readonly NamedStop[]): string | null {
  for (const [place, dropoff] of stops.entries())
    for (const pickup of stops.slice(place + 1)) {
      const order = orderBetween(pickup, dropoff)
      if (order)
        return `The dropoff at ${dropoff.name} cannot come before the pickup at ${pickup.name}, where order ${order} is picked up`
    }
  return null
}

/** The list with one entry at another place; places beyond the ends change nothing. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (to < 0 || to >= list.length) return next
  const [entry] = next.splice(from, 1)
  return entry === undefined ? next : next.toSpliced(to, 0, entry)
}

export type MovedStop<S> = { stops: S[] } | { refusal: string }

/** CONSOL-4: the stops after one of them was moved, or why it stays where it is. */
export function moveStop<S extends NamedStop>(stops: readonly S[], from: number, to: number): MovedStop<S> {
  const moved = movedTo(stops, from, to)
  const refusal = stopOrderRefusal(moved)
  return refusal === null ? { stops: moved } : { refusal }
}
