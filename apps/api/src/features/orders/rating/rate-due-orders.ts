import { dayMs } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { orderRating } from './order-rating.ts'
import { findDueOrders } from './rating.queries.ts'

/** The order after which the job continues. */
const Place = z.object({ earlyAt: z.iso.datetime(), id: z.uuid() })
const DueRatingPayload = JobHour.extend({ after: Place.nullable().default(null) })
type DueRatingPayload = z.output<typeof DueRatingPayload>

export type RatingPace = {
  /** Number of orders queued at once. */
  RATING_BATCH: number
  /** Seconds until the next batch is queued. */
  RATING_PAUSE: number
}

/**
 * Finds new orders whose lowest rate is missing or a day old, whatever their source, next pickups first. Each order is
 * rated by a job of its own. The jobs are queued in small batches, because each one sends requests to rate providers.
 * (DEF-84)
 */
export function dueRatingJob({ RATING_BATCH, RATING_PAUSE }: RatingPace) {
  const kind = {
    name: 'orders.rate-due',
    payload: DueRatingPayload,
    attempts: 5,
    key: ({ hour, after }: DueRatingPayload) => `orders.rate-due:${hour}:${after?.id ?? ''}`,
    delay: ({ after }: DueRatingPayload) => (after ? RATING_PAUSE : 0),
  }
  const run = async (ctx: Context, { hour, after }: DueRatingPayload) => {
    const due = await findDueOrders(ctx.db, { now: ctx.now, after, most: RATING_BATCH })
    const day = Math.floor(ctx.now.getTime() / dayMs)
    for (const { id, version } of due) await ctx.enqueue(orderRating, { id, version, day })
    const last = due.at(-1)
    if (last && due.length === RATING_BATCH)
      await ctx.enqueue(kind, { hour, after: { earlyAt: last.originEarlyAt.toISOString(), id: last.id } })
  }
  return job({ ...kind, run })
}
