import { EditLocation, type LocationUpdate } from '@lanewise/contract/location-fields'
import { locationLabels, nameIsLocked } from '@lanewise/domain/locations/labels'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findByAddress, type LocationRow, lockLocation, markDeleted, saveLocation } from '../locations.queries.ts'
import { locationView } from '../locations.view.ts'
import { announce, locationHistoryValues, locationLabelsOf, recordedFields, subject } from '../record-location.ts'
import { placedColumns } from './location-columns.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

export async function updateLocation(ctx: Context, locationNumber: string, update: LocationUpdate) {
  const row = (await lockLocation(ctx.db, locationNumber)) ?? refuse.notFound('location')
  const given = await joinChanges(ctx.db, EditLocation, {
    current: fieldsOf(row),
    version: row.version,
    // A missing name leaves the stored name unchanged (LOC-22).
    update: { ...update, locationName: update.locationName ?? undefined },
    // Dock hours have a version of their own.
    recorded: { entity: 'location', id: row.id, versionedFields: [...recordedFields, 'mergedLocation'] },
    labels: locationLabels,
    formatters: locationLabelsOf,
  })
  const columns = { ...placedColumns(given), locationName: nameOf(row, given.locationName) }
  const changes = changesBetween(
    locationHistoryValues(row),
    locationHistoryValues({ ...row, ...columns }),
    recordedFields,
  )
  if (!changes) return locationView(row, ctx.user)
  if (columns.normalizedAddress !== row.normalizedAddress) {
    const existing = await findByAddress(ctx.db, columns.normalizedAddress)
    if (existing) refuseTakenAddress(existing)
  }
  const saved = await saveLocation(ctx.db, row.id, columns, ctx.now)
  ctx.record(subject(saved), 'changed', changes)
  announce(ctx, saved, 'changed')
  return locationView(saved, ctx.user)
}

export async function deleteLocation(ctx: Context, locationNumber: string) {
  const row = (await lockLocation(ctx.db, locationNumber)) ?? refuse.notFound('location')
  await markDeleted(ctx.db, row.id, ctx.now)
  ctx.record(subject(row), 'deleted', allOf(locationHistoryValues(row), recordedFields, 'deleted'))
  announce(ctx, row, 'deleted')
}

const fieldNames = Object.keys(EditLocation.shape) as (keyof EditLocation)[]
const fieldsOf = (row: LocationRow) =>
  Object.fromEntries(fieldNames.map((name) => [name, row[name]])) as unknown as EditLocation

/** Only the locations of the user's own company can get a different default name. (LOC-22) */
function nameOf(row: LocationRow, wanted: string | null): string {
  if (wanted === null || wanted === row.locationName) return row.locationName
  if (row.knownCompanyId !== null) refuse.conflict(nameIsLocked, { locationName: [nameIsLocked] })
  return wanted
}
