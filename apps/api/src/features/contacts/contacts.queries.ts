import { permissions } from '@lanewise/domain/access/permissions'
import type { ContactRoleType } from '@lanewise/domain/contacts/contact-role-types'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ContactRow = Selectable<Tables['contacts']>
export type ContactFilter = {
  searchTerm: string
  contactRoleType?: ContactRoleType | undefined
  page: number
  pageSize: number
}

export async function searchContacts(db: Tx, { searchTerm, contactRoleType, page, pageSize }: ContactFilter) {
  const found = db
    .selectFrom('contacts')
    .where('deletedAt', 'is', null)
    .$if(searchTerm !== '', (query) => query.where('searchText', 'like', containing(searchTerm)))
    .$if(contactRoleType !== undefined, (query) => query.where(isOfType[contactRoleType as ContactRoleType]))
  const rows = await found
    .selectAll()
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

const isOfType: Record<ContactRoleType, ReturnType<typeof sql<boolean>>> = {
  Admin: sql<boolean>`create_portal_user and permissions @> ${permissions}::text[]`,
  Portal: sql<boolean>`create_portal_user`,
  Driver: sql<boolean>`is_driver`,
}

export const findContact = (db: Tx, id: string) => living(db).where('id', '=', id).executeTakeFirst()

export const lockContact = (db: Tx, id: string) => living(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockContactByEmail = (db: Tx, email: string) =>
  living(db)
    .where((eb) => eb(eb.fn('lower', ['primaryEmailAddress']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()

export const contactsAt = (db: Tx, locationId: string) =>
  living(db)
    .where('id', 'in', (eb) =>
      eb.selectFrom('contactLocations').select('contactId').where('locationId', '=', locationId),
    )
    .orderBy(sql`lower(last_name)`)
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .execute()

export const insertContact = (db: Tx, fields: Insertable<Tables['contacts']>) =>
  db.insertInto('contacts').values(fields).returningAll().executeTakeFirstOrThrow()

export const saveContact = (db: Tx, id: string, fields: Updateable<Tables['contacts']>, now: Date) =>
  db
    .updateTable('contacts')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Somebody was sent something; what forms were loaded with stays the newest version. */
export const touchContact = (db: Tx, id: string, now: Date) =>
  db.updateTable('contacts').set({ updatedAt: now }).where('id', '=', id).execute()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('contacts').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

const living = (db: Tx) => db.selectFrom('contacts').selectAll().where('deletedAt', 'is', null)
