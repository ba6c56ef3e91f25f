import type { CheckedInput } from '@lanewise/contract/operation'
import { type getTrackedLoads as call, mostLoads, type TrackedLoad, trackedDays } from '@lanewise/contract/tracking'
import { dayMs } from '@lanewise/domain/shared/units'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import { type KnownRow, knownOf, type TrackedStopRow, trackedStops } from '../apply/apply.queries.ts'
import { type LoadRow, loadsToTrack, type ProvenStop, provenStops } from './loads.queries.ts'

type LoadQuery = CheckedInput<typeof call>['query']

/** Loads that need tracking reports, by number. (TRACKING-2) */
export async function getTrackedLoads({ db, now }: Context, { scac, after }: LoadQuery) {
  const deliveredAfter = new Date(now.getTime() - trackedDays * dayMs)
  const rows = await loadsToTrack(db, { scac, after, deliveredAfter, most: mostLoads + 1 })
  const page = rows.slice(0, mostLoads)
  const ids = page.map(({ id }) => id)
  const [stops, known, proven] = await Promise.all([trackedStops(db, ids), knownOf(db, ids), provenStops(db, ids)])
  return {
    data: page.map((row) =>
      loadView(row, {
        stops: stops.filter(({ shipmentId }) => shipmentId === row.id),
        known: known.find(({ shipmentId }) => shipmentId === row.id),
        proven: proven.filter(({ shipmentId }) => shipmentId === row.id),
      }),
    ),
    next: rows.length > page.length ? (page.at(-1)?.shipmentNumber ?? null) : null,
  }
}

type About = { stops: readonly TrackedStopRow[]; known: KnownRow | undefined; proven: readonly ProvenStop[] }

const loadView = (row: LoadRow, { stops, known, proven }: About): TrackedLoad => ({
  shipmentNumber: row.shipmentNumber,
  proNumber: row.proNumber,
  carrierName: row.carrierName,
  carrierScac: row.carrierScac,
  shipmentStatus: row.status,
  shipmentStatusName: shipmentStatusOf(row.status),
  shippingMode: row.shippingMode,
  isTeamRequired: row.isTeamRequired,
  bookedAt: written(row.bookedAt),
  lastHeardAt: written(known?.lastHeardAt ?? null),
  position: positionOf(known),
  stops: stops.map((stop) => stopView(stop, proven)),
})

function positionOf(known: KnownRow | undefined): TrackedLoad['position'] {
  if (!known?.positionAt || known.latitude === null || known.longitude === null) return null
  return { latitude: known.latitude, longitude: known.longitude, at: known.positionAt.toISOString() }
}

const stopView = (stop: TrackedStopRow, proven: readonly ProvenStop[]): TrackedLoad['stops'][number] => ({
  stopNumber: stop.stopNumber,
  stopType: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
  city: stop.city,
  state: stop.state,
  latitude: stop.latitude,
  longitude: stop.longitude,
  ianaTimeZone: stop.timeZone,
  earlyDateTime: (stop.appointmentAt ?? stop.earlyAt).toISOString(),
  lateDateTime: (stop.appointmentAt ?? stop.lateAt).toISOString(),
  legMiles: stop.milesTenths === null ? null : stop.milesTenths / 10,
  arrivedAt: written(stop.arrivedAt),
  unloadedAt: written(stop.unloadedAt),
  departedAt: written(stop.departedAt),
  hasProof: proven.some(({ stopNumber }) => stopNumber === stop.stopNumber),
})

const written = (at: Date | null) => at?.toISOString() ?? null
