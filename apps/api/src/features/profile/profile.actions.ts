import { randomUUID } from 'node:crypto'
import { userChanged } from '@lanewise/contract/auth'
import {
  type Preferences,
  type Profile,
  type ProfileUpdate,
  pictureLimit,
  readPreferences,
} from '@lanewise/contract/profile'
import { roleLabel } from '@lanewise/domain/access/role-label'
import { contactLabels } from '@lanewise/domain/contacts/labels'
import { changesBetween } from '#platform/audit/audit.ts'
import { refuseIfChanged } from '#platform/audit/refuse-if-changed.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { imageTypeOf } from '#platform/storage/sniff.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { RemoveStoredPicture } from './profile.jobs.ts'
import {
  type ContactRow,
  deleteFile,
  findOwnContact,
  findPicture,
  insertFile,
  lockOwnContact,
  saveOwnContact,
  savePicture,
  savePreferences,
} from './profile.queries.ts'

/** Where pictures are kept, and the job that forgets the bytes of one. */
export type Pictures = { storage: Storage; removeStored: RemoveStoredPicture }

export async function readProfile(ctx: Context): Promise<Profile> {
  return profileView(ctx, await findOwnContact(ctx.db, ctx.user.id))
}

export async function updateProfile(ctx: Context, { version, ...fields }: ProfileUpdate): Promise<Profile> {
  const before = await lockOwnContact(ctx.db, ctx.user.id)
  await refuseIfChanged(ctx.db, {
    entity: 'contact',
    id: before.id,
    current: before.version,
    loaded: version,
    labels: contactLabels,
  })
  const changes = changesBetween(before, fields, ['firstName', 'lastName', 'officeNumber', 'mobileNumber'])
  if (!changes) return profileView(ctx, before)
  const after = await saveOwnContact(ctx.db, before.id, fields, ctx.now)
  ctx.record(subject(after), 'changed', changes)
  ctx.emit(userChanged, { id: after.id })
  return profileView(ctx, after)
}

export async function setPicture(ctx: Context, pictures: Pictures, base64: string): Promise<Profile> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > pictureLimit) refuse.tooLarge('The picture is larger than 2 MB')
  const contentType =
    imageTypeOf(bytes) ??
    refuse.invalid('Choose a PNG, JPEG or WebP picture', { data: ['Choose a PNG, JPEG or WebP picture'] })
  const before = await lockOwnContact(ctx.db, ctx.user.id)
  const id = randomUUID()
  const storedAs = await pictures.storage.put(bytes)
  await insertFile(ctx.db, {
    id,
    contentType,
    byteSize: bytes.length,
    fileName: 'picture',
    storedAs,
    createdBy: ctx.user.id,
  })
  return keepPicture(ctx, pictures, before, id)
}

export async function removePicture(ctx: Context, pictures: Pictures): Promise<Profile> {
  const before = await lockOwnContact(ctx.db, ctx.user.id)
  return before.profilePictureFileId ? keepPicture(ctx, pictures, before, null) : profileView(ctx, before)
}

export async function readPicture({ db }: Context, { storage }: Pictures, fileId: string) {
  const file = (await findPicture(db, fileId)) ?? refuse.notFound('picture')
  const bytes = (await storage.get(file.storedAs)) ?? refuse.notFound('picture')
  return { contentType: file.contentType, data: bytes.toString('base64') }
}

export async function updatePreferences({ db, user }: Context, changed: Partial<Preferences>): Promise<Preferences> {
  const contact = await lockOwnContact(db, user.id)
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  const preferences = { ...readPreferences(contact.preferences), ...given }
  await savePreferences(db, user.id, preferences)
  return preferences
}

async function keepPicture(ctx: Context, { removeStored }: Pictures, before: ContactRow, fileId: string | null) {
  const after = await savePicture(ctx.db, before.id, fileId, ctx.now)
  const old = before.profilePictureFileId && (await deleteFile(ctx.db, before.profilePictureFileId))
  if (old) await ctx.enqueue(removeStored, { storedAs: old.storedAs })
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
