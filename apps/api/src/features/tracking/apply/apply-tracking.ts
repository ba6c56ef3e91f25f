import { proofReceived } from '@lanewise/contract/shipments'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { speedsOf } from '@lanewise/domain/tracking/average-speed'
import { type OnTimeStatus, onTimeStatus, worstStatus } from '@lanewise/domain/tracking/on-time'
import { recordOnTime } from '#features/orders/index.ts'
import { countsOfStops } from '#features/performance/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { recordProgress, type ShipmentDesk, type ShipmentRow } from '#features/shipments/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import type { Looked } from '#platform/outbox/take-turns.ts'
import type { TrackingDesk } from '../desk.ts'
import { handledAt, knownOf, lockFree, type TrackedStopRow, toldFacts, trackedStops, waysOf } from './apply.queries.ts'
import { type Derived, derive, type Tracked } from './derive.ts'
import { saveOutlooks, saveWhereabouts } from './save.queries.ts'

/** Looks at shipments and takes into account whatever was told of them; answers those that nobody else held. */
export async function applyTracking(
  ctx: Context,
  desk: TrackingDesk,
  shipmentIds: readonly string[],
): Promise<Looked<string>[]> {
  const all = await loadTracked(ctx, shipmentIds)
  const derived = all.map((tracked) => ({ tracked, now: derive(tracked) }))
  const outlooks = derived.flatMap(({ tracked, now }) => changedOutlooks(tracked, now))
  if (outlooks.length > 0) await saveOutlooks(ctx.db, outlooks)
  const heard = derived.filter(({ now }) => now.lastHeardAt !== null)
  if (heard.length > 0) {
    const whereabouts = heard.map(({ tracked, now }) => whereaboutsOf(tracked, now))
    await saveWhereabouts(ctx.db, whereabouts)
    await desk.heard(
      ctx,
      whereabouts.map((one, index) => ({ ...one, milesOffBefore: heard[index]?.tracked.known?.milesOff ?? null })),
    )
  }
  for (const { tracked, now } of derived) await follow(ctx, desk, tracked, now)
  return derived.map(({ tracked, now }) => ({
    turn: tracked.shipment.id,
    nextLookAt: now.outlook.nextLookAt === null ? null : new Date(now.outlook.nextLookAt),
  }))
}

