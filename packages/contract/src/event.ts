import { z } from 'zod'

/** Notification types of LIVE-3: a group is `{entityId}-{notificationType}`. */
export const notificationTypes = ['changed', 'tracking', 'progress', 'notification', 'public'] as const
export type NotificationType = (typeof notificationTypes)[number]

export const groupName = (entityId: string, type: NotificationType) => `${entityId}-${type}`

/** What a feature announces; delivered to `{entityId}-changed` and `{companyId}-changed` after the commit. */
export type EventDefinition = {
  name: string
  /** The kind of record that it speaks of, or `anyKind`. */
  entity: string
  payload: z.ZodObject<{ id: z.ZodType<string> }>
}

/** For what happens to records of several kinds: `entityType` of the payload names the kind of the one it speaks of. */
export const anyKind = 'any'

/** For what concerns one person alone, whose id is that of the payload: nobody else hears it. */
export const onePerson = 'person'

export const event = <const E extends EventDefinition>(definition: E): E => definition
export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>

/** What a browser receives as `ReceiveEvent`. */
export const LiveMessage = z.object({
  /** The same event may arrive twice; its id tells. */
  eventId: z.string(),
  group: z.string(),
  name: z.string(),
  entity: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
export type LiveMessage = z.output<typeof LiveMessage>

/** Progress of long work, sent to `{id}-progress` while it runs. */
export const Progress = z.object({
  id: z.string(),
  done: z.int(),
  total: z.int(),
  failed: z.int(),
})
export type Progress = z.output<typeof Progress>

/** Told to screens alone, without a record of it: trucks were heard of, and whoever shows them asks where they are. */
export const trucksMoved = { name: 'moved' } as const
