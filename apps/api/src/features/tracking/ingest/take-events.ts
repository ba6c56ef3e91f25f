import { troubleReported } from '@lanewise/contract/shipments'
import type { TrackingEventFields } from '@lanewise/contract/tracking'
import { eventRefusal } from '@lanewise/domain/tracking/event-kinds'
import { isTrouble } from '@lanewise/domain/watchers/troubles'
import { confirmChangesOf } from '#features/orders/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { checkPositions } from './check-positions.ts'
import {
  claimEvents,
  insertEvents,
  type KnownShipment,
  markShipmentsDue,
  type NewEvent,
  savePositions,
  shipmentsByName,
} from './ingest.queries.ts'

type Result = { eventId: string; outcome: 'Accepted' | 'Duplicate' | 'Refused'; message: string | null }
type CheckedEvent = { fields: TrackingEventFields; event: NewEvent } | { fields: TrackingEventFields; refusal: string }

type Report = {
  provider: string
  events: readonly TrackingEventFields[]
  /** How many times faster than real ones the trucks drive: 1, except in a demo. */
  pace: number
}

/**
 * Stores tracking events. Accepted events are stored before the answer is sent. Their effects are calculated afterwards
 * by the tracking loop. (TRACKING-2)
 */
export async function takeEvents(ctx: Context, { provider, events, pace }: Report) {
  const known = await shipmentsByName(ctx.db, [...new Set(events.map(({ shipmentNumber }) => shipmentNumber))])
  const byName = new Map(known.map((shipment) => [shipment.name, shipment]))
  const checked = events.map((fields) => judge(ctx, provider, fields, byName.get(fields.shipmentNumber)))
  const taken = await store(
    ctx,
    checked.flatMap((one) => ('event' in one ? [one.event] : [])),
    pace,
  )
  const affectedIds = checked.flatMap((one) =>
    'event' in one && taken.has(one.event.eventId) ? [one.event.shipmentId] : [],
  )
  if (affectedIds.length > 0) await confirmChangesOf(ctx, [...new Set(affectedIds)])
  return answerOf(checked, taken)
}

/** Stores new events and returns their ids. */
export async function store(ctx: Context, events: readonly NewEvent[], pace: number): Promise<Set<string>> {
  const { db, now } = ctx
  if (events.length === 0) return new Set()
  const taken = await claimEvents(db, uniqueById(events), now)
  const isNew = uniqueById(events).filter(({ eventId }) => taken.has(eventId))
  if (isNew.length === 0) return taken
  const fresh = await checkPositions(ctx, isNew, pace)
  await insertEvents(db, fresh, now)
  const positions = newestPositions(fresh)
  if (positions.length > 0) await savePositions(db, positions)
  await markShipmentsDue(ctx, [...new Set(fresh.map(({ shipmentId }) => shipmentId))])
  for (const { shipmentId: id, kind } of fresh) if (isTrouble(kind)) ctx.emit(troubleReported, { id, action: kind })
  return taken
}

function judge(
  { now, user }: Context,
  provider: string,
  fields: TrackingEventFields,
  shipment: KnownShipment | undefined,
): CheckedEvent {
  if (!shipment) return { fields: fields, refusal: 'There is no shipment with this number' }
  const { kind, stopNumber, latitude, longitude } = fields
  const occurredAt = new Date(fields.occurredAt)
  const hasPlace = latitude !== null && longitude !== null
  const refusal = eventRefusal(
    { kind, stopNumber, hasPlace, occurredAt: occurredAt.getTime() },
    { stopCount: shipment.stopCount, now: now.getTime() },
  )
  if (refusal) return { fields: fields, refusal }
  const { eventId, city, state, reason, note } = fields
  const place = hasPlace ? { latitude, longitude } : { latitude: null, longitude: null }
  const estimatedAt = fields.estimatedAt ? new Date(fields.estimatedAt) : null
  const where = { ...place, city, state }
  return {
    fields: fields,
    event: {
      shipmentId: shipment.id,
      provider,
      eventId,
      kind,
      stopNumber,
      occurredAt,
      ...where,
      reason,
      note,
      estimatedAt,
      recordedBy: null,
      reporter: kind === 'Position' ? null : nameOf(user),
    },
  }
}

/** A request body may contain the same event twice. */
const uniqueById = (events: readonly NewEvent[]): NewEvent[] =>
  [...new Map(events.toReversed().map((event) => [event.eventId, event])).values()].reverse()

/** Latest accepted position of each shipment, sorted by id, because rows are always locked in that order. */
function newestPositions(events: readonly NewEvent[]): NewEvent[] {
  const newest = new Map<string, NewEvent>()
  for (const event of events) {
    const known = newest.get(event.shipmentId)
    if (event.kind === 'Position' && !event.doubt && (!known || known.occurredAt < event.occurredAt))
      newest.set(event.shipmentId, event)
  }
  return [...newest.values()].sort((one, other) => (one.shipmentId < other.shipmentId ? -1 : 1))
}

function answerOf(checked: readonly CheckedEvent[], taken: Set<string>) {
  const open = new Set(taken)
  const results = checked.map((one): Result => {
    const { eventId } = one.fields
    if ('refusal' in one) return { eventId, outcome: 'Refused', message: one.refusal }
    // The second of two equal events in one body is reported as a duplicate.
    return { eventId, outcome: open.delete(eventId) ? 'Accepted' : 'Duplicate', message: null }
  })
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  return { accepted: count('Accepted'), duplicates: count('Duplicate'), refused: count('Refused'), results }
}
