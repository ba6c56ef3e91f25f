import { x12Time } from '@lanewise/edi/standard/times'
import type { OutgoingStatus } from '@lanewise/edi/status-214'
import { statusCodeOf } from '@lanewise/edi/status-codes'
import type { Load, TrackingEvent } from '../truck.ts'

/** A file with a position is sent at most this often; carriers that report by EDI do not send one every minute. */
const positionMinutes = 10
const minute = 60_000

type Sorted = { statuses: OutgoingStatus[]; others: TrackingEvent[] }

/**
 * Splits events of a truck into statuses of a 214 and events of which it has no code, such as a dispatch or a proof of
 * delivery. A position that comes alone is left out when the last one is recent.
 */
export function byStatusMessage(load: Load, events: readonly TrackingEvent[], now: number): Sorted {
  const isRecent = load.position !== null && now - Date.parse(load.position.at) < positionMinutes * minute
  if (isRecent && events.every(({ kind }) => kind === 'Position')) return { statuses: [], others: [] }
  const coded = events.map((event) => ({ event, code: statusCodeOf(event.kind, sideOf(load, event)) }))
  return {
    statuses: coded.flatMap(({ event, code }) => (code === null ? [] : [statusOf(event, code)])),
    others: coded.filter(({ code }) => code === null).map(({ event }) => event),
  }
}

function sideOf({ stops }: Load, { stopNumber }: TrackingEvent): 'Pickup' | 'Delivery' | null {
  const stop = stops.find((one) => one.stopNumber === stopNumber)
  return stop ? (stop.stopType === 'Pickup' ? 'Pickup' : 'Delivery') : null
}

const statusOf = (event: TrackingEvent, code: string): OutgoingStatus => ({
  code,
  stopNumber: event.stopNumber ?? null,
  at: x12Time(event.occurredAt, 'UTC'),
  reason: event.reason ?? null,
  city: event.city ?? null,
  state: event.state ?? null,
  country: null,
  latitude: event.latitude ?? null,
  longitude: event.longitude ?? null,
})
