import { type Instant, minutesAfter, momentOf } from '#shared/moments.ts'
import type { WatchNotification } from '#watchers/notification-types.ts'

/** Shipment changes that watchers are notified of. */
export type WatchedChange = 'ShipmentStatus' | 'OnTimeStatus'

/** Whether a watcher is notified of a change, depending on the watcher's choice. (TRACKING-6) */
export const isNotifiedOf = (chosen: WatchNotification, change: WatchedChange): boolean =>
  chosen === 'All' || chosen === change

/** Minimum minutes between two mails to a watcher about a shipment. (TRACKING-6) */
export const mailPauseMinutes = 5

/** Time until which the next mail must wait, or null when it may be sent now. */
export function waitsUntil(lastMailedAt: Instant | null, now: Instant): number | null {
  if (lastMailedAt === null) return null
  const end = minutesAfter(momentOf(lastMailedAt), mailPauseMinutes)
  return end > momentOf(now) ? end : null
}
