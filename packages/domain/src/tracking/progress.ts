import { type Instant, momentOf } from '#shared/moments.ts'
import type { ShipmentMoveName } from '#shipments/moves.ts'
import type { ShipmentStatus } from '#shipments/shipment-status.ts'
import type { EventKind } from '#tracking/event-kinds.ts'

/** What carriers told of a shipment, as far as its progress goes. */
export type TrackingFact = {
  kind: EventKind
  stopNumber: number | null
  occurredAt: Instant
  /** In which order it was taken in; of two that speak of the same thing the later one is the correction. */
  sequence: number
}

export type StopVisit = { arrivedAt: Instant | null; departedAt: Instant | null; unloadedAt: Instant | null }

/** TRACKING-3: when the truck came to a stop, was unloaded and left, by the last word on each; what nobody told stays as it was. */
export function visitAfter(before: StopVisit, stopNumber: number, facts: readonly TrackingFact[]): StopVisit {
  const told = (kind: EventKind) => lastWord(facts, kind, stopNumber)?.occurredAt ?? null
  return {
    arrivedAt: told('Arrived') ?? before.arrivedAt,
    unloadedAt: told('Unloaded') ?? before.unloadedAt,
    departedAt: told('Departed') ?? before.departedAt,
  }
}

const lastWord = (facts: readonly TrackingFact[], kind: EventKind, stopNumber: number | null) =>
  facts
    .filter((fact) => fact.kind === kind && fact.stopNumber === stopNumber)
    .reduce<TrackingFact | null>((last, fact) => (last && last.sequence > fact.sequence ? last : fact), null)

/** The newest moment that carriers told of. */
export const lastHeard = (facts: readonly TrackingFact[]): number | null =>
  facts.length > 0 ? Math.max(...facts.map(({ occurredAt }) => momentOf(occurredAt))) : null

const onTheRoad: readonly EventKind[] = ['PickedUp', 'ArrivedAtTerminal', 'DepartedTerminal', 'OutForDelivery']
/** Told while the truck stands at a stop, though not when it came. */
const atTheStop: readonly EventKind[] = ['Loaded', 'DeliveryAttempted']
const underWay: readonly EventKind[] = ['PickupScheduled', 'Dispatched', 'Position']

type Known = {
  status: ShipmentStatus
  stops: readonly StopVisit[]
  facts: readonly TrackingFact[]
  hasPosition: boolean
}

/**
 * The moves that follow from everything that is known, none where the shipment is already so far. Forward is
 * measured by stop, and at a stop by arrival before departure; what comes late fills times and moves nothing back.
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

/** Before it is booked and after it is delivered nothing that a carrier tells moves it. */
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