async function loadTracked(ctx: Context, shipmentIds: readonly string[]): Promise<Tracked[]> {
  const { db, now } = ctx
  const shipments = await lockFree(db, shipmentIds)
  const ids = shipments.map(({ id }) => id)
  if (ids.length === 0) return []
  const [stops, facts, known, ways] = await Promise.all([
    trackedStops(db, ids),
    toldFacts(db, ids),
    knownOf(db, ids),
    waysOf(db, ids),
  ])
  const speeds = speedsOf(await companySettings(ctx))
  return shipments.map((shipment) => ({
    shipment,
    stops: stops.filter(({ shipmentId }) => shipmentId === shipment.id),
    facts: facts.filter(({ shipmentId }) => shipmentId === shipment.id),
    known: known.find(({ shipmentId }) => shipmentId === shipment.id),
    line: ways.get(shipment.id) ?? [],
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

/** People read minutes, and a truck that drives as expected is not written anew with each position. */
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

/** The times of stops, the status and how it stands; most looks change none of them. */
async function follow(ctx: Context, desk: ShipmentDesk, tracked: Tracked, derived: Derived) {
  const visits = derived.visits.filter((visit, index) => !isSameVisit(visit, tracked.stops[index]))
  const shipment = await recordProgress(ctx, desk, tracked.shipment, {
    visits,
    moves: derived.moves,
    columns: visits.length > 0 ? columnsOf(tracked, derived) : {},
    changes: changesOf(tracked.stops, derived.visits),
    onTime: derived.outlook.onTime,
  })
  tellOfProof(ctx, tracked, shipment)
  await followOnTime(ctx, tracked, derived)
}

/** DEF-51: whoever keeps the papers decides whether the delivery counts as confirmed. */
function tellOfProof(ctx: Context, { facts }: Tracked, { id, shipmentNumber, status }: ShipmentRow) {
  const isProven = facts.some(({ kind }) => kind === 'ProofOfDelivery')
  if (isProven && status === shipmentStatuses.Delivered)
    ctx.emit(proofReceived, { id, shipmentNumber, action: 'proved' })
}

async function followOnTime(ctx: Context, { stops, shipment }: Tracked, { visits, outlook }: Derived) {
  const judged = stops.map((stop, index) => ({ stop, ...visits[index], told: outlook.stops[index] }))
  const isNews =
    shipment.onTimeStatus !== outlook.onTime || judged.some(({ stop, told }) => stop.onTimeStatus !== told?.onTime)
  if (isNews) await followInOrders(ctx, shipment, judged)
}

type Judged = {
  stop: TrackedStopRow
  arrivedAt?: Date | null
  departedAt?: Date | null
  told: { eta: string | null; onTime: OnTimeStatus | null } | undefined
}

/** DEF-92: an order stands as the worst of its own stops. */
async function followInOrders(ctx: Context, { id }: ShipmentRow, judged: readonly Judged[]) {
  const handled = await handledAt(ctx.db, id)
  const orders = [...new Set(handled.map(({ orderId }) => orderId))].map((orderId) => {
    const own = new Set(handled.filter((one) => one.orderId === orderId).map(({ shipmentStopId }) => shipmentStopId))
    const stops = judged.filter(({ stop }) => own.has(stop.id))
    return { orderId, onTimeStatus: onTimeOf(stops) }
  })
  await recordOnTime(ctx, orders)
}

function onTimeOf(stops: readonly Judged[]): OnTimeStatus | null {
  const told = stops.map(({ stop, arrivedAt = null, departedAt = null, told }) => ({
    stopType: stop.stopType === 0 ? ('Pickup' as const) : ('Dropoff' as const),
    earlyDateTime: stop.earlyAt,
    lateDateTime: stop.lateAt,
    appointmentDateTime: stop.appointmentAt,
    arrivedDateTime: arrivedAt,
    departedDateTime: departedAt,
    eta: told?.eta ?? null,
  }))
  const byClock = stops.map(({ told }) => told?.onTime ?? null)
  return onTimeStatus(told) ?? worstStatus(byClock)
}

const isSameVisit = (visit: Derived['visits'][number], stop: TrackedStopRow | undefined) =>
  (['arrivedAt', 'departedAt', 'unloadedAt'] as const).every(
    (name) => visit[name]?.getTime() === stop?.[name]?.getTime(),
  )

const words = { arrivedAt: 'arrival', unloadedAt: 'unloading', departedAt: 'departure' } as const

/** AUDIT-1: the times of stops as history tells them, by the clock of the place. */
function changesOf(stops: readonly TrackedStopRow[], visits: Derived['visits']): Changes {
  const changes: Changes = {}
  for (const [index, stop] of stops.entries())
    for (const name of ['arrivedAt', 'unloadedAt', 'departedAt'] as const) {
      const [before, after] = [stop[name], visits[index]?.[name] ?? null]
      if (before?.getTime() === after?.getTime()) continue
      const written = (at: Date | null) =>
        at && `stop ${stop.stopNumber}: ${formatInZone(at, stop.timeZone ?? 'UTC', 'MM/dd/yyyy HH:mm ZZZZ')}`
      changes[words[name]] = joined(changes[words[name]], written(before), written(after))
    }
  return changes
}

/** Several stops may have news of the same sort at once. */
const joined = (already: Changes[string] | undefined, before: string | null, after: string | null): Changes[string] => {
  const both = (one: unknown, other: string | null) => [one, other].filter(Boolean).join(', ') || null
  return [both(already?.[0], before), both(already?.[1], after)]
}

/** What a shipment keeps of the times of its stops (DEF-91). */
function columnsOf({ stops }: Tracked, { visits }: Derived) {
  const now = stops.map((stop, index) => ({ ...stop, ...visits[index] }))
  const [first, last] = [now[0], now.at(-1)]
  return {
    ...countsOfStops(now),
    actualPickupAt: first?.departedAt ?? null,
    actualDeliveryAt: last?.unloadedAt ?? last?.departedAt ?? null,
  }
}
