import type { EditLocation } from '@lanewise/contract/location-fields'
import { locationLabels, nameIsLocked } from '@lanewise/domain/locations/labels'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import { refuseIfChanged } from '#platform/audit/refuse-if-changed.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findByAddress, type LocationRow, lockLocation, markDeleted, saveLocation } from '../locations.queries.ts'
import { locationView } from '../locations.view.ts'
import { announce, inWords, recordedFields, subject } from '../record-location.ts'
import { placedColumns } from './location-columns.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

export async function updateLocation(ctx: Context, locationNumber: string, { version, ...given }: EditLocation) {
  const row = (await lockLocation(ctx.db, locationNumber)) ?? refuse.notFound('location')
  await refuseIfNewer(ctx, row, version)
  const columns = { ...placedColumns(given), locationName: nameOf(row, given.locationName) }
  const changes = changesBetween(inWords(row), inWords({ ...row, ...columns }), recordedFields)
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
  ctx.record(subject(row), 'deleted', allOf(inWords(row), recordedFields, 'deleted'))
  announce(ctx, row, 'deleted')
}

/** Refuses a save over a newer version with who changed what; dock hours have a version of their own. */
export const refuseIfNewer = (ctx: Context, row: LocationRow, loaded: number | undefined) =>
  refuseIfChanged(ctx.db, {
    entity: 'location',
    id: row.id,
    current: row.version,
    loaded,
    labels: locationLabels,
    fields: [...recordedFields, 'mergedLocation'],
  })

/** LOC-22: only the own company's locations get another default name. */
function nameOf(row: LocationRow, wanted: string | null): string {
  if (wanted === null || wanted === row.locationName) return row.locationName
  if (row.knownCompanyId !== null) refuse.conflict(nameIsLocked, { locationName: [nameIsLocked] })
  return wanted
}
