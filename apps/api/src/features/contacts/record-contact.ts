import { type Contact, contactChanged } from '@lanewise/contract/contacts'
import { accessSummary } from '@lanewise/domain/access/access-summary'
import { allOf, changesBetween } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'

/** Records a new, changed or deleted contact and notifies open screens. Returns whether anything changed. */
export function recordContact(ctx: Context, before: Contact | null, after: Contact | null): boolean {
  const contact = after ?? before
  if (!contact) return false
  const action = before && after ? 'changed' : after ? 'created' : 'deleted'
  const changes =
    before && after
      ? changesBetween(historyValues(before), historyValues(after), fields)
      : allOf(historyValues(contact), fields, after ? 'created' : 'deleted')
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

/** Values for the history: permissions as roles, locations by name. (AUDIT-2) */
const historyValues = (contact: Contact) => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  title: contact.title,
  primaryEmailAddress: contact.primaryEmailAddress,
  officeNumber: contact.officeNumber,
  mobileNumber: contact.mobileNumber,
  isDriver: contact.contactRoleTypes.includes('Driver'),
  createPortalUser: contact.createPortalUser,
  isActivated: contact.isActivated,
  permissions: accessSummary(contact.permissions),
  locations: namesOf(contact.locations),
  nonCompanyLocations: namesOf(contact.nonCompanyLocations),
})
type HistoryValues = ReturnType<typeof historyValues>

const namesOf = (locations: Contact['locations']) => locations.map(({ label }) => label).join(', ') || null

const fields: readonly (keyof HistoryValues)[] = [
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
