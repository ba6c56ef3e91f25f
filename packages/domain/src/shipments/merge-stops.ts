/** Time in which freight is handled at a stop, and the appointment for it. */
export type StopWindow = { earlyAt: Date; lateAt: Date; appointmentAt: Date | null }

/** Values of an order stop that determine where a truck stops. */
export type OrderStopFacts = StopWindow & {
  id: string
  orderId: string
  /** 0 pickup, 1 dropoff. */
  stopType: 0 | 1
  /** Counts from 1 within its order. */
  stopNumber: number
  locationId: string
}

/** Truck stop, combining the order stops that take place there. Its window is the overlap of theirs. */
export type MergedStop<S extends OrderStopFacts = OrderStopFacts> = StopWindow & {
  stopType: 0 | 1
  locationId: string
  parts: S[]
}

/**
 * Merges the stops of several orders for one truck: pickups before dropoffs, stops of the same type at the same place
 * combined where their windows overlap, otherwise sorted by their windows. The stops of a single order keep their
 * order. (CONSOL-3, DEF-126)
 */
export function mergeStops<S extends OrderStopFacts>(stops: readonly S[]): MergedStop<S>[] {
  const merged: MergedStop<S>[] = []
  for (const stop of inOrder(stops)) {
    const index = merged.findIndex((one) => canMerge(one, stop))
    const same = merged[index]
    if (same) merged[index] = { ...same, ...commonWindow(same, stop), parts: [...same.parts, stop] }
    else merged.push(aloneAt(stop))
  }
  return isSingle(stops) ? merged : merged.sort((one, other) => one.stopType - other.stopType || byWindow(one, other))
}

const aloneAt = <S extends OrderStopFacts>(stop: S): MergedStop<S> => {
  const { stopType, locationId, earlyAt, lateAt, appointmentAt } = stop
  return { stopType, locationId, earlyAt, lateAt, appointmentAt, parts: [stop] }
}

const canMerge = <S extends OrderStopFacts>(one: MergedStop<S>, stop: S) =>
  isSameDock(one, stop) && windowsOverlap(one, stop) && !one.parts.some(({ orderId }) => orderId === stop.orderId)

type Dock = Pick<OrderStopFacts, 'stopType' | 'locationId'>

export const isSameDock = (one: Dock, other: Dock): boolean =>
  one.stopType === other.stopType && one.locationId === other.locationId

/** Whether some time belongs to both windows. Windows that only touch leave no time for the truck. (DEF-126) */
export const windowsOverlap = (one: StopWindow, other: StopWindow): boolean =>
  one.earlyAt < other.lateAt && other.earlyAt < one.lateAt

/** Overlap of two windows, with the earliest of their appointments. (DEF-126) */
const commonWindow = (one: StopWindow, other: StopWindow): StopWindow => ({
  earlyAt: one.earlyAt > other.earlyAt ? one.earlyAt : other.earlyAt,
  lateAt: one.lateAt < other.lateAt ? one.lateAt : other.lateAt,
  appointmentAt: earliest(one.appointmentAt, other.appointmentAt),
})

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

const byWindow = (one: StopWindow, other: StopWindow) =>
  one.earlyAt.getTime() - other.earlyAt.getTime() || one.lateAt.getTime() - other.lateAt.getTime()

const isSingle = (stops: readonly OrderStopFacts[]) => new Set(stops.map(({ orderId }) => orderId)).size <= 1

function inOrder<S extends OrderStopFacts>(stops: readonly S[]): S[] {
  if (isSingle(stops)) return [...stops].sort((a, b) => a.stopNumber - b.stopNumber)
  return [...stops].sort(
    (a, b) =>
      a.stopType - b.stopType ||
      byWindow(a, b) ||
      (a.orderId < b.orderId ? -1 : a.orderId > b.orderId ? 1 : a.stopNumber - b.stopNumber),
  )
}
