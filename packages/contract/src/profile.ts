import { permissions } from '@lanewise/domain/access/permissions'
import { mailTimes, type NotificationKind, notificationKinds } from '@lanewise/domain/notifications/notification-kinds'
import { quietHoursObstacle, sameTimes } from '@lanewise/domain/notifications/quiet-hours'
import { z } from 'zod'
import { PhoneNumber } from './fields.ts'
import { Id, text } from './list.ts'
import { required } from './messages.ts'
import { operation } from './operation.ts'
import { updateOf } from './update-of.ts'

const choice = z.object({ bell: z.boolean(), mail: z.enum(mailTimes) })
type Choice = z.ZodOptional<typeof choice>

const clockTime = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as HH:mm')

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Period in which the user gets no mail, in the user's own time zone. */
const quietHours = z
  .object({ isOn: z.boolean(), from: clockTime, to: clockTime, timeZone: text(60).refine(isZone, 'Name a time zone') })
  .refine((hours) => quietHoursObstacle(hours) === null, { path: ['to'], message: sameTimes })

const preferences = {
  linkPreference: z.enum(['sameWindow', 'newTab', 'popout']),
  lockedNavBar: z.boolean(),
  theme: z.enum(['light', 'dark', 'system']),
  notificationMails: z.boolean(),
  shortcutsOff: z.boolean(),
  listViews: z.record(text(60), text(60)),
  lastSeenChange: text(200).nullable(),
  /** Channels per notification kind; a kind that is not listed uses the default. */
  notifications: z.object(
    Object.fromEntries(notificationKinds.map((kind) => [kind, choice.optional()])) as Record<NotificationKind, Choice>,
  ),
  quietHours: quietHours.nullable(),
  /** Records for which the user is notified of mentions only. */
  mutedRecords: z.array(Id).max(500, 'At most 500 records'),
  /** Guide to the first load: when it was first shown, and whether the user is through with it. */
  firstLoad: z.object({ since: z.iso.datetime(), isOver: z.boolean() }).nullable(),
}

/** Settings that follow a user to another browser; only values that the user chose are stored. (PROFILE-2) */
export const Preferences = z.object(preferences).partial()
export type Preferences = z.output<typeof Preferences>

export const defaultPreferences: Required<Preferences> = {
  linkPreference: 'popout',
  lockedNavBar: false,
  theme: 'system',
  notificationMails: true,
  shortcutsOff: false,
  listViews: {},
  lastSeenChange: null,
  notifications: {},
  quietHours: null,
  mutedRecords: [],
  firstLoad: null,
}

/** Parses stored preferences and drops missing or unreadable values. (UX-43) */
export function readPreferences(stored: unknown): Preferences {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const valid = Object.entries(preferences).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(given[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(valid)
}

/** Fields of a profile that the user can edit. */
export const ProfileFields = z.strictObject({
  firstName: text(100).trim().min(1, required),
  lastName: text(100).trim().min(1, required),
  officeNumber: PhoneNumber,
  mobileNumber: PhoneNumber,
})
export type ProfileFields = z.output<typeof ProfileFields>
export const ProfileUpdate = updateOf(ProfileFields)
export type ProfileUpdate = z.output<typeof ProfileUpdate>

export const Profile = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  emailAddress: z.string(),
  officeNumber: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  companyName: z.string(),
  roleLabel: z.string(),
  permissions: z.array(z.enum(permissions)),
  profilePictureFileId: Id.nullable(),
  version: z.int(),
})
export type Profile = z.output<typeof Profile>

export const getProfile = operation({
  name: 'getProfile',
  summary: 'The signed-in user\u2019s own profile',
  method: 'GET',
  path: '/profile',
  permission: 'signed-in',
  answer: Profile,
})

export const updateProfile = operation({
  name: 'updateProfile',
  summary: 'Change your own name and phone numbers',
  method: 'PUT',
  path: '/profile',
  permission: 'signed-in',
  body: ProfileUpdate,
  answer: Profile,
})

export const pictureLimit = 2 * 1024 * 1024

export const setProfilePicture = operation({
  name: 'setProfilePicture',
  summary: 'Set your own picture (PNG, JPEG or WebP, at most 2 MB)',
  method: 'PUT',
  path: '/profile/picture',
  permission: 'signed-in',
  body: z.strictObject({ data: z.string('The picture is missing').min(1, 'The file is empty') }),
  answer: Profile,
  bodyLimit: 3 * 1024 * 1024,
  ownTransactions: true,
})

export const removeProfilePicture = operation({
  name: 'removeProfilePicture',
  summary: 'Remove your own picture',
  method: 'DELETE',
  path: '/profile/picture',
  permission: 'signed-in',
  answer: Profile,
})

export const getPicture = operation({
  name: 'getPicture',
  summary: 'A profile picture of someone in the company, base64',
  method: 'GET',
  path: '/pictures/{fileId}',
  permission: 'signed-in',
  params: z.strictObject({ fileId: Id }),
  answer: z.object({ contentType: z.string(), data: z.string() }),
  ownTransactions: true,
})

export const updatePreferences = operation({
  name: 'updatePreferences',
  summary: 'Change your own preferences; fields not sent stay as they are',
  method: 'PUT',
  path: '/profile/preferences',
  permission: 'signed-in',
  body: z.strictObject(preferences).partial(),
  answer: Preferences,
})
