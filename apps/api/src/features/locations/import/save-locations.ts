import type { LocationRow as Row } from '@lanewise/contract/location-fields'
import { knownDays } from '@lanewise/domain/locations/dock-hours'
import { defaultLocationName } from '@lanewise/domain/locations/location-name'
import { recordedHours, scheduleHistoryValues } from '#features/locations/docks/schedule-text.ts'
import { allOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Refused } from '#platform/sheet/import-sheet.ts'
import { ownersByName } from '../known-companies.ts'
import { announce, locationHistoryValues, recordedFields, subject } from '../record-location.ts'
import type { PlacedColumns } from '../save/location-columns.ts'
import { takenAddress } from '../save/refuse-taken-address.ts'
import { insertLocations, insertSchedules, lockImports, numbersAt } from './import.queries.ts'

export type Checked = Pick<Row, 'locationName' | 'companyName' | 'isAppointmentRequired' | 'dockHours'> & {
  row: number
  columns: PlacedColumns
}

/**
 * Saves the first row of each new address and refuses the other rows with the number of the location at that address.
 */
export async function saveLocations(ctx: Context, rows: Checked[]): Promise<Refused[]> {
  await lockImports(ctx.db, ctx.user.companyId)
  const firsts = new Map<string, Checked>()
  for (const row of rows) {
    const { normalizedAddress } = row.columns
    if (!firsts.has(normalizedAddress)) firsts.set(normalizedAddress, row)
  }
  const saved = await insertNew(ctx, [...firsts.values()])
  return refusedOf(
    ctx,
    rows.filter((row) => !saved.has(row)),
  )
}

async function insertNew(ctx: Context, rows: Checked[]): Promise<Set<Checked>> {
  const columns = await columnsOf(ctx, rows)
  const inserted = await insertLocations(ctx.db, [...columns.values()])
  const byAddress = new Map(rows.map((row) => [row.columns.normalizedAddress, row]))
  const saved = inserted.flatMap(({ normalizedAddress, ...keys }) => {
    const row = byAddress.get(normalizedAddress)
    const facts = row && columns.get(row)
    return row && facts ? [{ ...keys, row, facts }] : []
  })
  await insertSchedules(
    ctx.db,
    saved.map(({ id, row }) => ({
      locationId: id,
      isAppointmentRequired: row.isAppointmentRequired,
      dockHours: knownDays(row.dockHours),
    })),
  )
  for (const { id, locationNumber, row, facts } of saved) {
    const values = { ...locationHistoryValues(facts), ...scheduleHistoryValues(row) }
    ctx.record(subject({ id, locationNumber, ...facts }), 'imported', allOf(values, recorded, 'created'))
  }
  const [first] = saved
  if (first) announce(ctx, first, 'imported')
  return new Set(saved.map(({ row }) => row))
}

const recorded = [...recordedFields, ...recordedHours]

async function columnsOf(ctx: Context, rows: Checked[]) {
  const ownerByName = await ownersByName(
    ctx,
    rows.map(({ companyName }) => companyName ?? ''),
  )
  return new Map(
    rows.map((row) => {
      const { columns, companyName, locationName: given } = row
      const owner = ownerByName(companyName ?? '')
      const locationName = given ?? defaultLocationName({ ...owner, city: columns.city })
      const verified = { verifiedLocationName: locationName, verifiedCompanyName: owner.companyName }
      return [row, { ...columns, ...owner, ...verified, locationName }]
    }),
  )
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
