import { movedTo, type OrderedStop, orderBetween } from '#consolidation/stop-order.ts'
import { type MergedStop, mergeStops, type OrderStopFacts } from '#shipments/merge-stops.ts'

/**
 * Merged stops of the orders on one truck, in the wanted order, which is given by the ids of the orders' stops. A stop
 * that `wanted` leaves out keeps its usual place, but no dropoff comes before its pickup. If `wanted` names every stop,
 * its order is used without changes. (CONSOL-3)
 */
export function arrangeStops<S extends OrderStopFacts>(
  stops: readonly S[],
  wanted: readonly string[],
): MergedStop<S>[] {
  const merged = mergeStops(stops)
  const placeOf = new Map(wanted.map((id, place) => [id, place]))
  const wishOf = ({ parts }: MergedStop<S>) =>
    Math.min(...parts.map(({ id }) => placeOf.get(id) ?? Number.POSITIVE_INFINITY))
  const isWanted = (stop: MergedStop<S>) => Number.isFinite(wishOf(stop))
  const arranged = merged.filter(isWanted).sort((one, other) => wishOf(one) - wishOf(other))
  for (const [index, stop] of merged.entries())
    if (!isWanted(stop)) arranged.splice(freePlace(arranged, stop, merged[index - 1]), 0, stop)
  return stops.every(({ id }) => placeOf.has(id)) ? arranged : withPickupsFirst(arranged)
}

/** Place after the stop that usually precedes this one; a pickup comes before its dropoffs. */
function freePlace(arranged: readonly MergedStop[], stop: MergedStop, before: MergedStop | undefined): number {
  const usual = before ? arranged.indexOf(before) + 1 : 0
  const firstDropoff = arranged.findIndex((one) => orderBetween(ordered(stop), ordered(one)))
  return firstDropoff < 0 ? usual : Math.min(usual, firstDropoff)
}

/** Moves a dropoff that comes before one of its pickups to just after the last of them. */
function withPickupsFirst<S extends OrderStopFacts>(arranged: readonly MergedStop<S>[]): MergedStop<S>[] {
  return arranged.reduce<MergedStop<S>[]>(
    (stops, stop) => {
      const place = stops.indexOf(stop)
      const lastPickup = stops.findLastIndex((one) => orderBetween(ordered(one), ordered(stop)))
      return lastPickup > place ? movedTo(stops, place, lastPickup) : stops
    },
    [...arranged],
  )
}

const ordered = ({ stopType, parts }: MergedStop): OrderedStop => ({
  stopType,
  parts: parts.map(({ orderId, stopNumber }) => ({ order: orderId, stopNumber })),
})
