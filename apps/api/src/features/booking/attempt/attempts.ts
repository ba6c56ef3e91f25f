import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

/** Seconds after which a partner is asked what became of a booking; each time it cannot say it has longer. */
const pauses = [60, 60, 120, 300, 900, 1800, 3600]

const payload = z.object({ attemptId: z.uuid(), count: z.int().min(0) })

/**
 * TRADE-7: asks the partner of an attempt that has no answer yet. The names of these jobs stay as they are: queues of
 * installed portals hold jobs by them.
 */
export const bookingCheck: JobKind<typeof payload> = {
  name: 'shipments.check-booking',
  payload,
  attempts: 5,
  key: ({ attemptId, count }) => `${attemptId}/${count}`,
  delay: ({ count }) => pauses[Math.min(count, pauses.length - 1)] ?? 60,
}

/** Seconds after which a partner is told again that a booking is cancelled, and how often. */
const tellPauses = [0, 60, 300, 1800, 7200]

const cancelPayload = z.object({ attemptId: z.uuid(), reference: z.string(), count: z.int().min(0) })

/** SHIP-5: tells the partner of a booking that it is cancelled. */
export const bookingCancel: JobKind<typeof cancelPayload> = {
  name: 'shipments.cancel-booking',
  payload: cancelPayload,
  attempts: 5,
  key: ({ attemptId, count }) => `${attemptId}/${count}`,
  delay: ({ count }) => tellPauses[Math.min(count, tellPauses.length - 1)] ?? 0,
}

/** Whether it was tried as often as it is tried. */
export const isLastTry = (count: number): boolean => count >= tellPauses.length - 1
