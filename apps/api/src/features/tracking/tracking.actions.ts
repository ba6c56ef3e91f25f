import { randomUUID } from 'node:crypto'
import type { ManualEventFields, ShipmentTracking, TrackingEvent } from '@lanewise/contract/tracking'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { delayReasons, type EventKind, eventKinds, eventRefusal } from '@lanewise/domain/tracking/event-kinds'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { changeShipment, requireShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { finishDueShipments, knownOf, trackedStops } from './apply/apply.queries.ts'
import { applyTracking } from './apply/apply-tracking.ts'
import type { TrackingDeps } from './deps.ts'
import { store } from './ingest/take-events.ts'
import { positionOf } from './list/tracked-list.view.ts'
import { type DoubtfulRow, doubtfulOf, type EventRow, eventsOf, trailOf } from './tracking.queries.ts'

/** Records a manual event and evaluates it at once, so that the user sees its effects. (TRACKING-2) */
export async function addTrackingEvent(
  ctx: Context,
  deps: TrackingDeps,
  shipmentNumber: string,
  fields: ManualEventFields,
) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  refuseUnbooked(shipment)
  const { kind, stopNumber, latitude, longitude, city, state, reason, note } = fields
  const occurredAt = new Date(fields.occurredAt)
  const refusal = eventRefusal(
    { kind, stopNumber, hasPlace: latitude !== null && longitude !== null, occurredAt: occurredAt.getTime() },
    { stopCount: shipment.stopCount, now: ctx.now.getTime() },
  )
  if (refusal) refuse.unprocessable(refusal, { occurredAt: [refusal] })
  const eventId = randomUUID()
  const provider = nameOf(ctx.user)
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
  await store(ctx, [{ ...event, estimatedAt: null, recordedBy: ctx.user.id, reporter: provider }], deps.pace)
  await changeShipment(ctx, shipment, {}, { trackingEvent: [null, eventText(fields)] })
  const looked = await applyTracking(ctx, deps, [shipment.id])
  await finishDueShipments(ctx.db, { companyId: ctx.user.companyId, until: null }, looked)
  return { eventId }
}

const eventText = ({ kind, stopNumber, reason, note }: ManualEventFields) =>
  [
    eventKinds[kind].label,
    stopNumber === null ? null : `stop ${stopNumber}`,
    reason === null ? null : delayReasons[reason],
    note,
  ]
    .filter(Boolean)
    .join(', ')

/** Refuses events before booking, because they would have no effect. (DEF-53) */
function refuseUnbooked({ status, shipmentNumber }: ShipmentRow) {
  if (status >= shipmentStatuses.Booked) return
  refuse.conflict(
    `Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(status))}; events are recorded once it is booked`,
  )
}

export async function getShipmentTracking(ctx: Context, shipmentNumber: string): Promise<ShipmentTracking> {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  const { db } = ctx
  const [stops, [known], events, trail, doubtful] = await Promise.all([
    trackedStops(db, [shipment.id]),
    knownOf(db, [shipment.id]),
    eventsOf(db, shipment.id),
    trailOf(db, shipment.id),
    doubtfulOf(db, shipment.id),
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
    doubtful: doubtful.map(doubtfulView),
    events: events.map((event) => eventView(event, events)),
  }
}

const doubtfulView = ({ latitude, longitude, occurredAt, doubt, provider }: DoubtfulRow) => ({
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
  occurredAt: occurredAt.toISOString(),
  reason: doubt ?? '',
  provider,
})

const written = (at: Date | null) => at?.toISOString() ?? null

/** A correction is an event of its own. The corrected event stays visible. (TRACKING-3) */
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

/** Kinds that occur once per stop, so a repeat is a correction. A repeat of another kind is a separate event. */
const corrects: readonly EventKind[] = ['Arrived', 'Unloaded', 'Departed']

const isLater = (other: EventRow, row: EventRow) =>
  other.kind === row.kind && other.stopNumber === row.stopNumber && Number(other.sequence) > Number(row.sequence)
