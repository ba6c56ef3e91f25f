import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { lookNow } from './automatic.ts'
import { findUntendered } from './ready-shipments.queries.ts'

const DueRound = RoundHour.extend({ after: z.uuid().nullable().default(null) })
type DueRound = z.output<typeof DueRound>

const batch = 500

const kind = {
  name: 'tenders.start-due',
  payload: DueRound,
  attempts: 5,
  key: ({ hour, after }: DueRound) => `tenders.start-due:${hour}:${after ?? ''}`,
}

/** TENDER-1: finds what waits for its lane, however it came; each is looked at by a job of its own, which knows when to begin. */
export const startDueRound = job({
  ...kind,
  run: async (ctx: Context, { hour, after }: DueRound) => {
    const waiting = await findUntendered(ctx.db, { now: ctx.now, after, most: batch })
    for (const { id } of waiting) await lookNow(ctx, id)
    const last = waiting.at(-1)
    if (last && waiting.length === batch) await ctx.enqueue(kind, { hour, after: last.id })
  },
})
