import { movedTo, type OrderedStop, orderBetween } from '#consolidation/stop-order.ts'
import { type MergedStop, mergeStops, type OrderStopFacts } from '#shipments/merge-stops.ts'

/**
 * CONSOL-3: the stops of orders as one truck makes them, in the order that somebody wants, told by the ids of the orders'
 * stops. What the wish does not name comes where it would stand without one, yet no dropoff before its pickup. A wish that
 * names every stop is taken as it is.
 */
export function arrangeStops<S extends OrderStopFacts>(
  stops: readonly S[],
  wanted: readonly string[],
): MergedStop<S>[] {
  const merged = mergeStops(stops)
  const placeOf = new Map(wanted.map((id, place) => [id, place]))
  const wishOf = ({ parts }: MergedStop<S>) =>
    Math.min(...parts.map(({ id }) => placeOf.get(id) ?? Number.POSITIVE_INFINITY))
  const isNamed = (stop: MergedStop<S>) => Number.isFinite(wishOf(stop))
  const arranged = merged.filter(isNamed).sort((one, other) => wishOf(one) - wishOf(other))
  for (const [index, stop] of merged.entries())
    if (!isNamed(stop)) arranged.splice(freePlace(arranged, stop, merged[index - 1]), 0, stop)
  return stops.every(({ id }) => placeOf.has(id)) ? arranged : mended(arranged)
}

/** Behind the stop that comes before it without a wish; a pickup before its dropoffs. */
function freePlace(arranged: readonly MergedStop[], stop: MergedStop, before: MergedStop | undefined): number {
  const usual = before ? arranged.indexOf(before) + 1 : 0
  const firstDropoff = arranged.findIndex((one) => orderBetween(ordered(stop), ordered(one)))
  return firstDropoff < 0 ? usual : Math.min(usual, firstDropoff)
}

/** A dropoff that stands before one of its pickups moves behind the last of them. */
function mended<S extends OrderStopFacts>(arranged: readonly MergedStop<S>[]): MergedStop<S>[] {
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
