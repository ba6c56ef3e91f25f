import type { ShipmentMoveName } from '@lanewise/domain/shipments/moves'
import { shipmentMoves } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { SpeedSettings } from '@lanewise/domain/tracking/average-speed'
import type { EtaPosition } from '@lanewise/domain/tracking/eta'
import { defaultServiceMinutes, type Outlook, type OutlookStop, outlook } from '@lanewise/domain/tracking/outlook'
import {
  credibleFacts,
  lastReportedAt,
  movesFrom,
  type TrackingFact,
  visitAfter,
} from '@lanewise/domain/tracking/progress'
import {
  atStopMiles,
  type LinePoint,
  type RemainingRoute,
  remainingRoute,
} from '@lanewise/domain/tracking/remaining-miles'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import type { recordProgress, ShipmentRow } from '#features/shipments/index.ts'
import type { Handled, KnownRow, TrackedStopRow } from './apply.queries.ts'

type Fact = TrackingFact & { reporter: string | null }

export type Tracked = {
  shipment: ShipmentRow
  stops: readonly TrackedStopRow[]
  handled: readonly Handled[]
  facts: readonly Fact[]
  known: KnownRow | undefined
  line: readonly LinePoint[]
  speeds: SpeedSettings
  now: Date
}

export type Derived = {
  visits: Parameters<typeof recordProgress>[3]['visits']
  moves: readonly ShipmentMoveName[]
  outlook: Outlook
  lastHeardAt: Date | null
  nextStopNumber: number | null
  ahead: RemainingRoute | null
}

/** Derives the tracking state from all reports. The result does not depend on their order or on repeats. */
export function derive(tracked: Tracked): Derived {
  const { shipment, known, now } = tracked
  const facts = credibleFacts(tracked.facts, tracked.stops)
  // Reports before the booking are stored in the history but change nothing, not even stop times. (DEF-53)
  const isAgreed = shipment.status >= shipmentStatuses.Booked
  const visits = tracked.stops.map((stop) => ({ id: stop.id, ...visitOf(stop, isAgreed ? facts : []) }))
  const stops = tracked.stops.map((stop, index) => outlookStop({ ...stop, ...visits[index] }, tracked.handled))
  const status = shipmentStatusOf(shipment.status)
  const hasPosition = known?.positionAt != null
  const moves = movesFrom({ status, stops: visits, facts, hasPosition })
  const { ahead, position } = whereabouts(tracked, stops)
  const lastReportMs = Math.max(lastReportedAt(facts) ?? 0, known?.positionAt?.getTime() ?? 0)
  const next = position?.nextStop ?? currentStop(stops)
  return {
    visits,
    moves,
    outlook: outlook({
      status: moves.reduce((_, name) => shipmentMoves[name].to, status),
      mode: shipment.shippingMode,
      isTeam: shipment.isTeamRequired,
      stops,
      position,
      speeds: tracked.speeds,
      now,
    }),
    lastHeardAt: lastReportMs > 0 ? new Date(lastReportMs) : null,
    nextStopNumber: next < stops.length ? next + 1 : null,
    ahead,
  }
}

function visitOf(stop: TrackedStopRow, facts: readonly TrackingFact[]): Omit<Derived['visits'][number], 'id'> {
  const { arrivedAt, departedAt, unloadedAt } = visitAfter(stop, stop.stopNumber, facts)
  const date = (at: Date | string | null) => (at === null ? null : new Date(at))
  return { arrivedAt: date(arrivedAt), departedAt: date(departedAt), unloadedAt: date(unloadedAt) }
}

const outlookStop = (stop: TrackedStopRow, handled: readonly Handled[]): OutlookStop => ({
  stopType: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
  ...windowOf(stop),
  orders: handled
    .filter(({ shipmentStopId }) => shipmentStopId === stop.id)
    .map((part) => ({ orderId: part.orderId, ...windowOf(part) })),
  arrivedDateTime: stop.arrivedAt,
  departedDateTime: stop.departedAt,
  legMiles: (stop.milesTenths ?? 0) / 10,
  serviceMinutes: stop.serviceMinutes ?? defaultServiceMinutes,
})

const windowOf = ({ earlyAt, lateAt, appointmentAt }: Pick<Handled, 'earlyAt' | 'lateAt' | 'appointmentAt'>) => ({
  earlyDateTime: earlyAt,
  lateDateTime: lateAt,
  appointmentDateTime: appointmentAt,
})

type Whereabouts = { ahead: RemainingRoute | null; position: EtaPosition | null }

/** Position of the truck on its route. Without coordinates of the next stop there is no result. */
function whereabouts({ known, stops, line }: Tracked, times: readonly OutlookStop[]): Whereabouts {
  const { latitude, longitude, positionAt } = known ?? {}
  if (latitude == null || longitude == null || !positionAt) return { ahead: null, position: null }
  const current = currentStop(times)
  const toStop = (index: number): RemainingRoute | null => {
    const [to, from] = [placeOf(stops[index]), placeOf(stops[index - 1])]
    const legMiles = stops[index]?.milesTenths ?? null
    return (
      to &&
      remainingRoute({ latitude, longitude }, { line, to, from, legMiles: legMiles === null ? null : legMiles / 10 })
    )
  }
  const ahead = toStop(current)
  const hasLeft = times[current]?.arrivedDateTime && ahead && ahead.milesToGo > atStopMiles
  const nextStop = hasLeft && current + 1 < stops.length ? current + 1 : current
  const toNext = nextStop === current ? ahead : toStop(nextStop)
  if (!toNext) return { ahead: null, position: null }
  return { ahead: toNext, position: { at: positionAt, nextStop, milesToGo: toNext.milesToGo } }
}

const placeOf = (stop: TrackedStopRow | undefined) =>
  stop && stop.latitude !== null && stop.longitude !== null
    ? { latitude: stop.latitude, longitude: stop.longitude }
    : null
