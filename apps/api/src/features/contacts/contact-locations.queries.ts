import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type ContactLocationRow = {
  contactId: string
  id: string
  name: string
  city: string
  state: string
  timeZone: string
  isOwn: boolean
}

/** The locations of contacts, in the order in which they were chosen. */
export const locationsOfContacts = (db: Tx, contactIds: readonly string[]): Promise<ContactLocationRow[]> =>
  contactIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('contactLocations as place')
        .innerJoin('locations as location', 'location.id', 'place.locationId')
        .select([
          'place.contactId',
          'location.id',
          'location.city',
          'location.state',
          'location.ianaTimeZone as timeZone',
        ])
        .select(sql<string>`coalesce(location.location_alias, location.location_name)`.as('name'))
        .select(sql<boolean>`location.known_company_id is null`.as('isOwn'))
        .where('place.contactId', 'in', [...contactIds])
        .where('location.deletedAt', 'is', null)
        .orderBy('place.position')
        .orderBy('location.id')
        .execute()

/** The locations with these ids that are not deleted, in the given order. */
export const findLocations = async (db: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'city', 'state', 'ianaTimeZone as timeZone'])
    .select(sql<string>`coalesce(location_alias, location_name)`.as('name'))
    .select(sql<boolean>`known_company_id is null`.as('isOwn'))
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

export async function replaceLocations(db: Tx, contactId: string, locationIds: readonly string[]) {
  await db.deleteFrom('contactLocations').where('contactId', '=', contactId).execute()
  if (locationIds.length === 0) return
  await db
    .insertInto('contactLocations')
    .values(locationIds.map((locationId, position) => ({ contactId, locationId, position })))
    .execute()
}

export async function moveToLocation(db: Tx, from: string, to: string) {
  await db
    .insertInto('contactLocations')
    .columns(['contactId', 'locationId', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('contactLocations')
        .select(['contactId', eb.val(to).as('locationId'), 'position'])
        .where('locationId', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['companyId', 'contactId', 'locationId']).doNothing())
    .execute()
  await db.deleteFrom('contactLocations').where('locationId', '=', from).execute()
}
