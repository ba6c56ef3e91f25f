import { z } from 'zod'
import type { JobKind } from '#platform/jobs/job-kind.ts'

/** Seconds after which a partner is asked what became of a booking; each time it cannot say it has longer. */
const pauses = [60, 60, 120, 300, 900, 1800, 3600]

const payload = z.object({ attemptId: z.uuid(), count: z.int().min(0) })

/** TRADE-7: asks the partner of an attempt that has no answer yet. */
export const bookingCheck: JobKind<typeof payload> = {
  name: 'shipments.check-booking',
  payload,
  attempts: 5,
  key: ({ attemptId, count }) => `${attemptId}/${count}`,
  delay: ({ count }) => pauses[Math.min(count, pauses.length - 1)] ?? 60,
}
