import { proofReceived } from '@lanewise/contract/shipments'
import { productActor } from '@lanewise/domain/history/actor'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { stopTimeText } from '@lanewise/domain/shipments/stop-history'
import { speedsOf } from '@lanewise/domain/tracking/average-speed'
import { onTimeStatus } from '@lanewise/domain/tracking/on-time'
import { recordOnTime } from '#features/orders/index.ts'
import { countsOfStops } from '#features/performance/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { recordProgress, type ShipmentDeps, type ShipmentRow } from '#features/shipments/index.ts'
import type { TrackingDeps } from '#features/tracking/deps.ts'
import type { Changes, Context } from '#platform/context.ts'
import type { Looked } from '#platform/outbox/process-due-items.ts'
import { recordedAs } from '#platform/outbox/system-user.ts'
import {
  handledAt,
  knownOf,
  lockFree,
  reportedFacts,
  routesOf,
  type TrackedStopRow,
  trackedStops,
} from './apply.queries.ts'
import { type Derived, derive, type Tracked } from './derive.ts'
import { saveOutlooks, saveWhereabouts } from './save.queries.ts'

/**
 * Evaluates shipments with everything reported about them. Shipments locked by another transaction are left out of the
 * result.
 */
export async function applyTracking(
  ctx: Context,
  deps: TrackingDeps,
  shipmentIds: readonly string[],
): Promise<Looked<string>[]> {
  const all = await loadTracked(ctx, shipmentIds)
  const derived = all.map((tracked) => ({ tracked, now: derive(tracked) }))
  const outlooks = derived.flatMap(({ tracked, now }) => changedOutlooks(tracked, now))
  if (outlooks.length > 0) await saveOutlooks(ctx.db, outlooks)
  const withReports = derived.filter(({ now }) => now.lastHeardAt !== null)
  if (withReports.length > 0) {
    const whereabouts = withReports.map(({ tracked, now }) => whereaboutsOf(tracked, now))
    await saveWhereabouts(ctx.db, whereabouts)
    await deps.onTruckUpdates(
      ctx,
      whereabouts.map((one, index) => ({
        ...one,
        milesOffBefore: withReports[index]?.tracked.known?.milesOff ?? null,
      })),
    )
  }
  for (const { tracked, now } of derived) await applyChanges(ctx, deps, tracked, now)
  return derived.map(({ tracked, now }) => ({
    dueItem: tracked.shipment.id,
    nextCheckAt: now.outlook.nextCheckAt === null ? null : new Date(now.outlook.nextCheckAt),
  }))
}

async function loadTracked(ctx: Context, shipmentIds: readonly string[]): Promise<Tracked[]> {
  const { db, now } = ctx
  const shipments = await lockFree(db, shipmentIds)
  const ids = shipments.map(({ id }) => id)
  if (ids.length === 0) return []
  const [stops, handled, facts, known, routes] = await Promise.all([
    trackedStops(db, ids),
    handledAt(db, ids),
    reportedFacts(db, ids),
    knownOf(db, ids),
    routesOf(db, ids),
  ])
  const speeds = speedsOf(await companySettings(ctx))
  return shipments.map((shipment) => ({
    shipment,
    stops: stops.filter(({ shipmentId }) => shipmentId === shipment.id),
    handled: handled.filter(({ shipmentId }) => shipmentId === shipment.id),
    facts: facts.filter(({ shipmentId }) => shipmentId === shipment.id),
    known: known.find(({ shipmentId }) => shipmentId === shipment.id),
    line: routes.get(shipment.id) ?? [],
    speeds,
    now,
  }))
}

const whereaboutsOf = ({ shipment }: Tracked, { lastHeardAt, nextStopNumber, ahead }: Derived) => ({
  shipmentId: shipment.id,
  lastHeardAt,
  nextStopNumber,
  milesToGo: ahead?.milesToGo ?? null,
  milesOff: ahead?.milesOff ?? null,
})

/**
 * ETAs are shown to the minute, so smaller shifts are not saved. This avoids a write for every position of a truck on
 * schedule.
 */
const sameEtaMs = 30_000
const isSameEta = (known: Date | null, now: string | null) =>
  known === null || now === null ? known === now : Math.abs(known.getTime() - Date.parse(now)) < sameEtaMs

function changedOutlooks({ shipment, stops }: Tracked, { outlook }: Derived) {
  return stops.flatMap((stop, index) => {
    const { eta, onTime } = outlook.stops[index] ?? { eta: null, onTime: null }
    if (isSameEta(stop.etaAt, eta) && stop.onTimeStatus === onTime) return []
    return [{ stopId: stop.id, shipmentId: shipment.id, etaAt: eta ? new Date(eta) : null, onTimeStatus: onTime }]
  })
}

