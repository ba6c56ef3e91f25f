import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type WatcherRow = Selectable<Tables['watchers']> & { contactName: string | null }

export type Watched = { entity: string; entityId: string }

export const addressIndex = 'watchers_address'

const withNames = (db: Tx) =>
  db
    .selectFrom('watchers as watcher')
    .leftJoin('contacts as contact', (join) =>
      join.onRef('contact.id', '=', 'watcher.contactId').on('contact.deletedAt', 'is', null),
    )
    .selectAll('watcher')
    .select(sql<string | null>`contact.first_name || ' ' || contact.last_name`.as('contactName'))

export const watchersOf = (db: Tx, { entity, entityId }: Watched): Promise<WatcherRow[]> =>
  withNames(db)
    .where('watcher.entity', '=', entity)
    .where('watcher.entityId', '=', entityId)
    .orderBy(sql`lower(coalesce(contact.first_name || ' ' || contact.last_name, watcher.email_address))`)
    .orderBy('watcher.id')
    .execute()

export const findWatcher = (db: Tx, id: string): Promise<WatcherRow | undefined> =>
  withNames(db).where('watcher.id', '=', id).executeTakeFirst()

export type NewWatcher = {
  contactId: string | null
  emailAddress: string
  notificationType: WatchNotification
  confirmedAt: Date | null
}

export const insertWatcher = async (db: Tx, { entity, entityId }: Watched, given: NewWatcher): Promise<WatcherRow> => {
  const { id } = await db
    .insertInto('watchers')
    .values({ entity, entityId, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return withNames(db).where('watcher.id', '=', id).executeTakeFirstOrThrow()
}

export const saveWatcher = (db: Tx, id: string, notificationType: WatchNotification, now: Date) =>
  db.updateTable('watchers').set({ notificationType, updatedAt: now }).where('id', '=', id).execute()

export const saveConfirmed = (db: Tx, id: string, confirmedAt: Date) =>
  db.updateTable('watchers').set({ confirmedAt }).where('id', '=', id).execute()

export const deleteWatcher = (db: Tx, id: string) => db.deleteFrom('watchers').where('id', '=', id).execute()

const livingContacts = (db: Tx) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'primaryEmailAddress'])
    .where('deletedAt', 'is', null)

export const findContact = (db: Tx, id: string) => livingContacts(db).where('id', '=', id).executeTakeFirst()

export const findContactByEmail = (db: Tx, email: string) =>
  livingContacts(db)
    .where((eb) => eb(eb.fn('lower', ['primaryEmailAddress']), '=', email.toLowerCase()))
    .executeTakeFirst()

type Wanted = { q: string; locationIds: readonly string[] }

/** Contacts to choose from. With places given, only contacts of these places. */
export const contactOptions = listQuery({
  from: livingContacts,
  where: ({ locationIds }: Wanted) =>
    locationIds.length === 0
      ? []
      : [
          sql<boolean>`id in (select contact_id from contact_locations where location_id = any(${locationIds}::uuid[]))`,
        ],
  search: { kind: 'contact', text: ({ q }: Wanted) => q },
  sorts: { name: [sortBy(sql`lower(last_name)`), sortBy(sql`lower(first_name)`)] },
})

/** Contacts of a carrier that have an email address. */
export const carrierPeople = (db: Tx, carrierId: string) =>
  db
    .selectFrom('carrierContacts')
    .select(['id', 'name', sql<string>`email`.as('email')])
    .where('carrierId', '=', carrierId)
    .where('email', 'is not', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(100)
    .execute()
