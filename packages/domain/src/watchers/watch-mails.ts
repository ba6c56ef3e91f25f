import { type Instant, minutesAfter, momentOf } from '#shared/moments.ts'
import type { WatchNotification } from '#watchers/notification-types.ts'

/** What of a shipment is told to those who watch it. */
export type WatchedChange = 'ShipmentStatus' | 'OnTimeStatus'

/** TRACKING-6: whether somebody hears of a change, by what they chose. */
export const hearsOf = (chosen: WatchNotification, change: WatchedChange): boolean =>
  chosen === 'All' || chosen === change

/** TRACKING-6: minutes in which somebody gets one mail about a shipment at most. */
export const mailPauseMinutes = 5

/** Until when a mail has to wait after the last one; null where it may leave at once. */
export function waitsUntil(lastMailedAt: Instant | null, now: Instant): number | null {
  if (lastMailedAt === null) return null
  const end = minutesAfter(momentOf(lastMailedAt), mailPauseMinutes)
  return end > momentOf(now) ? end : null
}
