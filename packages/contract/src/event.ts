import { z } from 'zod'

/** Notification types of live groups. A group is named `{entityId}-{notificationType}`. (LIVE-3) */
export const notificationTypes = ['changed', 'tracking', 'progress', 'notification', 'public'] as const
export type NotificationType = (typeof notificationTypes)[number]

export const groupName = (entityId: string, type: NotificationType) => `${entityId}-${type}`

/** An event of a feature, delivered to `{entityId}-changed` and `{companyId}-changed` after the commit. */
export type EventDefinition = {
  name: string
  /** The kind of record that the event is about, or `anyKind`. */
  entity: string
  payload: z.ZodObject<{ id: z.ZodType<string> }>
}

/** For events about records of several kinds. `entityType` in the payload names the kind. */
export const anyKind = 'any'

/**
 * For events that concern a single user. The id in the payload is that user's id, and no other user receives the event.
 */
export const onePerson = 'person'

export const event = <const E extends EventDefinition>(definition: E): E => definition
export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>

/** The `ReceiveEvent` message that a browser receives. */
export const LiveMessage = z.object({
  /** The same event may arrive twice. This id identifies duplicates. */
  eventId: z.string(),
  group: z.string(),
  name: z.string(),
  entity: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
export type LiveMessage = z.output<typeof LiveMessage>

/** Progress of a long-running job, sent to `{id}-progress` while it runs. */
export const Progress = z.object({
  id: z.string(),
  done: z.int(),
  total: z.int(),
  failed: z.int(),
})
export type Progress = z.output<typeof Progress>

/**
 * A live message without a stored event: new truck positions were received, so screens that show trucks refetch them.
 */
export const trucksMoved = { name: 'moved' } as const
