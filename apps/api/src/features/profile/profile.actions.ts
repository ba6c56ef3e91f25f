import { userChanged } from '@lanewise/contract/auth'
import {
  type Preferences,
  type Profile,
  ProfileFields,
  type ProfileUpdate,
  readPreferences,
} from '@lanewise/contract/profile'
import { roleLabel } from '@lanewise/domain/access/role-label'
import { contactLabels } from '@lanewise/domain/contacts/labels'
import { refuseTaken, saveContact, savePreferences } from '#features/contacts/index.ts'
import { changesBetween } from '#platform/audit/audit.ts'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { keepingFile, pictureFrom } from '#platform/storage/stored-files.ts'
import { type ContactRow, findOwnContact, findPicture, lockOwnContact } from './profile.queries.ts'

export async function getProfile(ctx: Context): Promise<Profile> {
  return profileView(ctx, await findOwnContact(ctx.db, ctx.user.id))
}

export async function updateProfile(ctx: Context, update: ProfileUpdate): Promise<Profile> {
  const before = await lockOwnContact(ctx.db, ctx.user.id)
  const { firstName, lastName, officeNumber, mobileNumber, version } = before
  const fields = await joinChanges(ctx.db, ProfileFields, {
    current: { firstName, lastName, officeNumber, mobileNumber },
    version,
    update,
    recorded: { entity: 'contact', id: before.id },
    labels: contactLabels,
  })
  const changes = changesBetween(before, fields, ['firstName', 'lastName', 'officeNumber', 'mobileNumber'])
  if (!changes) return profileView(ctx, before)
  const after = await saveContact(ctx.db, before.id, fields, ctx.now).catch(refuseTaken)
  ctx.record(subject(after), 'changed', changes)
  ctx.emit(userChanged, { id: after.id })
  return profileView(ctx, after)
}

export const setPicture = (work: Work, base64: string): Promise<Profile> =>
  keepingFile(work, pictureFrom(base64), async (ctx, fileId) =>
    work.answer(ctx, await replacePicture(ctx, await lockOwnContact(ctx.db, ctx.user.id), fileId)),
  )

export async function removePicture(ctx: Context): Promise<Profile> {
  const before = await lockOwnContact(ctx.db, ctx.user.id)
  return before.profilePictureFileId ? replacePicture(ctx, before, null) : profileView(ctx, before)
}

export async function getPicture({ transaction, files }: Work, fileId: string) {
  const file = (await transaction(({ db }) => findPicture(db, fileId))) ?? refuse.notFound('picture')
  const bytes = (await files.read(file.storedAs)) ?? refuse.notFound('picture')
  return { contentType: file.contentType, data: bytes.toString('base64') }
}

export async function updatePreferences({ db, user }: Context, changed: Partial<Preferences>): Promise<Preferences> {
  const contact = await lockOwnContact(db, user.id)
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  const preferences = { ...readPreferences(contact.preferences), ...given }
  await savePreferences(db, user.id, preferences)
  return preferences
}

async function replacePicture(ctx: Context, before: ContactRow, fileId: string | null) {
  const after = await saveContact(ctx.db, before.id, { profilePictureFileId: fileId }, ctx.now)
  const old = before.profilePictureFileId !== null && (await ctx.files.forget(before.profilePictureFileId))
  ctx.record(subject(after), 'changed', { profilePicture: [old ? 'picture' : null, fileId ? 'new picture' : null] })
  ctx.emit(userChanged, { id: after.id })
  return profileView(ctx, after)
}

const subject = (row: ContactRow) => ({ entity: 'contact', id: row.id, name: `${row.firstName} ${row.lastName}` })

const profileView = ({ user }: Context, row: ContactRow): Profile => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  title: row.title,
  emailAddress: row.primaryEmailAddress,
  officeNumber: row.officeNumber,
  mobileNumber: row.mobileNumber,
  companyName: user.companyName,
  roleLabel: roleLabel(user.permissions),
  permissions: [...user.permissions],
  profilePictureFileId: row.profilePictureFileId,
  version: row.version,
})
