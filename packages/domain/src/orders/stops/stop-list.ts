import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type Loaded, withoutItems } from '#orders/stops/assignment.ts'
import type { StopType } from '#orders/stops/stop.ts'

/** "Stop 1 (Pickup)": the type is shown for the first and last stop, and for every stop in LTL and volume LTL. */
export function stopTitle(stops: readonly Pick<Loaded, 'type'>[], index: number, mode: ShippingMode): string {
  const type = stops[index]?.type
  const hasType = isLtlMode(mode) || !isMiddle(stops, index)
  return `Stop ${index + 1}${hasType && type ? ` (${type})` : ''}`
}

/**
 * Whether a stop may be removed or given another type: only stops between the first and last, and none in LTL or volume
 * LTL.
 */
export const mayChangeStop = (stops: readonly unknown[], index: number, mode: ShippingMode): boolean =>
  isMiddle(stops, index) && !isLtlMode(mode)

/**
 * Whether stops can be added to an order. LTL has exactly two, and stops from a quote must stay those that were priced.
 */
export const mayAddStop = (mode: ShippingMode, { areFromQuote }: { areFromQuote: boolean }): boolean =>
  !isLtlMode(mode) && !areFromQuote

/** Type of a stop added at an index: a dropoff after the last stop, a pickup elsewhere. (STOP-7) */
export const typeOfAddedStop = (stops: readonly unknown[], index: number): StopType =>
  index >= stops.length ? 'Dropoff' : 'Pickup'

export function addStop<S>(stops: readonly S[], index: number, make: (type: StopType) => S): S[] {
  return stops.toSpliced(index, 0, make(typeOfAddedStop(stops, index)))
}

/**
 * The stops without one in the middle. Items of a removed pickup are also removed from the dropoffs; items of a removed
 * dropoff become unassigned. (STOP-35)
 */
export function removeStop<S extends Loaded>(stops: readonly S[], index: number): S[] {
  return emptied(stops, index).toSpliced(index, 1)
}

/** The stops with the type of a middle stop changed; the stop starts empty, as if it were removed and added. */
export function changeStopType<S extends Loaded>(stops: readonly S[], index: number, type: StopType): S[] {
  if (stops[index]?.type === type) return [...stops]
  return emptied(stops, index).map((stop, at) => (at === index ? { ...stop, type } : stop))
}

function emptied<S extends Loaded>(stops: readonly S[], index: number): S[] {
  const stop = stops[index]
  if (!stop || !isMiddle(stops, index)) throw new RangeError(`Stop ${index + 1} is not in the middle`)
  const freed = stops.map((other, at) => (at === index ? { ...other, lineItems: [] } : other))
  return stop.type === 'Dropoff' ? freed : withoutItems(freed, stop.lineItems)
}

const isMiddle = (stops: readonly unknown[], index: number) => index > 0 && index < stops.length - 1
