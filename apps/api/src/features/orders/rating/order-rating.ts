import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

/** The version of an order, and the day (since 1970) of the scheduled job that found it; 0 after a change. */
const RatedOrder = z.object({ id: z.uuid(), version: z.int(), day: z.int().default(0) })

/** Calculates the lowest cost of an order after each change, and every day while the order is new. (DEF-84) */
export const orderRating = {
  name: 'orders.rate',
  payload: RatedOrder,
  attempts: 5,
  key: ({ id, version, day }) => `orders.rate:${id}:${version}:${day}`,
} as const satisfies JobKind<typeof RatedOrder>
