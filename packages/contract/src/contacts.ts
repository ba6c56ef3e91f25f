import { permissions } from '@lanewise/domain/access/permissions'
import { contactRoleTypes } from '@lanewise/domain/contacts/contact-role-types'
import { emailMessage, isEmailAddress } from '@lanewise/domain/contacts/email'
import { contactLabels, contactPhrases } from '@lanewise/domain/contacts/labels'
import { portalAccesses } from '@lanewise/domain/contacts/portal-access'
import { z } from 'zod'
import { userChanged } from './auth.ts'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { optionalText, PhoneNumber, requiredText } from './fields.ts'
import { exportOf, filterOf, Id, listOf, listPage, searchTerm } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'
import { updateOf } from './update-of.ts'

const person = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  title: optionalText(100),
  primaryEmailAddress: requiredText(254).refine((value) => value === '' || isEmailAddress(value), emailMessage),
  officeNumber: PhoneNumber,
  mobileNumber: PhoneNumber,
} as const

/** A contact that is entered together with a location and has no access to the portal (LOC-27). */
export const LocationContact = z.strictObject(person)
export type LocationContact = z.output<typeof LocationContact>

const LocationChoice = z.strictObject({ value: Id, label: z.string().max(500).default('') })
const locationChoices = z.array(LocationChoice).max(200, 'At most 200 locations').default([])

const shape = {
  ...person,
  /**
   * Only `Driver` can be selected. `Admin` and `Portal` follow from the permissions and the portal-user switch
   * (DEF-113).
   */
  contactRoleTypes: z.array(z.enum(contactRoleTypes)).default([]),
  createPortalUser: z.boolean('Answer true or false').default(false),
  permissions: z
    .array(z.enum(permissions, 'Not a permission'))
    .default([])
    .transform((chosen) => permissions.filter((permission) => chosen.includes(permission))),
  locations: locationChoices,
  nonCompanyLocations: locationChoices,
} as const

/** Contact fields that a user enters. The form and the API use the same validation. */
export const ContactFields = z.strictObject(shape)
export type ContactFields = z.output<typeof ContactFields>

export const ContactUpdate = updateOf(ContactFields)
export type ContactUpdate = z.output<typeof ContactUpdate>

export const contactFieldNames = Object.keys(shape) as (keyof ContactFields)[]

export const LocationOfContact = z.object({ label: z.string(), value: Id })
export type LocationOfContact = z.output<typeof LocationOfContact>

/** A contact in API responses (CONTACT-26). */
export const Contact = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  primaryEmailAddress: z.string(),
  officeNumber: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  isActivated: z.boolean(),
  /** Labels of `contactRoleTypes`. */
  roleTypes: z.array(z.string()),
  contactRoleTypes: z.array(z.enum(contactRoleTypes)),
  /** Names of the assigned role bundles. */
  roles: z.array(z.string()),
  permissions: z.array(z.enum(permissions)),
  locations: z.array(LocationOfContact),
  nonCompanyLocations: z.array(LocationOfContact),
  createPortalUser: z.boolean(),
  profilePictureFileId: Id.nullable(),
  phoneNumbers: z.array(z.object({ type: z.enum(['office', 'mobile']), number: z.string() })),
  /** The first of the contact's locations. */
  location: z.object({ name: z.string(), city: z.string(), state: z.string(), ianaTimeZone: z.string() }).nullable(),
  /** When the contact was last sent an activation link. */
  invitedAt: z.iso.datetime().nullable(),
  /** When the contact last used the portal, to about five minutes. */
  lastActiveAt: z.iso.datetime().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Contact = z.output<typeof Contact>

export const contactFieldsOf = (contact: Contact): ContactFields =>
  Object.fromEntries(contactFieldNames.map((name) => [name, contact[name]])) as ContactFields

/**
 * Messages after contact actions: results (CONTACT-67 to CONTACT-69) and failures without a known reason (CONTACT-71).
 */
export const contactMessages = {
  created: 'Successfully created contact',
  updated: 'Successfully updated contact',
  deleted: 'Contact deleted',
  activationSent: 'Portal user activation link sent',
  resetSent: 'Password reset sent',
  notCreated: 'Unable to create contact',
  notUpdated: 'Unable to update contact',
  notDeleted: 'Unable to delete contact',
} as const

