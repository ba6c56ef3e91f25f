import { z } from 'zod'
import type { JobKind } from '#platform/jobs/job-kind.ts'

/** Which version of an order, and how many days after it was saved. */
const RatedOrder = z.object({ id: z.uuid(), version: z.int(), day: z.int().default(0) })

const secondsPerDay = 86_400

/** DEF-84: works out what an order would cost at best: after each change, and every day while it is new. */
export const orderRating = {
  name: 'orders.rate',
  payload: RatedOrder,
  attempts: 5,
  key: ({ id, version, day }) => `orders.rate:${id}:${version}:${day}`,
  delay: ({ day }) => (day === 0 ? 0 : secondsPerDay),
} as const satisfies JobKind<typeof RatedOrder>
