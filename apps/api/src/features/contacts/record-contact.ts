import { type Contact, contactChanged } from '@lanewise/contract/contacts'
import { accessInWords } from '@lanewise/domain/access/access-in-words'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'

/** Records a new, changed or deleted contact and tells open screens; answers whether anything changed. */
export function recordContact(ctx: Context, before: Contact | null, after: Contact | null): boolean {
  const contact = after ?? before
  if (!contact) return false
  const action = before && after ? 'changed' : after ? 'created' : 'deleted'
  const changes =
    before && after
      ? changesBetween(inWords(before), inWords(after), fields)
      : allOf(inWords(contact), fields, after ? 'created' : 'deleted')
  if (!changes) return false
  ctx.record(subjectOf(contact), action, changes)
  ctx.emit(contactChanged, { id: contact.id, name: nameOf(contact), action })
  return true
}

export const subjectOf = (contact: { id: string; firstName: string; lastName: string }) => ({
  entity: 'contact',
  id: contact.id,
  name: nameOf(contact),
})

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** What the history tells: permissions as roles, locations by name (AUDIT-2). */
const inWords = (contact: Contact) => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  title: contact.title,
  primaryEmailAddress: contact.primaryEmailAddress,
  officeNumber: contact.officeNumber,
  mobileNumber: contact.mobileNumber,
  isDriver: contact.contactRoleTypes.includes('Driver'),
  createPortalUser: contact.createPortalUser,
  isActivated: contact.isActivated,
  permissions: accessInWords(contact.permissions),
  locations: namesOf(contact.locations),
  nonCompanyLocations: namesOf(contact.nonCompanyLocations),
})
type InWords = ReturnType<typeof inWords>

const namesOf = (locations: Contact['locations']) => locations.map(({ label }) => label).join(', ') || null

const fields: readonly (keyof InWords)[] = [
  'firstName',
  'lastName',
  'title',
  'primaryEmailAddress',
  'officeNumber',
  'mobileNumber',
  'isDriver',
  'createPortalUser',
  'isActivated',
  'permissions',
  'locations',
  'nonCompanyLocations',
]
