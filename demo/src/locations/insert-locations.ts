import type { Tx } from '@lanewise/api/platform/db/database'
import { knownDays } from '@lanewise/domain/locations/dock-hours'
import { dates, learntAt } from '#history/dates.ts'
import type { Random } from '#random.ts'
import type { DemoLocation } from './make-locations.ts'

type Seeding = { random: Random; now: Date; ownName: string }

/**
 * Inserts locations with their owners and dock schedules in three statements. Location numbers follow the order of the
 * list.
 */
export async function insertLocations(tx: Tx, { random, now, ownName }: Seeding, locations: readonly DemoLocation[]) {
  const names = [...new Set(locations.flatMap(({ companyName }) => companyName ?? []))]
  const firms = names.map((companyName) => ({ id: random.id(), companyName }))
  const ids = new Map(firms.map(({ id, companyName }) => [companyName, id]))
  if (firms.length > 0) await tx.insertInto('knownCompanies').values(firms).execute()
  const createdAt = dates.locationsImported(now)
  const learnt = learntAt(locations, now)
  const rows = await tx
    .insertInto('locations')
    .values(
      locations.map((location) => ({
        ...columnsOf(location, ownName, ids.get(location.companyName ?? '') ?? null),
        createdAt,
        updatedAt: learnt.get(location.id) ?? createdAt,
      })),
    )
    .returningAll()
    .execute()
  await tx
    .insertInto('dockSchedules')
    .values(
      locations.map(({ id, isAppointmentRequired, dockHours }) => ({
        locationId: id,
        isAppointmentRequired,
        dockHours: JSON.stringify(knownDays(dockHours)),
      })),
    )
    .execute()
  return rows
}

export type InsertedLocation = Awaited<ReturnType<typeof insertLocations>>[number]

function columnsOf(location: DemoLocation, ownName: string, knownCompanyId: string | null) {
  const { dockHours: _hours, isAppointmentRequired: _appointment, ...columns } = location
  // The company's own sites are told apart by their city.
  const companyName = location.companyName ?? `${ownName} ${location.city}`
  const locationName = location.locationName ?? location.city
  return {
    ...columns,
    knownCompanyId,
    companyName,
    verifiedCompanyName: companyName,
    locationName,
    verifiedLocationName: locationName,
  }
}
