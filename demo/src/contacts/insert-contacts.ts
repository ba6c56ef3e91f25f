import type { Tx } from '@lanewise/api/platform/db/database'
import { dates } from '#history/dates.ts'
import type { DemoContact } from './make-contacts.ts'

/** Inserts contacts and their workplaces in two statements. */
export async function insertContacts(tx: Tx, contacts: readonly DemoContact[], now: Date) {
  const columns = contacts.map((contact, index) => {
    const createdAt = dates.contactCreated(now, index)
    return { ...columnsOf(contact), createdAt, updatedAt: createdAt }
  })
  const rows = await tx.insertInto('contacts').values(columns).returningAll().execute()
  const places = contacts.flatMap(({ id, locationIds }) =>
    locationIds.map((locationId, position) => ({ contactId: id, locationId, position })),
  )
  await tx.insertInto('contactLocations').values(places).execute()
  return rows
}

const columnsOf = (contact: DemoContact) => ({
  id: contact.id,
  firstName: contact.firstName,
  lastName: contact.lastName,
  title: contact.title,
  primaryEmailAddress: contact.primaryEmailAddress,
  officeNumber: contact.officeNumber,
  mobileNumber: contact.mobileNumber,
  permissions: contact.permissions,
  isDriver: contact.contactRoleTypes.includes('Driver'),
  createPortalUser: contact.createPortalUser,
  isActivated: false,
})
