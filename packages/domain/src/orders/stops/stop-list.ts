import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type Loaded, withoutItems } from '#orders/stops/assignment.ts'
import type { StopType } from '#orders/stops/stop.ts'

/** "Stop 1 (Pickup)": the ends say what happens there, and in LTL and volume LTL every stop does. */
export function stopTitle(stops: readonly Pick<Loaded, 'type'>[], index: number, mode: ShippingMode): string {
  const type = stops[index]?.type
  const saysType = isLtlMode(mode) || !isMiddle(stops, index)
  return `Stop ${index + 1}${saysType && type ? ` (${type})` : ''}`
}

/** Whether a stop may be removed or given another type: those between the ends, and none in LTL or volume LTL. */
export const mayChangeStop = (stops: readonly unknown[], index: number, mode: ShippingMode): boolean =>
  isMiddle(stops, index) && !isLtlMode(mode)

/** Whether an order may have more stops. LTL has two, and stops that come from a quote are those that were priced. */
export const mayAddStop = (mode: ShippingMode, { areFromQuote }: { areFromQuote: boolean }): boolean =>
  !isLtlMode(mode) && !areFromQuote

/** STOP-7: the type that a stop gets when it is put at an index of the list: a dropoff after the last, a pickup elsewhere. */
export const typeOfAddedStop = (stops: readonly unknown[], index: number): StopType =>
  index >= stops.length ? 'Dropoff' : 'Pickup'

/** The stops with one more at an index. */
export function addStop<S>(stops: readonly S[], index: number, make: (type: StopType) => S): S[] {
  return stops.toSpliced(index, 0, make(typeOfAddedStop(stops, index)))
}

/** STOP-35: the stops without one in the middle; items of a pickup leave the dropoffs too, those of a dropoff are free again. */
export function removeStop<S extends Loaded>(stops: readonly S[], index: number): S[] {
  return emptied(stops, index).toSpliced(index, 1)
}

/** The stops with one in the middle turned into the other type; it starts empty, as if it were removed and added. */
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
