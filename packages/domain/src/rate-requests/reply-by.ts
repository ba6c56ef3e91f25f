import type { FieldIssue } from '#shared/issue.ts'

const minute = 60_000
const hour = 60 * minute
const mostDays = 30

/** RFQ-1: a carrier needs time to reply, and a timer an end that somebody still waits for. */
export function replyByIssues(replyBy: Date, now: Date): FieldIssue[] {
  const ahead = replyBy.getTime() - now.getTime()
  if (ahead <= 0) return [{ path: ['replyBy'], message: 'Choose a moment in the future' }]
  if (ahead > mostDays * 24 * hour) return [{ path: ['replyBy'], message: `At most ${mostDays} days ahead` }]
  return []
}

/**
 * Until when carriers may reply where nobody chose a moment: 4 hours, or half of the time that is left until the pickup
 * where that is known and shorter, but half an hour at least.
 */
export function defaultReplyBy(pickupEarlyAt: Date | null, now: Date): Date {
  const untilPickup = pickupEarlyAt === null ? Number.POSITIVE_INFINITY : pickupEarlyAt.getTime() - now.getTime()
  const wait = Math.max(30 * minute, Math.min(4 * hour, untilPickup / 2))
  return new Date(Math.ceil((now.getTime() + wait) / minute) * minute)
}
