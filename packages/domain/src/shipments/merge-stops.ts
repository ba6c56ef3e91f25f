/** Values of an order stop that determine where a truck stops. */
export type OrderStopFacts = {
  id: string
  orderId: string
  /** 0 pickup, 1 dropoff. */
  stopType: 0 | 1
  /** Counts from 1 within its order. */
  stopNumber: number
  locationId: string
  earlyAt: Date
  lateAt: Date
}

/** Truck stop, combining the order stops that take place there. */
export type MergedStop<S extends OrderStopFacts = OrderStopFacts> = { stopType: 0 | 1; locationId: string; parts: S[] }

/**
 * Merges the stops of several orders for one truck: pickups before dropoffs, stops of the same type at the same place
 * combined, otherwise sorted by their windows. The stops of a single order keep their order.
 */
export function mergeStops<S extends OrderStopFacts>(stops: readonly S[]): MergedStop<S>[] {
  const merged: MergedStop<S>[] = []
  for (const stop of inOrder(stops)) {
    const same = merged.find((one) => one.stopType === stop.stopType && one.locationId === stop.locationId)
    if (same && !same.parts.some(({ orderId }) => orderId === stop.orderId)) same.parts.push(stop)
    else merged.push({ stopType: stop.stopType, locationId: stop.locationId, parts: [stop] })
  }
  return merged
}

function inOrder<S extends OrderStopFacts>(stops: readonly S[]): S[] {
  const isSingle = new Set(stops.map(({ orderId }) => orderId)).size <= 1
  if (isSingle) return [...stops].sort((a, b) => a.stopNumber - b.stopNumber)
  return [...stops].sort(
    (a, b) =>
      a.stopType - b.stopType ||
      a.earlyAt.getTime() - b.earlyAt.getTime() ||
      a.lateAt.getTime() - b.lateAt.getTime() ||
      (a.orderId < b.orderId ? -1 : a.orderId > b.orderId ? 1 : a.stopNumber - b.stopNumber),
  )
}
