import type { NewLocation } from '@lanewise/contract/location-fields'
import { defaultLocationName } from '@lanewise/domain/locations/location-name'
import { createContactAtLocation } from '#features/contacts/index.ts'
import { allOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { insertSchedule } from '../docks/docks.queries.ts'
import { ownerOf } from '../known-companies.ts'
import { findByAddress, insertLocation, type LocationColumns, type LocationRow } from '../locations.queries.ts'
import { locationView } from '../locations.view.ts'
import { announce, locationHistoryValues, recordedFields, subject } from '../record-location.ts'
import { placedColumns } from './location-columns.ts'
import { mergeEntered } from './merge-locations.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

/** Adds a location, or merges the input into the location that already exists at the address (LOCPAGE-3). (LOC-23) */
export async function createLocation(ctx: Context, given: NewLocation) {
  const placed = placedColumns(given)
  const row = given.mergeInto
    ? await mergeEntered(ctx, given.mergeInto, placed)
    : await addLocation(ctx, { ...placed, ...(await names(ctx, given)) })
  const contact = given.contact && (await createContactAtLocation(ctx, { ...given.contact, locationId: row.id }))
  return {
    resultNumber: row.locationNumber,
    resultId: row.id,
    isSuccess: true as const,
    location: locationView(row, ctx.user),
    contactId: contact?.id ?? null,
  }
}

async function names(ctx: Context, given: NewLocation) {
  const owner = await ownerOf(ctx, given)
  const locationName =
    given.verifiedLocationName ?? given.locationName ?? defaultLocationName({ ...owner, city: given.city })
  return { ...owner, locationName, verifiedLocationName: locationName, verifiedCompanyName: owner.companyName }
}

const takenMeanwhile = 'There was another location at this address a moment ago. Try again.'

async function addLocation(ctx: Context, columns: LocationColumns): Promise<LocationRow> {
  const row = await insertLocation(ctx.db, columns)
  if (!row) {
    const existing = await findByAddress(ctx.db, columns.normalizedAddress)
    return existing ? refuseTakenAddress(existing) : refuse.conflict(takenMeanwhile)
  }
  await insertSchedule(ctx.db, row.id)
  ctx.record(subject(row), 'created', allOf(locationHistoryValues(row), recordedFields, 'created'))
  announce(ctx, row, 'created')
  return row
}
