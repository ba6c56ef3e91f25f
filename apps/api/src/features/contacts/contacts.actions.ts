import { userChanged } from '@lanewise/contract/auth'
import {
  type Contact,
  ContactFields,
  type ContactUpdate,
  contactFieldsOf,
  contactMessages,
  type KeyFate,
  type SavedContact,
} from '@lanewise/contract/contacts'
import { accessSummary } from '@lanewise/domain/access/access-summary'
import { isOwnContact, isSignInMoved } from '@lanewise/domain/contacts/contact-rights'
import { contactExportHeader, rowOfContact } from '@lanewise/domain/contacts/contact-row'
import { contactLabels } from '@lanewise/domain/contacts/labels'
import { settleKeys } from '#features/api-keys/index.ts'
import { joinChanges, type Saving } from '#platform/audit/join-changes.ts'
import type { Context, Work } from '#platform/context.ts'
import { endLinks } from '#platform/identity/credentials/links.ts'
import { endIdentitySessions } from '#platform/identity/sessions.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import {
  refuseCreate,
  refuseDelete,
  refuseEdit,
  refuseLeavingAsLast,
  refuseLosingLastAdmin,
  refuseUpdate,
} from './contact-access.ts'
import { findLocations, replaceLocations } from './contact-locations.queries.ts'
import {
  type ContactFilter,
  type ContactRow,
  contactList,
  findContact,
  insertContact,
  lockContactRow,
  markDeleted,
  saveContact,
} from './contacts.queries.ts'
import { contactView, contactViews } from './contacts.view.ts'
import { type PortalDeps, sendActivation, sendSignInMoved } from './portal-links.ts'
import { recordContact } from './record-contact.ts'
import { refuseTaken } from './refuse-taken.ts'

export const findContacts = async ({ db }: Context, query: ContactFilter & Page) =>
  listAnswer(await contactList.find(db, query), (rows) => contactViews(db, rows))

export const exportContacts = (work: Work, filter: ContactFilter) =>
  exportList(work, {
    fileName: 'contacts.csv',
    header: contactExportHeader,
    read: async ({ db }, at) => {
      const { rows, next } = await contactList.read(db, { ...filter, ...at })
      return { rows: (await contactViews(db, rows)).map(rowOfContact), next }
    },
  })

export async function getContact({ db }: Context, id: string): Promise<Contact> {
  const row = (await findContact(db, id)) ?? refuse.notFound('contact')
  const [contact] = await contactViews(db, [row])
  return contact ?? refuse.notFound('contact')
}

/** The contact as stored, locked until the end of the transaction. */
export async function lockContact({ db }: Context, id: string): Promise<{ row: ContactRow; before: Contact }> {
  const row = (await lockContactRow(db, id)) ?? refuse.notFound('contact')
  const [before] = await contactViews(db, [row])
  return { row, before: before ?? refuse.notFound('contact') }
}

export async function createContact(
  ctx: Context,
  deps: PortalDeps,
  { duplicateOf, ...given }: ContactFields & { duplicateOf?: string | undefined },
): Promise<SavedContact> {
  refuseCreate(ctx.user, given, duplicateOf ?? null)
  const fields = settled(given)
  const places = await placesOf(ctx, fields)
  const row = await insertContact(ctx.db, columnsOf(fields)).catch(refuseTaken)
  await replaceLocations(ctx.db, row.id, idsOf(places))
  const contact = contactView(row, places)
  recordContact(ctx, null, contact)
  if (contact.createPortalUser) await sendActivation(ctx, deps, contact)
  return saved(contact, contactMessages.created)
}

export async function updateContact(
  ctx: Context,
  deps: PortalDeps,
  { id, ...update }: ContactUpdate & { id: string },
): Promise<SavedContact> {
  const { row, before } = await lockContact(ctx, id)
  refuseEdit(ctx.user, before)
  const fields = settled(await joinChanges(ctx.db, ContactFields, savingOf(before, update)))
  if (before.createPortalUser && !fields.createPortalUser) await refuseLeavingAsLast(ctx, before)
  refuseUpdate(ctx.user, before, fields)
  const places = await placesOf(ctx, fields)
  const columns = { ...columnsOf(fields), isActivated: row.isActivated && fields.createPortalUser }
  const wanted = contactView({ ...row, ...columns }, places)
  if (isUnchanged(before, wanted)) return saved(before, contactMessages.updated)
  await refuseLosingLastAdmin(ctx, before, wanted)
  const after = contactView(await saveContact(ctx.db, id, columns, ctx.now).catch(refuseTaken), places)
  await replaceLocations(ctx.db, id, idsOf(places))
  recordContact(ctx, before, after)
  await updateSignIn(ctx, deps, before, after)
  return saved(after, contactMessages.updated)
}

