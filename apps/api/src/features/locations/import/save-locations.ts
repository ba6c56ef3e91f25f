import type { LocationRow as Row } from '@lanewise/contract/location-fields'
import { isKnownDay, settledDay } from '@lanewise/domain/locations/dock-hours'
import { defaultLocationName } from '@lanewise/domain/locations/location-name'
import { sql } from 'kysely'
import { allOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Refused } from '#platform/import-csv.ts'
import { insertHours, insertSchedules } from '../docks/docks.queries.ts'
import { recordedHours, scheduleInWords } from '../docks/schedule-in-words.ts'
import { ownersNamed } from '../known-companies.ts'
import { insertLocations, type LocationRow, numbersAt } from '../locations.queries.ts'
import { announce, inWords, recordedFields, subject } from '../record-location.ts'
import type { PlacedColumns } from '../save/location-columns.ts'
import { takenAddress } from '../save/refuse-taken-address.ts'

export type Checked = Pick<Row, 'locationName' | 'companyName' | 'isAppointmentRequired' | 'dockHours'> & {
  row: number
  columns: PlacedColumns
}

/** Saves rows whose addresses are new, the first of each, and refuses the others with the number of the location there. */
export async function saveLocations(ctx: Context, rows: Checked[]): Promise<Refused[]> {
  await takeTurn(ctx)
  const firsts = new Map(rows.toReversed().map((row) => [row.columns.normalizedAddress, row]))
  const inserted = await insertLocations(ctx.db, await columnsOf(ctx, [...firsts.values()]))
  await insertDocks(ctx, inserted, firsts)
  for (const row of inserted) {
    const schedule = firsts.get(row.normalizedAddress)
    const facts = { ...inWords(row), ...(schedule && scheduleInWords(schedule)) }
    ctx.record(subject(row), 'imported', allOf(facts, [...recordedFields, ...recordedHours], 'created'))
  }
  const [first] = inserted
  if (first) announce(ctx, first, 'imported')
  const saved = new Set(inserted.map((row) => row.normalizedAddress))
  return refusedOf(
    ctx,
    rows.filter(
      (row) => firsts.get(row.columns.normalizedAddress) !== row || !saved.has(row.columns.normalizedAddress),
    ),
  )
}

/** Imports of one company save one after the other, so that two files with the same addresses do not wait for each other. */
const takeTurn = ({ db, user }: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`locations.import:${user.companyId}`}, 0))`.execute(db)

async function columnsOf(ctx: Context, rows: Checked[]) {
  const ownerNamed = await ownersNamed(
    ctx,
    rows.map(({ companyName }) => companyName ?? ''),
  )
  return rows.map(({ columns, companyName, locationName: given }) => {
    const owner = ownerNamed(companyName ?? '')
    const locationName = given ?? defaultLocationName({ ...owner, city: columns.city })
    return {
      ...columns,
      ...owner,
      locationName,
      verifiedLocationName: locationName,
      verifiedCompanyName: owner.companyName,
    }
  })
}

async function insertDocks({ db }: Context, inserted: LocationRow[], rows: Map<string, Checked>) {
  if (inserted.length === 0) return
  const given = new Map(inserted.map((row) => [row.id, rows.get(row.normalizedAddress)]))
  const schedules = await insertSchedules(
    db,
    inserted.map(({ id }) => ({
      locationId: id,
      isAppointmentRequired: given.get(id)?.isAppointmentRequired ?? false,
    })),
  )
  const hours = schedules.flatMap(({ id, locationId }) => {
    const days = (given.get(locationId)?.dockHours ?? []).map(settledDay).filter(isKnownDay)
    return days.map((day) => ({ ...day, dockScheduleId: id }))
  })
  await insertHours(db, hours)
}

async function refusedOf({ db }: Context, rows: Checked[]): Promise<Refused[]> {
  if (rows.length === 0) return []
  const numbers = await numbersAt(
    db,
    rows.map(({ columns }) => columns.normalizedAddress),
  )
  const byAddress = new Map(numbers.map((one) => [one.normalizedAddress, one.locationNumber]))
  return rows.map(({ row, columns }) => ({
    row,
    reason: takenAddress(byAddress.get(columns.normalizedAddress) ?? columns.addressLine1),
  }))
}
