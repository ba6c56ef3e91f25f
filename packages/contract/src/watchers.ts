import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { watcherEmailMessage, watchNotificationTypes } from '@lanewise/domain/watchers/notification-types'
import { z } from 'zod'
import { orNull } from './fields.ts'
import { Done } from './lanes.ts'
import { filterOf, Id, searchTerm, text } from './list.ts'
import { chooseNotification } from './messages.ts'
import { operation } from './operation.ts'

/** The kinds of records that can be watched, as calls name them. */
export const watchedEntityTypes = ['CustomerLane', 'Shipment'] as const
export type WatchedEntityType = (typeof watchedEntityTypes)[number]

/** Whoever watches is written to. */
export const WatcherEmail = text(254, watcherEmailMessage)
  .trim()
  .refine((value) => isEmailAddress(value), watcherEmailMessage)
const userId = Id.nullish().transform(orNull)

/** Who is to hear of which record; somebody who is no contact is known by the address alone. */
export const WatchedEntityRequest = z.strictObject({
  userId,
  emailAddress: WatcherEmail,
  notificationType: z.enum(watchNotificationTypes, chooseNotification).default('All'),
  entityId: Id,
  entityType: z.enum(watchedEntityTypes, 'Choose one of the kinds of records'),
})
export type WatchedEntityRequest = z.output<typeof WatchedEntityRequest>

/** What the form of a watcher takes; the record is the one that is open. */
export const WatcherForm = WatchedEntityRequest.pick({ userId: true, emailAddress: true, notificationType: true })
export type WatcherForm = z.output<typeof WatcherForm>

/** WATCH-1: somebody who watches a record. */
export const Watcher = z.object({
  id: Id,
  /** The contact that it is, if any. */
  userId: Id.nullable(),
  /** The contact's name, otherwise the address. */
  name: z.string(),
  emailAddress: z.string(),
  notificationType: z.enum(watchNotificationTypes),
})
export type Watcher = z.output<typeof Watcher>

export const getWatchedEntities = operation({
  name: 'getWatchedEntities',
  summary: 'Who watches a record, by name',
  method: 'GET',
  path: '/watchers/{entityId}',
  /** And what the kind of the record asks for. */
  permission: { any: ['ViewLanes', 'ViewShipment'] },
  params: z.strictObject({ entityId: Id }),
  answer: z.object({ items: z.array(Watcher) }),
})

export const addWatchedEntityWithEmail = operation({
  name: 'addWatchedEntityWithEmail',
  summary: 'Let somebody watch a record',
  method: 'POST',
  path: '/watchers',
  permission: { any: ['EditLane', 'ViewShipment'] },
  body: WatchedEntityRequest,
  answer: Watcher,
  status: 201,
})

export const updateWatcher = operation({
  name: 'updateWatcher',
  summary: 'Change what somebody who watches a record hears of',
  method: 'PUT',
  path: '/watchers',
  permission: { any: ['EditLane', 'ViewShipment'] },
  body: z.strictObject({ watchedEntityRequest: WatchedEntityRequest }),
  answer: Watcher,
})

export const removeWatcher = operation({
  name: 'removeWatcher',
  summary: 'Let somebody no longer watch a record',
  method: 'POST',
  path: '/watchers/remove',
  permission: { any: ['EditLane', 'ViewShipment'] },
  body: z.strictObject({ entityId: Id, userId, emailAddress: text(254).trim() }),
  answer: Done,
})

export const mostQuickContacts = 10

export const quickContactSearch = operation({
  name: 'quickContactSearch',
  summary: 'Contacts with their addresses for a choice, at most 10',
  method: 'GET',
  path: '/lookups/quick-contacts',
  permission: { any: ['EditLane', 'ViewContacts', 'ViewShipment', 'GenerateBillOfLading'] },
  query: z.strictObject({
    q: searchTerm,
    /** BOL-12: people of this carrier are found too. */
    carrierId: Id.optional(),
    /** Those who belong to these places come first. */
    locationIds: filterOf(Id),
  }),
  answer: z.object({ items: z.array(z.object({ id: Id, name: z.string(), email: z.string() })) }),
})
