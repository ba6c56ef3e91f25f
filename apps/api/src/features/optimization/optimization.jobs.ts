import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import type { Crew } from './run/state.ts'
import { carryOut, finish, mostAttempts } from './run-optimization.ts'

const Payload = z.object({ id: z.uuid() })

/** Enough to queue it; only the process that runs it knows its crew. */
export const optimizationRun: JobKind<typeof Payload> = {
  name: 'optimization.run',
  payload: Payload,
  // One more than the job itself counts: the last only writes down that the others broke off.
  attempts: mostAttempts + 1,
  key: ({ id }) => `optimization.run:${id}`,
}

/** One at a time in a process: a run uses all of its workers. */
export const runOptimization = (crew: Crew) =>
  job({
    ...optimizationRun,
    atOnce: 1,
    prepare: (work, { id }) => carryOut(work, id, crew),
    run: (ctx, { id }, final) => finish(ctx, id, final),
  })
