import { randomUUID } from 'node:crypto'
import type { ManualEventFields, ShipmentTracking, TrackingEvent } from '@lanewise/contract/tracking'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { delayReasons, type EventKind, eventKinds, eventRefusal } from '@lanewise/domain/tracking/event-kinds'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { changeShipment, requireShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { endTurns, knownOf, trackedStops } from './apply/apply.queries.ts'
import { applyTracking } from './apply/apply-tracking.ts'
import type { TrackingDesk } from './desk.ts'
import { store } from './ingest/take-events.ts'
import { positionOf } from './list/tracked-list.view.ts'
import { type EventRow, eventsOf, trailOf } from './tracking.queries.ts'

/** TRACKING-2: by hand; whoever records it sees at once what follows from it. */
export async function addTrackingEvent(
  ctx: Context,
  desk: TrackingDesk,
  shipmentNumber: string,
  told: ManualEventFields,
) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  refuseUnbooked(shipment)
  const { kind, stopNumber, latitude, longitude, city, state, reason, note } = told
  const occurredAt = new Date(told.occurredAt)
  const refusal = eventRefusal(
    { kind, stopNumber, hasPlace: latitude !== null && longitude !== null, occurredAt: occurredAt.getTime() },
    { stopCount: shipment.stopCount, now: ctx.now.getTime() },
  )
  if (refusal) refuse.unprocessable(refusal, { occurredAt: [refusal] })
  const eventId = randomUUID()
  const { firstName, lastName, id: recordedBy } = ctx.user
  const provider = `${firstName} ${lastName}`
  const event = {
    shipmentId: shipment.id,
    provider,
    eventId,
    kind,
    stopNumber,
    occurredAt,
    latitude,
    longitude,
    city,
    state,
    reason,
    note,
  }
  await store(ctx, [{ ...event, estimatedAt: null, recordedBy }])
  await changeShipment(ctx, shipment, {}, { trackingEvent: [null, wordsOf(told)] })
  const looked = await applyTracking(ctx, desk, [shipment.id])
  await endTurns(ctx.db, { companyId: ctx.user.companyId, until: null }, looked)
  return { eventId }
}

/** As history tells it. */
const wordsOf = ({ kind, stopNumber, reason, note }: ManualEventFields) =>
  [
    eventKinds[kind].label,
    stopNumber === null ? null : `stop ${stopNumber}`,
    reason === null ? null : delayReasons[reason],
    note,
  ]
    .filter(Boolean)
    .join(', ')

/** DEF-53: what is told before a truck is booked moves nothing, so nobody is let to believe that it does. */
function refuseUnbooked({ status, shipmentNumber }: ShipmentRow) {
  if (status >= shipmentStatuses.Booked) return
  refuse.conflict(
    `Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(status))}; events are recorded once it is booked`,
  )
}

export async function getShipmentTracking(ctx: Context, shipmentNumber: string): Promise<ShipmentTracking> {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  const { db } = ctx
  const [stops, [known], events, trail] = await Promise.all([
    trackedStops(db, [shipment.id]),
    knownOf(db, [shipment.id]),
    eventsOf(db, shipment.id),
    trailOf(db, shipment.id),
  ])
  return {
    id: shipment.id,
    shipmentNumber,
    shipmentStatus: shipment.status,
    shipmentStatusName: shipmentStatusOf(shipment.status),
    shippingMode: shipment.shippingMode,
    onTimeStatus: shipment.onTimeStatus,
    position: positionOf(known),
    nextStopNumber: known?.nextStopNumber ?? null,
    milesToGo: known?.milesToGo ?? null,
    milesOff: known?.milesOff ?? null,
    stops: stops.map(({ stopNumber, etaAt, onTimeStatus, arrivedAt, departedAt }) => ({
      stopNumber,
      eta: written(etaAt),
      onTimeStatus: onTimeStatus as OnTimeStatus | null,
      arrivedAt: written(arrivedAt),
      departedAt: written(departedAt),
    })),
    ...trail,
    events: events.map((event) => eventView(event, events)),
  }
}

const written = (at: Date | null) => at?.toISOString() ?? null

/** TRACKING-3: a correction is an event of its own, and the one before it stays to be seen. */
const eventView = (row: EventRow, all: readonly EventRow[]): TrackingEvent => ({
  eventId: row.eventId,
  kind: row.kind as EventKind,
  stopNumber: row.stopNumber,
  occurredAt: row.occurredAt.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
  provider: row.provider,
  city: row.city,
  state: row.state,
  latitude: row.latitude,
  longitude: row.longitude,
  reason: row.reason && (delayReasons[row.reason as keyof typeof delayReasons] ?? row.reason),
  note: row.note,
  estimatedAt: written(row.estimatedAt),
  isCorrected: corrects.includes(row.kind as EventKind) && all.some((other) => isLater(other, row)),
})

/** Of these there is one at each stop; whatever else is told twice happened twice. */
const corrects: readonly EventKind[] = ['Arrived', 'Unloaded', 'Departed']

const isLater = (other: EventRow, row: EventRow) =>
  other.kind === row.kind && other.stopNumber === row.stopNumber && Number(other.sequence) > Number(row.sequence)
