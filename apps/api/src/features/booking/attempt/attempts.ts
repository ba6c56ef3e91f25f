import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

/** Seconds between status checks of a booking. The pause grows each time the partner has no answer. */
const pauses = [60, 60, 120, 300, 900, 1800, 3600]

const payload = z.object({ attemptId: z.uuid(), count: z.int().min(0) })

/**
 * Asks the partner about an attempt without an answer. (TRADE-7) The job keeps its old name, because queues of installed
 * portals contain jobs under it.
 */
export const bookingCheck: JobKind<typeof payload> = {
  name: 'shipments.check-booking',
  payload,
  attempts: 5,
  key: ({ attemptId, count }) => `${attemptId}/${count}`,
  delay: ({ count }) => pauses[Math.min(count, pauses.length - 1)] ?? 60,
}

/**
 * Seconds between attempts to send a cancellation to the partner. The length of the list limits the number of attempts.
 */
const cancelPauses = [0, 60, 300, 1800, 7200]

const cancelPayload = z.object({ attemptId: z.uuid(), reference: z.string(), count: z.int().min(0) })

/** Sends the cancellation of a booking to the partner. (SHIP-5) */
export const bookingCancel: JobKind<typeof cancelPayload> = {
  name: 'shipments.cancel-booking',
  payload: cancelPayload,
  attempts: 5,
  key: ({ attemptId, count }) => `${attemptId}/${count}`,
  delay: ({ count }) => cancelPauses[Math.min(count, cancelPauses.length - 1)] ?? 0,
}

/** True when the attempts are used up. */
export const isLastTry = (count: number): boolean => count >= cancelPauses.length - 1