type Deletion = { id: string; apiKeys?: KeyFate | undefined }

export async function deleteContact(ctx: Context, { id, apiKeys }: Deletion) {
  const { before } = await lockContact(ctx, id)
  await refuseLeavingAsLast(ctx, before)
  refuseDelete(ctx.user, before)
  await refuseLosingLastAdmin(ctx, before, null)
  await settleKeys(ctx, { id, name: `${before.firstName} ${before.lastName}` }, apiKeys)
  await markDeleted(ctx.db, id, ctx.now)
  recordContact(ctx, before, null)
  if (before.createPortalUser) ctx.emit(userChanged, { id })
  return { isSuccess: true, message: contactMessages.deleted }
}

const savingOf = (before: Contact, update: ContactUpdate): Saving<ContactFields> => ({
  current: contactFieldsOf(before),
  version: before.version,
  update,
  recorded: {
    entity: 'contact',
    id: before.id,
    namesOf: (field) => (field === 'contactRoleTypes' ? ['isDriver'] : [field]),
  },
  labels: { ...contactLabels, contactRoleTypes: contactLabels.isDriver },
  essence: { contactRoleTypes: isDriver, locations: valuesOf, nonCompanyLocations: valuesOf },
  formatters: {
    contactRoleTypes: isDriver,
    permissions: accessSummary,
    locations: labelsOf,
    nonCompanyLocations: labelsOf,
  },
})

/**
 * Applies a save to the account: a new portal user is invited, and a user whose address changes or whose access ends is
 * signed out.
 */
async function updateSignIn(ctx: Context, deps: PortalDeps, before: Contact, after: Contact) {
  if (!before.createPortalUser && !after.createPortalUser) return
  ctx.emit(userChanged, { id: after.id })
  const isMoved = after.createPortalUser && isSignInMoved(before, after)
  if (isMoved) {
    // Users who change their own sign-in address stay signed in (CONTACT-52). Links sent to the old mailbox end in any
    // case.
    const end = isOwnContact(ctx.user, after) ? endLinks : endIdentitySessions
    await end(ctx.db, after.id)
    sendSignInMoved(ctx, deps, before, after)
  }
  const isInvited = after.createPortalUser && !after.isActivated && (isMoved || !before.createPortalUser)
  if (isInvited) await sendActivation(ctx, deps, after)
}

/**
 * Normalizes fields before they are stored. Without portal access the permissions are cleared, so that none reappear
 * unnoticed. (PERM-28)
 */
const settled = (fields: ContactFields): ContactFields =>
  fields.createPortalUser ? fields : { ...fields, permissions: [] }

const columnsOf = ({
  locations: _,
  nonCompanyLocations: __,
  contactRoleTypes,
  permissions,
  ...same
}: ContactFields) => ({
  ...same,
  permissions: [...permissions],
  isDriver: isDriver(contactRoleTypes),
})

type Place = Awaited<ReturnType<typeof findLocations>>[number]

/** The chosen locations, own locations first. Each location must be in the list of its kind. */
async function placesOf({ db }: Context, { locations, nonCompanyLocations }: ContactFields): Promise<Place[]> {
  const chosen = [
    { field: 'locations', ids: valuesOf(locations), isOwn: true, message: 'Choose locations of your company' },
    {
      field: 'nonCompanyLocations',
      ids: valuesOf(nonCompanyLocations),
      isOwn: false,
      message: 'Choose locations of other companies',
    },
  ]
  const existing = await findLocations(
    db,
    chosen.flatMap(({ ids }) => ids),
  )
  for (const { field, ids, isOwn, message } of chosen) {
    const exists = (id: string) => existing.some((place) => place.id === id && place.isOwn === isOwn)
    if (!ids.every(exists)) refuse.invalid(message, { [field]: [message] })
  }
  return existing
}

const valuesOf = (choices: ContactFields['locations']) => [...new Set(choices.map(({ value }) => value))]
const labelsOf = (choices: ContactFields['locations']) => choices.map(({ label }) => label)
const isDriver = (types: ContactFields['contactRoleTypes']) => types.includes('Driver')
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)
const isUnchanged = (before: Contact, after: Contact) =>
  JSON.stringify(contactFieldsOf(before)) === JSON.stringify(contactFieldsOf(after))
const saved = ({ id }: Contact, message: string): SavedContact => ({
  resultId: id,
  isSuccess: true,
  message,
  exception: null,
})
