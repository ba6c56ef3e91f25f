import { TrackingEventFields } from '@lanewise/contract/tracking'
import { eventKinds } from '@lanewise/domain/tracking/event-kinds'
import { instantOfX12Time } from '@lanewise/edi/standard/times'
import type { LoadStatus, StatusReport } from '@lanewise/edi/status-214'
import { findCity } from '@lanewise/geography/places/cities'
import type { Context } from '#platform/context.ts'
import { type TrackedStopRow, trackedStops } from '../apply/apply.queries.ts'
import { takeEvents } from '../ingest/take-events.ts'
import { type LoadOfCarrier, loadOfCarrier } from './statuses.queries.ts'

type CarrierReport = {
  report: StatusReport
  carrierId: string
  /** Sender of the statuses. */
  provider: string
  /** File and transaction of a status. Together with its position in the file it forms the event id. */
  source: string
  /** How many times faster than real trucks those of this carrier may be. */
  pace: number
}
type Outcome = { shipmentNumber: string | null; outcome: 'Taken' | 'Refused' | 'Unknown'; message: string }

/** Takes the statuses of an X12 214. A carrier may report only on its own loads. (TRACKING-2) */
export async function takeStatuses(
  ctx: Context,
  { report, carrierId, provider, source, pace }: CarrierReport,
): Promise<Outcome> {
  const names = [report.shipmentNumber, report.proNumber].flatMap((name) => name ?? [])
  const load = await loadOfCarrier(ctx.db, carrierId, names)
  if (!load)
    return {
      shipmentNumber: names[0]?.slice(0, 30) ?? null,
      outcome: 'Unknown',
      message: `Load ${names[0]?.slice(0, 30)} is not with this carrier`,
    }
  const stops = await trackedStops(ctx.db, [load.id])
  const events = report.statuses.map((status) => eventOf(status, { load, stops, source, now: ctx.now }))
  const taken = await takeEvents(ctx, {
    provider,
    events: events.flatMap((one) => ('event' in one ? [one.event] : [])),
    pace,
  })
  const refusals = [
    ...events.flatMap((one) => ('refusal' in one ? [one.refusal] : [])),
    ...taken.results.flatMap(({ message }) => message ?? []),
  ]
  return {
    shipmentNumber: load.shipmentNumber,
    ...summaryText(report.statuses, events.length - refusals.length, refusals),
  }
}

function summaryText(statuses: readonly LoadStatus[], taken: number, refusals: readonly string[]) {
  const why = [...new Set(refusals)].join('; ')
  if (taken === 0) return { outcome: 'Refused' as const, message: why }
  const labels = statuses.map(({ kind }) => eventKinds[kind].label).join(', ')
  const message = refusals.length > 0 ? `${taken} of ${statuses.length} statuses taken; ${why}` : labels
  return { outcome: 'Taken' as const, message }
}

type StatusContext = { load: LoadOfCarrier; stops: readonly TrackedStopRow[]; source: string; now: Date }
type CheckedStatus = { event: TrackingEventFields } | { refusal: string }

function eventOf(status: LoadStatus, { load, stops, source, now }: StatusContext): CheckedStatus {
  const stop = stopOf(status, stops)
  const at = status.at && instantOfX12Time(status.at, stop?.timeZone ?? load.originTimeZone)
  if (!at) return { refusal: `Status ${status.code} has no time` }
  const isAhead =
    status.kind === 'Estimate' || status.kind === 'DeliveryAppointment' || status.kind === 'PickupScheduled'
  const parsed = TrackingEventFields.safeParse({
    eventId: `${source}-${status.position}`,
    shipmentNumber: load.shipmentNumber,
    kind: status.kind,
    stopNumber: stop?.stopNumber ?? null,
    // An estimate is reported now for an event in the future.
    occurredAt: isAhead && Date.parse(at) > now.getTime() ? now.toISOString() : at,
    estimatedAt: isAhead ? at : null,
    ...placeOf(status),
    reason: status.reason,
    note: status.remarks?.slice(0, 500) ?? null,
  })
  return parsed.success ? { event: parsed.data } : { refusal: `Status ${status.code} cannot be read` }
}

/** Stop by the carrier's stop number, otherwise by city, otherwise the first or last stop depending on the status. */
function stopOf({ stopNumber, side, city }: LoadStatus, stops: readonly TrackedStopRow[]): TrackedStopRow | undefined {
  if (stopNumber !== null) return stops.find((stop) => stop.stopNumber === stopNumber)
  if (side === null) return undefined
  const ofSide = stops.filter(({ stopType }) => (stopType === 0 ? 'Pickup' : 'Delivery') === side)
  const there = ofSide.filter((stop) => city !== null && stop.city?.toUpperCase() === city.toUpperCase())
  if (there.length === 1) return there[0]
  return ofSide.length === 1 ? ofSide[0] : undefined
}

/** A city without coordinates is precise enough to estimate progress. */
function placeOf({ city, state, country, latitude, longitude }: LoadStatus) {
  const cityAndState = { city: city?.slice(0, 100) ?? null, state: state?.slice(0, 60) ?? null }
  if (latitude !== null && longitude !== null) return { ...cityAndState, latitude, longitude }
  const land = countries[country ?? ''] ?? 'US'
  const knownCity = city && state ? findCity(land, state, city) : undefined
  return { ...cityAndState, latitude: knownCity?.latitude ?? null, longitude: knownCity?.longitude ?? null }
}

const countries: Readonly<Record<string, 'US' | 'CA' | 'MX'>> = { CA: 'CA', CAN: 'CA', MX: 'MX', MEX: 'MX' }
