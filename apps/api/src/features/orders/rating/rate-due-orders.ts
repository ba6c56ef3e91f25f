import { dayMs } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { orderRating } from './order-rating.ts'
import { findDueOrders } from './rating.queries.ts'

/** After which order the round goes on. */
const Place = z.object({ earlyAt: z.iso.datetime(), id: z.uuid() })
const DueRound = RoundHour.extend({ after: Place.nullable().default(null) })
type DueRound = z.output<typeof DueRound>

export type RatingPace = {
  /** How many orders are queued at once. */
  RATING_BATCH: number
  /** Seconds until the next ones are. */
  RATING_PAUSE: number
}

/**
 * DEF-84: finds the new orders whose lowest rate is missing or a day old, however they came, the next pickups first. Each is
 * rated by a job of its own; a few at a time, because providers are asked for each.
 */
export function dueRatingRound({ RATING_BATCH, RATING_PAUSE }: RatingPace) {
  const kind = {
    name: 'orders.rate-due',
    payload: DueRound,
    attempts: 5,
    key: ({ hour, after }: DueRound) => `orders.rate-due:${hour}:${after?.id ?? ''}`,
    delay: ({ after }: DueRound) => (after ? RATING_PAUSE : 0),
  }
  const run = async (ctx: Context, { hour, after }: DueRound) => {
    const due = await findDueOrders(ctx.db, { now: ctx.now, after, most: RATING_BATCH })
    const day = Math.floor(ctx.now.getTime() / dayMs)
    for (const { id, version } of due) await ctx.enqueue(orderRating, { id, version, day })
    const last = due.at(-1)
    if (last && due.length === RATING_BATCH)
      await ctx.enqueue(kind, { hour, after: { earlyAt: last.originEarlyAt.toISOString(), id: last.id } })
  }
  return job({ ...kind, run })
}