/** Saves stop times, status and on-time status. Most evaluations change none of them. */
async function applyChanges(ctx: Context, deps: ShipmentDeps, tracked: Tracked, derived: Derived) {
  const visits = derived.visits.filter((visit, index) => !isSameVisit(visit, tracked.stops[index]))
  const reportedIn = recordedAs(ctx, reporterOf(tracked, visits))
  const shipment = await recordProgress(reportedIn, deps, tracked.shipment, {
    visits,
    moves: derived.moves,
    columns: visits.length > 0 ? columnsOf(tracked, derived) : {},
    changes: changesOf(tracked.stops, derived.visits),
    onTime: derived.outlook.onTime,
  })
  announceProof(ctx, tracked, shipment)
  await followOnTime(ctx, tracked, derived)
}

/** Sender of the newest report about the stops whose times changed. */
function reporterOf({ facts, stops }: Tracked, visits: Derived['visits']): string {
  const changed = stops.flatMap(({ id, stopNumber }) => (visits.some((visit) => visit.id === id) ? stopNumber : []))
  const about = facts.filter(({ stopNumber }) => stopNumber !== null && changed.includes(stopNumber))
  const newest = (about.length > 0 ? about : facts).toSorted((a, b) => b.sequence - a.sequence)[0]
  return newest?.reporter ?? productActor
}

/** Announces the proof of delivery. The document feature decides whether the delivery counts as confirmed. (DEF-51) */
function announceProof(ctx: Context, { facts }: Tracked, { id, shipmentNumber, status }: ShipmentRow) {
  const isProven = facts.some(({ kind }) => kind === 'ProofOfDelivery')
  if (isProven && status === shipmentStatuses.Delivered)
    ctx.emit(proofReceived, { id, shipmentNumber, action: 'proved' })
}

/** An order takes the worst on-time status of its own stops, by their own windows. (DEF-92, DEF-126) */
async function followOnTime(ctx: Context, { stops, handled }: Tracked, { visits, outlook }: Derived) {
  const orderIds = [...new Set(handled.map(({ orderId }) => orderId))]
  const orders = orderIds.map((orderId) => ({
    orderId,
    onTimeStatus: onTimeStatus(
      stops.flatMap((stop, index) => {
        const own = outlook.stops[index]?.orders.find((one) => one.orderId === orderId)
        if (!own) return []
        const { arrivedAt = null, departedAt = null } = visits[index] ?? {}
        const stopType = stop.stopType === 0 ? ('Pickup' as const) : ('Dropoff' as const)
        return [{ stopType, arrivedDateTime: arrivedAt, departedDateTime: departedAt, onTime: own.onTime }]
      }),
    ),
  }))
  const changed = orders.filter(({ orderId, onTimeStatus: now }) =>
    handled.some((one) => one.orderId === orderId && one.onTimeStatus !== now),
  )
  if (changed.length > 0) await recordOnTime(ctx, changed)
}

const isSameVisit = (visit: Derived['visits'][number], stop: TrackedStopRow | undefined) =>
  (['arrivedAt', 'departedAt', 'unloadedAt'] as const).every(
    (name) => visit[name]?.getTime() === stop?.[name]?.getTime(),
  )

const labels = { arrivedAt: 'arrival', unloadedAt: 'unloading', departedAt: 'departure' } as const

/** Stop times for the history, in the stop's time zone. (AUDIT-1) */
function changesOf(stops: readonly TrackedStopRow[], visits: Derived['visits']): Changes {
  const changes: Changes = {}
  for (const [index, stop] of stops.entries())
    for (const name of ['arrivedAt', 'unloadedAt', 'departedAt'] as const) {
      const [before, after] = [stop[name], visits[index]?.[name] ?? null]
      if (before?.getTime() === after?.getTime()) continue
      const written = (at: Date | null) => at && stopTimeText(stop.stopNumber, at, stop.timeZone ?? 'UTC')
      changes[labels[name]] = joined(changes[labels[name]], written(before), written(after))
    }
  return changes
}

/** Several stops may have a change of the same kind at once. */
const joined = (already: Changes[string] | undefined, before: string | null, after: string | null): Changes[string] => {
  const both = (one: unknown, other: string | null) => [one, other].filter(Boolean).join(', ') || null
  return [both(already?.[0], before), both(already?.[1], after)]
}

/** Shipment columns derived from stop times. (DEF-91) */
function columnsOf({ stops }: Tracked, { visits }: Derived) {
  const now = stops.map((stop, index) => ({ ...stop, ...visits[index] }))
  const [first, last] = [now[0], now.at(-1)]
  return {
    ...countsOfStops(now),
    actualPickupAt: first?.departedAt ?? null,
    actualDeliveryAt: last?.unloadedAt ?? last?.departedAt ?? null,
  }
}
