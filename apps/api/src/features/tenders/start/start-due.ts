import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { checkNow } from './automatic.ts'
import { findUntendered } from './ready-shipments.queries.ts'

const DueHour = JobHour.extend({ after: z.uuid().nullable().default(null) })
type DueHour = z.output<typeof DueHour>

const batch = 500

const kind = {
  name: 'tenders.start-due',
  payload: DueHour,
  attempts: 5,
  key: ({ hour, after }: DueHour) => `tenders.start-due:${hour}:${after ?? ''}`,
}

/**
 * Finds all shipments waiting for an automatic tender, however they got into that state. Each is checked by its own
 * job, which determines the start time. (TENDER-1)
 */
export const startDueJob = job({
  ...kind,
  run: async (ctx: Context, { hour, after }: DueHour) => {
    const waiting = await findUntendered(ctx.db, { now: ctx.now, after, most: batch })
    for (const { id } of waiting) await checkNow(ctx, id)
    const last = waiting.at(-1)
    if (last && waiting.length === batch) await ctx.enqueue(kind, { hour, after: last.id })
  },
})
