import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { watcherEmailMessage, watchNotificationTypes } from '@lanewise/domain/watchers/notification-types'
import { z } from 'zod'
import { orNull } from './fields.ts'
import { Done } from './lanes.ts'
import { filterOf, Id, searchTerm, text } from './list.ts'
import { chooseNotification } from './messages.ts'
import { operation } from './operation.ts'

/** Kinds of records that can be watched, by their API names. */
export const watchedEntityTypes = ['CustomerLane', 'Shipment'] as const
export type WatchedEntityType = (typeof watchedEntityTypes)[number]

/** Required, because watchers are notified by email. */
export const WatcherEmail = text(254, watcherEmailMessage)
  .trim()
  .refine((value) => isEmailAddress(value), watcherEmailMessage)
const userId = Id.nullish().transform(orNull)

/** Watcher and record; a watcher who is not a contact is identified by the address alone. */
export const WatchedEntityRequest = z.strictObject({
  userId,
  emailAddress: WatcherEmail,
  notificationType: z.enum(watchNotificationTypes, chooseNotification).default('All'),
  entityId: Id,
  entityType: z.enum(watchedEntityTypes, 'Choose one of the kinds of records'),
})
export type WatchedEntityRequest = z.output<typeof WatchedEntityRequest>

/** Input of the watcher form; the record is the one on the page. */
export const WatcherForm = WatchedEntityRequest.pick({ userId: true, emailAddress: true, notificationType: true })
export type WatcherForm = z.output<typeof WatcherForm>

/** A person who watches a record. (WATCH-1) */
export const Watcher = z.object({
  id: Id,
  /** Contact id of the watcher, if the watcher is a contact. */
  userId: Id.nullable(),
  /** The contact's name, otherwise the address. */
  name: z.string(),
  emailAddress: z.string(),
  notificationType: z.enum(watchNotificationTypes),
  /** False until the owner of the mailbox has confirmed by the link in a mail. Users of the company need not. */
  isConfirmed: z.boolean(),
})
export type Watcher = z.output<typeof Watcher>

export const getWatchedEntities = operation({
  name: 'getWatchedEntities',
  summary: 'Who watches a record, by name',
  method: 'GET',
  path: '/watchers/{entityId}',
  /** The caller also needs the permission for the kind of the record. */
  permission: { any: ['ViewLanes', 'ViewShipment'] },
  params: z.strictObject({ entityId: Id }),
  answer: z.object({ items: z.array(Watcher) }),
})

export const addWatchedEntityWithEmail = operation({
  name: 'addWatchedEntityWithEmail',
  summary: 'Add a watcher to a record',
  method: 'POST',
  path: '/watchers',
  permission: { any: ['EditLane', 'ViewShipment'] },
  body: WatchedEntityRequest,
  answer: Watcher,
  status: 201,
})

export const updateWatcher = operation({
  name: 'updateWatcher',
  summary: 'Change what a watcher of a record is notified of',
  method: 'PUT',
  path: '/watchers',
  /** Everyone may change the own watcher; those of others need a permission of the kind of record. (DEF-128) */
  permission: { any: ['ViewLanes', 'EditLane', 'ViewShipment'] },
  body: z.strictObject({ watchedEntityRequest: WatchedEntityRequest }),
  answer: Watcher,
})

export const removeWatcher = operation({
  name: 'removeWatcher',
  summary: 'Remove a watcher from a record',
  method: 'POST',
  path: '/watchers/remove',
  /** Everyone may change the own watcher; those of others need a permission of the kind of record. (DEF-128) */
  permission: { any: ['ViewLanes', 'EditLane', 'ViewShipment'] },
  body: z.strictObject({ entityId: Id, userId, emailAddress: text(254).trim() }),
  answer: Done,
})

const token = z.strictObject({ token: text(200) })

/** What the link in a mail to a new watcher confirms. */
export const WatchRequest = z.object({ about: z.string(), emailAddress: z.string(), isConfirmed: z.boolean() })

export const getWatchRequest = operation({
  name: 'getWatchRequest',
  summary: 'What a new watcher is asked to confirm',
  method: 'GET',
  path: '/public/watch-requests/{token}',
  permission: 'public',
  publicLimit: 60,
  link: 'watch',
  params: token,
  answer: WatchRequest,
  ownTransactions: true,
})

export const confirmWatch = operation({
  name: 'confirmWatch',
  summary: 'Confirm that the mailbox wants emails about a record',
  method: 'POST',
  path: '/public/watch-requests/{token}',
  permission: 'public',
  publicLimit: 60,
  link: 'watch',
  params: token,
  answer: WatchRequest,
  ownTransactions: true,
})

export const mostQuickContacts = 10

export const quickContactSearch = operation({
  name: 'quickContactSearch',
  summary: 'Contacts with their addresses to choose from, at most 10',
  method: 'GET',
  path: '/lookups/quick-contacts',
  permission: { any: ['EditLane', 'ViewContacts', 'ViewShipment', 'GenerateBillOfLading'] },
  query: z.strictObject({
    q: searchTerm,
    /** Includes the contacts of this carrier. (BOL-12) */
    carrierId: Id.optional(),
    /** Contacts of these locations are listed first. */
    locationIds: filterOf(Id),
  }),
  answer: z.object({ items: z.array(z.object({ id: Id, name: z.string(), email: z.string() })) }),
})
