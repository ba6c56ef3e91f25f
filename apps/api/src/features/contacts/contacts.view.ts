import type { Contact } from '@lanewise/contract/contacts'
import { isPermission } from '@lanewise/domain/access/permissions'
import { matchingRoles } from '@lanewise/domain/access/role-label'
import { contactRoleTypeLabels, contactRoleTypesOf } from '@lanewise/domain/contacts/contact-role-types'
import type { Tx } from '#platform/db/database.ts'
import type { SearchHit } from '#platform/feature.ts'
import { searchedFields } from '#platform/record-result.ts'
import { type ContactLocationRow, locationsOfContacts } from './contact-locations.queries.ts'
import { type ContactRow, type PortalActivity, portalActivityOf } from './contacts.queries.ts'

type Place = Omit<ContactLocationRow, 'contactId'>

export async function contactViews(db: Tx, rows: readonly ContactRow[]): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id)
  const places = await locationsOfContacts(db, ids)
  const activity = await portalActivityOf(db, ids)
  return rows.map((row) => {
    const own = places.filter(({ contactId }) => contactId === row.id)
    return contactView(row, own, activity.get(row.id))
  })
}

const neverActive: PortalActivity = { invitedAt: null, lastActiveAt: null }

export function contactView(row: ContactRow, places: readonly Place[], activity = neverActive): Contact {
  const permissions = row.permissions.filter(isPermission)
  const contactRoleTypes = contactRoleTypesOf({ ...row, permissions })
  const own = places.filter(({ isOwn }) => isOwn)
  const others = places.filter(({ isOwn }) => !isOwn)
  const first = own[0] ?? others[0]
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    primaryEmailAddress: row.primaryEmailAddress,
    officeNumber: row.officeNumber,
    mobileNumber: row.mobileNumber,
    isActivated: row.isActivated,
    roleTypes: contactRoleTypes.map((type) => contactRoleTypeLabels[type]),
    contactRoleTypes,
    roles: matchingRoles(permissions),
    permissions,
    locations: own.map(optionOf),
    nonCompanyLocations: others.map(optionOf),
    createPortalUser: row.createPortalUser,
    profilePictureFileId: row.profilePictureFileId,
    phoneNumbers: phoneNumbersOf(row),
    location: first ? { name: first.name, city: first.city, state: first.state, ianaTimeZone: first.timeZone } : null,
    invitedAt: activity.invitedAt?.toISOString() ?? null,
    lastActiveAt: activity.lastActiveAt?.toISOString() ?? null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const contactResult = (row: ContactRow): SearchHit => ({
  result: {
    projection: 'contact',
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    primaryEmailAddress: row.primaryEmailAddress,
  },
  fields: searchedFields(['Title', row.title], ['Office', row.officeNumber], ['Mobile', row.mobileNumber]),
})

const optionOf = ({ id, name }: Place) => ({ value: id, label: name })

function phoneNumbersOf({ officeNumber, mobileNumber }: ContactRow): Contact['phoneNumbers'] {
  const numbers = [
    { type: 'office', number: officeNumber },
    { type: 'mobile', number: mobileNumber },
  ] as const
  return numbers.flatMap(({ type, number }) => (number ? [{ type, number }] : []))
}
