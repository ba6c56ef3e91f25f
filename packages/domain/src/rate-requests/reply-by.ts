import type { FieldIssue } from '#shared/issue.ts'

const minute = 60_000
const hour = 60 * minute
const mostDays = 30

/**
 * The reply-by time must be in the future so that carriers can answer, and near enough that somebody still waits for
 * it. (RFQ-1)
 */
export function replyByIssues(replyBy: Date, now: Date): FieldIssue[] {
  const ahead = replyBy.getTime() - now.getTime()
  if (ahead <= 0) return [{ path: ['replyBy'], message: 'Choose a moment in the future' }]
  if (ahead > mostDays * 24 * hour) return [{ path: ['replyBy'], message: `At most ${mostDays} days ahead` }]
  return []
}

/**
 * Default reply-by time: 4 hours from now, or half of the time until the pickup if that is known and shorter, but at
 * least half an hour.
 */
export function defaultReplyBy(pickupEarlyAt: Date | null, now: Date): Date {
  const untilPickup = pickupEarlyAt === null ? Number.POSITIVE_INFINITY : pickupEarlyAt.getTime() - now.getTime()
  const wait = Math.max(30 * minute, Math.min(4 * hour, untilPickup / 2))
  return new Date(Math.ceil((now.getTime() + wait) / minute) * minute)
}
