import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { TrackingEvent } from '@lanewise/contract/tracking'
import { type EventKind, eventKinds } from '@lanewise/domain/tracking/event-kinds'

type Stops = readonly Pick<ShipmentStop, 'stopNumber' | 'address'>[]

/** Event with the city of its stop, or else with the place reported by the carrier: "Departed Joliet, IL". */
export function eventText({ kind, stopNumber, city, state }: TrackingEvent, stops: Stops): string {
  const stop = stops.find((one) => one.stopNumber === stopNumber)
  const place = stop ? stop.address : { city, state }
  const where = [place.city, place.state].filter(Boolean).join(', ')
  const { label } = eventKinds[kind]
  if (!where) return label
  return joins.includes(kind) ? `${label} ${where}` : `${label}, ${where}`
}

/** Event kinds whose label is followed directly by the place. */
const joins: readonly EventKind[] = ['Arrived', 'Departed']

/** Time zone for an event: that of its stop, or else of the first stop. */
export const zoneOf = (stopNumber: number | null, stops: Stops): string =>
  (stops.find((one) => one.stopNumber === stopNumber) ?? stops[0])?.address.ianaTimeZone ?? 'UTC'
