import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'

/** Which version of an order; the day since 1970 of the round that found it, 0 after a change. */
const RatedOrder = z.object({ id: z.uuid(), version: z.int(), day: z.int().default(0) })

/** DEF-84: works out what an order would cost at best: after each change, and every day while it is new. */
export const orderRating = {
  name: 'orders.rate',
  payload: RatedOrder,
  attempts: 5,
  key: ({ id, version, day }) => `orders.rate:${id}:${version}:${day}`,
} as const satisfies JobKind<typeof RatedOrder>
