import type { LocationVisit, LocationVisits } from '@lanewise/contract/performance'
import { stopOnTimeStatus } from '@lanewise/domain/tracking/on-time'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { latestVisits, locationIdOf, measuredMinutes, type VisitRow } from './performance.queries.ts'
import { timesOf } from './stop-counts.ts'

const shown = 10
/** Only the latest visits are measured: dwell times from years ago say little about a dock. */
const measured = 100

/** Recent visits to a location and their dwell times. (LOCPAGE-2) */
export async function visitsOf({ db, now }: Context, locationNumber: string): Promise<LocationVisits> {
  const id = (await locationIdOf(db, locationNumber)) ?? refuse.notFound('location')
  return {
    loading: await measuredMinutes(db, id, 0, measured),
    unloading: await measuredMinutes(db, id, 1, measured),
    recent: (await latestVisits(db, id, { now, limit: shown })).map(visitView),
  }
}

const visitView = (row: VisitRow): LocationVisit => ({
  shipmentNumber: row.shipmentNumber,
  shipmentStatus: row.status as LocationVisit['shipmentStatus'],
  stopType: row.stopType,
  carrierName: row.carrierName,
  earlyDateTime: row.earlyAt.toISOString(),
  lateDateTime: row.lateAt.toISOString(),
  appointmentDateTime: row.appointmentAt?.toISOString() ?? null,
  arrivalDateTime: row.arrivedAt?.toISOString() ?? null,
  departureDateTime: row.departedAt?.toISOString() ?? null,
  onTimeStatus: stopOnTimeStatus(timesOf(row), null),
})
