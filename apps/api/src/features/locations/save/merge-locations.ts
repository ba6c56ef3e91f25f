import { updateLocation } from '@lanewise/contract/locations'
import { isAllowed } from '@lanewise/domain/access/allowed'
import { completeWeek } from '@lanewise/domain/locations/dock-hours'
import { mergedFields } from '@lanewise/domain/locations/merge'
import { moveContactsToLocation } from '#features/contacts/index.ts'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { saveDockSchedule } from '../docks/docks.actions.ts'
import { schedulesOf } from '../docks/docks.queries.ts'
import { type LocationRow, lockLocation, lockLocations, markDeleted, saveLocation } from '../locations.queries.ts'
import { locationView } from '../locations.view.ts'
import { announce, locationHistoryValues, nameWithNumber, recordedFields, subject } from '../record-location.ts'
import type { PlacedColumns } from './location-columns.ts'

type Merge = { mergeNumber: string; version?: number | undefined }

/**
 * Merges a location into another of the same company in one transaction: its contacts and data move, then it is
 * deleted.
 */
export async function mergeLocations(ctx: Context, locationNumber: string, { mergeNumber, version }: Merge) {
  if (mergeNumber === locationNumber) refuse.invalid(itself, { mergeNumber: [itself] })
  const rows = await lockLocations(ctx.db, [locationNumber, mergeNumber])
  const survivor = rows.find((row) => row.locationNumber === locationNumber) ?? refuse.notFound('location')
  const other = rows.find((row) => row.locationNumber === mergeNumber) ?? refuse.notFound('location')
  if (version !== undefined && version !== survivor.version) refuse.changed([], survivor.version)
  await moveContactsToLocation(ctx, other.id, survivor.id)
  await mergeHours(ctx, survivor, other)
  await retire(ctx, other, survivor)
  const saved = await saveMerged(ctx, survivor, other, { mergedLocation: [null, nameWithNumber(other)] })
  return locationView(saved, ctx.user)
}

/** Merges the input for a new location into the location that already exists at the address. */
export async function mergeEntered(ctx: Context, locationNumber: string, entered: PlacedColumns) {
  if (!isAllowed(updateLocation.permission, ctx.user.permissions)) refuse.forbidden()
  const row = (await lockLocation(ctx.db, locationNumber)) ?? refuse.notFound('location')
  if (row.normalizedAddress !== entered.normalizedAddress) refuse.conflict(elsewhere, { mergeInto: [elsewhere] })
  return saveMerged(ctx, row, entered, {})
}

const itself = 'A location cannot be merged with itself'
const elsewhere = 'This location has another address'

type Facts = Parameters<typeof mergedFields>[1]

async function saveMerged(ctx: Context, survivor: LocationRow, other: Facts, also: Changes): Promise<LocationRow> {
  const columns = mergedFields(survivor, other)
  const changes = {
    ...changesBetween(
      locationHistoryValues(survivor),
      locationHistoryValues({ ...survivor, ...columns }),
      recordedFields,
    ),
    ...also,
  }
  if (Object.keys(changes).length === 0) return survivor
  const saved = await saveLocation(ctx.db, survivor.id, columns, ctx.now)
  ctx.record(subject(saved), 'changed', changes)
  announce(ctx, saved, 'merged')
  return saved
}

/** Days without hours at the kept location take the hours of the other location. */
async function mergeHours(ctx: Context, survivor: LocationRow, other: LocationRow) {
  const rows = await schedulesOf(ctx.db, [survivor.id, other.id])
  const [own, others] = [survivor, other].map(({ id }) => rows.find(({ locationId }) => locationId === id))
  if (!own || !others) return
  await saveDockSchedule(ctx, survivor, own, {
    isAppointmentRequired: own.isAppointmentRequired || others.isAppointmentRequired,
    dockHours: completeWeek([...own.dockHours, ...others.dockHours]),
  })
}

async function retire(ctx: Context, other: LocationRow, survivor: LocationRow) {
  await markDeleted(ctx.db, other.id, ctx.now)
  ctx.record(subject(other), 'changed', { replacementLocation: [null, nameWithNumber(survivor)] })
  ctx.record(subject(other), 'deleted', allOf(locationHistoryValues(other), recordedFields, 'deleted'))
  announce(ctx, other, 'deleted')
}
