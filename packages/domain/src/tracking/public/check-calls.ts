import { type Instant, momentOf } from '#shared/moments.ts'
import type { CheckCall } from '#tracking/public/tracking-steps.ts'

export type CheckPlace = {
  city: string | null
  state: string | null
  latitude: number | null
  longitude: number | null
  timeZone: string | null
}

export type CheckedStop = {
  id: string
  isPickup: boolean
  arrivedAt: Instant | null
  departedAt: Instant | null
  /** Road miles from the previous stop, or null for the first stop and when there is no road connection. */
  miles: number | null
  place: CheckPlace
}

export type SeenTruck = {
  at: Instant
  place: CheckPlace
  /** Counts from 1. Null after the last stop. */
  nextStopNumber: number | null
  milesToGo: number | null
  /** Miles from the first reported position to the first stop, if known. */
  milesToFirstStop: number | null
}

export type TrackingActivity = CheckCall & { at: Instant; place: CheckPlace | null }

type Activity = Omit<TrackingActivity, 'sequence'>

/** Arrivals, departures, and the newest position as the leg from the last stop to the next, oldest first. (TRACK-24) */
export function checkCallsOf(stops: readonly CheckedStop[], seen: SeenTruck | null): TrackingActivity[] {
  const visits = stops.flatMap((stop, index) => [
    ...arrivalAt(stop, stops[index + 1]),
    ...departureFrom(stop, stops[index + 1]),
  ])
  const activities = [...visits, ...(seen ? positionOf(stops, seen) : [])]
  return activities
    .toSorted((one, other) => momentOf(one.at) - momentOf(other.at))
    .map((one, index) => ({ sequence: index + 1, ...one }))
}

/** On arrival, the leg to the stop is complete. */
const arrivalAt = (stop: CheckedStop, next: CheckedStop | undefined): Activity[] =>
  stop.arrivedAt
    ? [
        {
          eventType: 'Arrival',
          currentStopId: stop.id,
          nextStopId: next?.id ?? null,
          remainingDistance: 0,
          totalSegmentDistance: stop.miles,
          at: stop.arrivedAt,
          place: stop.place,
        },
      ]
    : []

/** On departure, the leg to the next stop begins. */
const departureFrom = (stop: CheckedStop, next: CheckedStop | undefined): Activity[] =>
  stop.departedAt
    ? [
        {
          eventType: 'Departure',
          currentStopId: stop.id,
          nextStopId: next?.id ?? null,
          remainingDistance: next?.miles ?? null,
          totalSegmentDistance: next?.miles ?? null,
          at: stop.departedAt,
          place: stop.place,
        },
      ]
    : []

/**
 * A truck standing at its next stop is covered by its arrival. A truck that has left the last stop no longer drives for
 * this shipment.
 */
function positionOf(stops: readonly CheckedStop[], seen: SeenTruck): Activity[] {
  const { nextStopNumber, milesToGo, milesToFirstStop, at, place } = seen
  const next = nextStopNumber === null ? undefined : stops[nextStopNumber - 1]
  if (nextStopNumber === null || !next || next.arrivedAt) return []
  const before = stops[nextStopNumber - 2]
  const total = before ? next.miles : milesToFirstStop
  return [
    {
      eventType: 'Departure',
      currentStopId: before?.id ?? null,
      nextStopId: next.id,
      remainingDistance: milesToGo,
      totalSegmentDistance: total === null || milesToGo === null ? total : Math.max(total, milesToGo),
      at,
      place,
    },
  ]
}
