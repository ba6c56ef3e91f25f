import type { Contact, LocationContact } from '@lanewise/contract/contacts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { findLocations, moveToLocation, replaceLocations } from './contact-locations.queries.ts'
import { contactsAt, insertContact, saveContact } from './contacts.queries.ts'
import { contactView, contactViews } from './contacts.view.ts'
import { recordContact } from './record-contact.ts'
import { refuseTaken } from './refuse-taken.ts'

/**
 * Creates a contact together with a location. The permission to save the location is enough, and the contact gets no
 * portal access. (LOC-27)
 */
export async function createContactAtLocation(
  ctx: Context,
  { locationId, ...person }: LocationContact & { locationId: string },
): Promise<Contact> {
  const places = await findLocations(ctx.db, [locationId])
  if (places.length === 0) refuse.notFound('location')
  const row = await insertContact(ctx.db, person).catch(refuseTaken)
  await replaceLocations(ctx.db, row.id, [locationId])
  const contact = contactView(row, places)
  recordContact(ctx, null, contact)
  return contact
}

/** The contacts at a location, by name. (LOC-28) */
export const contactsOfLocation = async (db: Tx, locationId: string): Promise<Contact[]> =>
  contactViews(db, await contactsAt(db, locationId))

/** Moves the contacts of a merged location to the remaining location and records the move in their history. */
export async function moveContactsToLocation(ctx: Context, from: string, to: string): Promise<void> {
  const rows = await contactsAt(ctx.db, from)
  const before = await contactViews(ctx.db, rows)
  await moveToLocation(ctx.db, from, to)
  for (const [index, row] of rows.entries()) {
    const saved = await saveContact(ctx.db, row.id, {}, ctx.now)
    const [after] = await contactViews(ctx.db, [saved])
    recordContact(ctx, before[index] ?? null, after ?? null)
  }
}
