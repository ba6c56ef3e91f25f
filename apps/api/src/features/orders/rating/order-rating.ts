import { z } from 'zod'
import type { JobKind } from '#platform/jobs/job-kind.ts'

const RatedOrder = z.object({ id: z.uuid(), version: z.int() })

/** DEF-84: works out what an order would cost at best; once for each version of it. */
export const orderRating = {
  name: 'orders.rate',
  payload: RatedOrder,
  attempts: 5,
  key: ({ id, version }) => `orders.rate:${id}:${version}`,
} as const satisfies JobKind<typeof RatedOrder>
