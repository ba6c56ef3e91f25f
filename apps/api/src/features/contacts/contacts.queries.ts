import type { Preferences } from '@lanewise/contract/profile'
import { permissions } from '@lanewise/domain/access/permissions'
import type { ContactRoleType } from '@lanewise/domain/contacts/contact-role-types'
import type { PortalAccess } from '@lanewise/domain/contacts/portal-access'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type ContactRow = RecordRow<'contacts'>
export type ContactFilter = {
  searchTerm: string
  contactRoleType?: ContactRoleType | undefined
  access: readonly PortalAccess[]
}

const records = recordQueries('contacts')
const { living } = records
export const { findById: findContact, findByIds: findContactsByIds, lockById: lockContactRow } = records

const isOfType: Record<ContactRoleType, ReturnType<typeof sql<boolean>>> = {
  Admin: sql<boolean>`create_portal_user and permissions @> ${permissions}::text[]`,
  Portal: sql<boolean>`create_portal_user`,
  Driver: sql<boolean>`is_driver`,
}

const hasAccess: Record<PortalAccess, ReturnType<typeof sql<boolean>>> = {
  Active: sql<boolean>`(create_portal_user and is_activated)`,
  Invited: sql<boolean>`(create_portal_user and not is_activated)`,
  None: sql<boolean>`not create_portal_user`,
}

export const contactList = listQuery({
  from: living,
  where: ({ contactRoleType, access }: ContactFilter) => [
    ...(contactRoleType ? [isOfType[contactRoleType]] : []),
    ...(access.length > 0
      ? [
          sql<boolean>`(${sql.join(
            access.map((one) => hasAccess[one]),
            sql` or `,
          )})`,
        ]
      : []),
  ],
  search: { kind: 'contact', text: ({ searchTerm }) => searchTerm },
  sorts: { name: [sortBy(sql`lower(last_name)`), sortBy(sql`lower(first_name)`)] },
})

export const lockContactRowByEmail = (db: Tx, email: string) =>
  living(db)
    .where('primaryEmailAddress', '<>', '')
    .where((eb) => eb(eb.fn('lower', ['primaryEmailAddress']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()

/** Advisory lock held until the end of the transaction by every action that removes an admin from the company. */
export const lockAdmins = (db: Tx, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`contacts.admins:${companyId}`}, 0))`.execute(db)

/** Whether another contact has an active account with all permissions. */
export const hasOtherAdmin = async (db: Tx, id: string) =>
  (await living(db).where('id', '<>', id).where('isActivated', '=', true).where(isOfType.Admin).executeTakeFirst()) !==
  undefined

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
  db.insertInto('contacts').values(fields).returning(recordColumns.contacts).executeTakeFirstOrThrow()

export const saveContact = (db: Tx, id: string, fields: Updateable<Tables['contacts']>, now: Date) =>
  db
    .updateTable('contacts')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.contacts)
    .executeTakeFirstOrThrow()

/** What a person set for the own screens and mails is no change of the contact. */
export const savePreferences = (db: Tx, id: string, preferences: Preferences) =>
  db
    .updateTable('contacts')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', id)
    .execute()

/**
 * Updates the time only, because a mail was sent to the contact. The version stays, so that open forms remain current.
 */
export const touchContact = (db: Tx, id: string, now: Date) =>
  db.updateTable('contacts').set({ updatedAt: now }).where('id', '=', id).execute()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('contacts').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

/** Names of contacts, including deleted ones. */
export async function namesOf(db: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

export type PortalActivity = { invitedAt: Date | null; lastActiveAt: Date | null }

/** When portal users among these contacts were invited last, and when they used the portal last. */
export async function portalActivityOf(db: Tx, contactIds: readonly string[]): Promise<Map<string, PortalActivity>> {
  if (contactIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('system.credentials')
    .select(['contactId', 'invitedAt', 'lastActiveAt'])
    .where('contactId', 'in', [...contactIds])
    .execute()
  return new Map(rows.map(({ contactId, ...activity }) => [contactId, activity]))
}

export const noteInvitation = (db: Tx, contactId: string, now: Date) =>
  db.updateTable('system.credentials').set({ invitedAt: now }).where('contactId', '=', contactId).execute()
