import { notificationGroups, notificationKinds } from '@lanewise/domain/notifications/notification-kinds'
import { z } from 'zod'
import { event, onePerson } from './event.ts'
import { Id, listOf, listPage } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** The user who caused it. null if no user did. */
  actor: z.object({ name: z.string(), profilePictureFileId: Id.nullable() }).nullable(),
  /** The record. null if the notification is not about a record that users can open. */
  entityId: Id.nullable(),
  /** Display name of the record and the path of its screen. */
  entityName: z.string(),
  path: z.string().nullable(),
  detail: z.string().nullable(),
  /** Beginning of the note. */
  excerpt: z.string().nullable(),
})
export type Notification = z.output<typeof Notification>

const groups = z.enum(notificationGroups, 'Choose one of the tabs')

export const getNotifications = operation({
  name: 'getNotifications',
  summary: 'Your notifications, newest first',
  method: 'GET',
  path: '/notifications',
  permission: 'signed-in',
  query: z.strictObject({ group: groups.optional(), ...listPage(pageSizes.notifications) }),
  answer: listOf(Notification),
})

export const UnreadCounts = z.object({
  all: z.int(),
  Mentions: z.int(),
  Watching: z.int(),
  Jobs: z.int(),
})
export type UnreadCounts = z.output<typeof UnreadCounts>

export const getUnreadCounts = operation({
  name: 'getUnreadNotificationCounts',
  summary: 'Number of your unread notifications by tab, at most 100 each',
  method: 'GET',
  path: '/notifications/unread',
  permission: 'signed-in',
  answer: UnreadCounts,
})

export const readNotifications = operation({
  name: 'readNotifications',
  summary: 'Mark your notifications as read or unread; without ids, all of a tab or all',
  method: 'POST',
  path: '/notifications/read',
  permission: 'signed-in',
  body: z.strictObject({
    ids: z.array(Id).min(1, 'Name one at least').max(200, 'At most 200 at once').optional(),
    group: groups.optional(),
    isRead: z.boolean('Answer true or false').default(true),
  }),
  answer: UnreadCounts,
})

const token = z.strictObject({ token: z.string().max(200) })

/** The subscription that an unsubscribe link in an email ends. */
export const Subscription = z.object({ about: z.string(), emailAddress: z.string(), isEnded: z.boolean() })
export type Subscription = z.output<typeof Subscription>

export const getSubscription = operation({
  name: 'getSubscription',
  summary: 'What the unsubscribe link of a notification email turns off (NOTIFY-3)',
  method: 'GET',
  path: '/public/unsubscribe/{token}',
  permission: 'public',
  publicLimit: 60,
  link: 'unsubscribe',
  params: token,
  answer: Subscription,
  ownTransactions: true,
})

/** Requires no account and no confirmation, because email programs also call it through a header of the email. */
export const unsubscribe = operation({
  name: 'unsubscribe',
  summary: 'Unsubscribe from these emails',
  method: 'POST',
  path: '/public/unsubscribe/{token}',
  permission: 'public',
  publicLimit: 60,
  link: 'unsubscribe',
  params: token,
  answer: Subscription,
  ownTransactions: true,
})

/** The user has a new notification, or read one on another screen. */
export const notified = event({ name: 'notified', entity: onePerson, payload: z.object({ id: Id }) })