const params = z.strictObject({ id: Id })

export const searchContacts = operation({
  name: 'searchContacts',
  summary: 'Search the contacts',
  method: 'GET',
  path: '/contacts',
  permission: 'signed-in',
  query: z.strictObject({
    searchTerm,
    contactRoleType: z.enum(contactRoleTypes, 'Choose one of the contact role types').optional(),
    access: filterOf(z.enum(portalAccesses, 'Choose one of the kinds of portal access')),
    ...listPage(pageSizes.contacts),
  }),
  answer: listOf(Contact),
})

export const exportContacts = exportOf(searchContacts, {
  name: 'exportContacts',
  summary: 'The contacts as a CSV file',
})

export const getContactInfo = operation({
  name: 'getContactInfo',
  summary: 'Read one contact',
  method: 'GET',
  path: '/contacts/{id}',
  permission: 'signed-in',
  params,
  answer: Contact,
})

/**
 * Response to a save. `exception` exists for other senders of the same shape. This API returns an error instead
 * (DEF-10).
 */
export const SavedContact = z.object({
  resultId: Id,
  isSuccess: z.boolean(),
  message: z.string().nullable(),
  exception: z.object({ Message: z.string().nullable() }).nullable(),
})
export type SavedContact = z.output<typeof SavedContact>

const Done = z.object({ isSuccess: z.boolean(), message: z.string() })

/**
 * Requires `CreateContact` or `EditContacts`. A user may copy their own contact without these permissions, but the copy
 * has no portal access (CONTACT-59, DEF-116).
 */
export const createCustomerContact = operation({
  name: 'createCustomerContact',
  summary: 'Add a contact',
  method: 'POST',
  path: '/contacts',
  permission: 'signed-in',
  body: z.strictObject({ ...shape, duplicateOf: Id.optional() }),
  answer: SavedContact,
})

/**
 * Requires `EditContacts`. Users may edit their own contact without it, except its access and sign-in address
 * (CONTACT-48, CONTACT-49, DEF-118).
 */
export const updateCustomerContact = operation({
  name: 'updateCustomerContact',
  summary: 'Change a contact',
  method: 'PUT',
  path: '/contacts/{id}',
  permission: 'signed-in',
  params,
  body: ContactUpdate,
  answer: SavedContact,
})

/** API keys of a deleted contact stay with the company or end. */
export const keyFates = ['Keep', 'Revoke'] as const
export type KeyFate = (typeof keyFates)[number]

export const deleteContact = operation({
  name: 'deleteContact',
  summary: 'Delete a contact',
  method: 'DELETE',
  path: '/contacts/{id}',
  permission: 'EditContacts',
  params,
  /** What happens to the active API keys that the contact created. Required when there are any. */
  query: z.strictObject({ apiKeys: z.enum(keyFates, 'Keep or revoke the API keys').optional() }),
  answer: Done,
})

export const activateCustomer = operation({
  name: 'activateCustomer',
  summary: 'Send a contact the link that activates the portal account',
  method: 'POST',
  path: '/contacts/{contactId}/activate',
  permission: 'EditContacts',
  params: z.strictObject({ contactId: Id }),
  answer: Done,
})

/** Requires `EditContacts`, except for the user's own contact (CONTACT-47, CONTACT-48). */
export const sendResetRaw = operation({
  name: 'sendResetRaw',
  summary: 'Send an activated contact the link for a new password',
  method: 'POST',
  path: '/contacts/reset-password',
  permission: 'signed-in',
  body: z.strictObject({ emailAddress: requiredText(254) }),
  answer: Done,
})

export const contactChanged = event({
  name: 'contactChanged',
  entity: 'contact',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed', 'deleted']) }),
})

/** Every signed-in user may read contacts (DEF-42). */
export const contactEntity = entity<Pick<Contact, 'id' | 'firstName' | 'lastName'>>({
  name: 'contact',
  plural: 'contacts',
  read: 'signed-in',
  labels: contactLabels,
  phrases: contactPhrases,
  list: searchContacts,
  events: [contactChanged, userChanged],
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  path: ({ id }) => `/contacts?contactId=${id}`,
})
