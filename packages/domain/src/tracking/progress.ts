import { type Instant, momentOf } from '#shared/moments.ts'
import type { ShipmentMoveName } from '#shipments/moves.ts'
import type { ShipmentStatus } from '#shipments/shipment-status.ts'
import type { EventKind } from '#tracking/event-kinds.ts'

/** Carrier event with the values that determine the progress of a shipment. */
export type TrackingFact = {
  kind: EventKind
  stopNumber: number | null
  occurredAt: Instant
  /** Order in which events were received. A later event about the same thing is a correction. */
  sequence: number
}

export type StopVisit = { arrivedAt: Instant | null; departedAt: Instant | null; unloadedAt: Instant | null }

/**
 * Arrival, unloading and departure at a stop by the latest report of each. Values without a report stay unchanged.
 * (TRACKING-3)
 */
export function visitAfter(before: StopVisit, stopNumber: number, facts: readonly TrackingFact[]): StopVisit {
  const timeOf = (kind: EventKind) => lastWord(facts, kind, stopNumber)?.occurredAt ?? null
  return {
    arrivedAt: timeOf('Arrived') ?? before.arrivedAt,
    unloadedAt: timeOf('Unloaded') ?? before.unloadedAt,
    departedAt: timeOf('Departed') ?? before.departedAt,
  }
}

/**
 * Departures that can be true. A departure after the arrival at a later stop is only history: the truck had left long
 * before, or the report names the wrong stop. (DEF-129)
 */
export function credibleFacts<F extends TrackingFact>(facts: readonly F[], stops: readonly StopArrival[]): F[] {
  const arrivals = stops.flatMap(({ stopNumber, arrivedAt }) => {
    const at = lastWord(facts, 'Arrived', stopNumber)?.occurredAt ?? arrivedAt
    return at === null ? [] : [{ stopNumber, at: momentOf(at) }]
  })
  return facts.filter(
    ({ kind, stopNumber, occurredAt }) =>
      kind !== 'Departed' ||
      !arrivals.some((later) => later.stopNumber > (stopNumber ?? 0) && later.at < momentOf(occurredAt)),
  )
}

type StopArrival = Pick<StopVisit, 'arrivedAt'> & { stopNumber: number }

const lastWord = (facts: readonly TrackingFact[], kind: EventKind, stopNumber: number | null) =>
  facts
    .filter((fact) => fact.kind === kind && fact.stopNumber === stopNumber)
    .reduce<TrackingFact | null>((last, fact) => (last && last.sequence > fact.sequence ? last : fact), null)

/** Newest event time that carriers reported, in milliseconds. */
export const lastReportedAt = (facts: readonly TrackingFact[]): number | null =>
  facts.length > 0 ? Math.max(...facts.map(({ occurredAt }) => momentOf(occurredAt))) : null

const onTheRoad: readonly EventKind[] = ['PickedUp', 'ArrivedAtTerminal', 'DepartedTerminal', 'OutForDelivery']
/** Events reported while the truck stands at a stop, without its arrival time. */
const atTheStop: readonly EventKind[] = ['Loaded', 'DeliveryAttempted']
const underWay: readonly EventKind[] = ['PickupScheduled', 'Dispatched', 'Position']

type Known = {
  status: ShipmentStatus
  stops: readonly StopVisit[]
  facts: readonly TrackingFact[]
  hasPosition: boolean
}

/**
 * Moves that follow from all known facts, none when the shipment is already at that status. Progress is ordered by
 * stop, and within a stop by arrival before departure. Late reports fill in times and never move a shipment back.
 */
export function movesFrom({ status, stops, facts, hasPosition }: Known): ShipmentMoveName[] {
  if (!isMoving(status)) return []
  if (facts.some(({ kind }) => kind === 'Cancelled') && (status === 'Booked' || status === 'Dispatched'))
    return ['cancel']
  const wanted = statusOf(stops, facts, hasPosition)
  if (!wanted || wanted === status) return []
  if (wanted === 'Dispatched') return status === 'Booked' ? ['dispatch'] : []
  if (wanted === 'Delivered') return ['deliver']
  return [wanted === 'AtStop' ? 'arrive' : 'depart']
}

/** Carrier reports do not change the status of a shipment before it is booked and after it is delivered. */
const isMoving = (status: ShipmentStatus) => ['Booked', 'Dispatched', 'InTransit', 'AtStop'].includes(status)

function statusOf(
  stops: readonly StopVisit[],
  facts: readonly TrackingFact[],
  hasPosition: boolean,
): ShipmentStatus | null {
  const last = stops.at(-1)
  if (last?.departedAt || last?.unloadedAt) return 'Delivered'
  const reached = stops.findLastIndex(({ arrivedAt, departedAt, unloadedAt }) => arrivedAt ?? departedAt ?? unloadedAt)
  const standing = Math.max(-1, ...facts.filter(({ kind }) => atTheStop.includes(kind)).map(stopIndex))
  if (standing > reached) return 'AtStop'
  if (reached >= 0) return stops[reached]?.departedAt ? 'InTransit' : 'AtStop'
  if (facts.some(({ kind }) => onTheRoad.includes(kind))) return 'InTransit'
  return hasPosition || facts.some(({ kind }) => underWay.includes(kind)) ? 'Dispatched' : null
}

const stopIndex = ({ stopNumber }: TrackingFact) => (stopNumber ?? 0) - 1
