import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { TrackingEvent } from '@lanewise/contract/tracking'
import { formatNumber } from '@lanewise/domain/shared/format'
import { type EventKind, eventKinds } from '@lanewise/domain/tracking/event-kinds'

type Stops = readonly Pick<ShipmentStop, 'stopNumber' | 'address'>[]

/** "Departed Joliet, IL", by the stop or by the place that the carrier named. */
export function eventText({ kind, stopNumber, city, state }: TrackingEvent, stops: Stops): string {
  const stop = stops.find((one) => one.stopNumber === stopNumber)
  const place = stop ? stop.address : { city, state }
  const where = [place.city, place.state].filter(Boolean).join(', ')
  const { label } = eventKinds[kind]
  if (!where) return label
  return joins.includes(kind) ? `${label} ${where}` : `${label}, ${where}`
}

/** Words that lead over to a place by themselves. */
const joins: readonly EventKind[] = ['Arrived', 'Departed']

/** "168 mi to stop 2", or nothing where nobody can tell. */
export const aheadText = (milesToGo: number | null, stopNumber: number | null): string | null =>
  milesToGo === null || stopNumber === null ? null : `${formatNumber(milesToGo, 0)} mi to stop ${stopNumber}`

/** The zone by whose clock an event is told: that of its stop, else of the first. */
export const zoneOf = (stopNumber: number | null, stops: Stops): string =>
  (stops.find((one) => one.stopNumber === stopNumber) ?? stops[0])?.address.ianaTimeZone ?? 'UTC'
