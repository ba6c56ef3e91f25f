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
  /** Road miles from the stop before; null for the first, and where no road leads. */
  miles: number | null
  place: CheckPlace
}

/** Where a truck was last seen. */
export type SeenTruck = {
  at: Instant
  place: CheckPlace
  /** Counts from 1; null after the last. */
  nextStopNumber: number | null
  milesToGo: number | null
  /** From where it was first seen to the first stop, as far as that can be told. */
  milesToFirstStop: number | null
}

export type TrackingActivity = CheckCall & { at: Instant; place: CheckPlace | null }

type Told = Omit<TrackingActivity, 'sequence'>

/** TRACK-24: arrivals and departures, and the newest position as the way from the last stop to the next; the oldest first. */
export function checkCallsOf(stops: readonly CheckedStop[], seen: SeenTruck | null): TrackingActivity[] {
  const visits = stops.flatMap((stop, index) => [
    ...arrivalAt(stop, stops[index + 1]),
    ...departureFrom(stop, stops[index + 1]),
  ])
  const told = [...visits, ...(seen ? positionOf(stops, seen) : [])]
  return told
    .toSorted((one, other) => momentOf(one.at) - momentOf(other.at))
    .map((one, index) => ({ sequence: index + 1, ...one }))
}

/** The way to the stop lies behind the truck. */
const arrivalAt = (stop: CheckedStop, next: CheckedStop | undefined): Told[] =>
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

/** The way to the next stop begins. */
const departureFrom = (stop: CheckedStop, next: CheckedStop | undefined): Told[] =>
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

/** A truck that stands at its next stop is told by its arrival; one that has left the last drives for somebody else. */
function positionOf(stops: readonly CheckedStop[], seen: SeenTruck): Told[] {
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
