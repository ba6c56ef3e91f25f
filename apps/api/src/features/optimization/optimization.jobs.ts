import { z } from 'zod'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import type { Crew } from './run/state.ts'
import { carryOut, finish, mostAttempts } from './run-optimization.ts'

const Payload = z.object({ id: z.uuid() })

/** The part of the job that is needed to queue it. Only the process that runs it has the threads. */
export const optimizationRun: JobKind<typeof Payload> = {
  name: 'optimization.run',
  payload: Payload,
  // One attempt more than the job itself counts. The last attempt only records that the others were interrupted.
  attempts: mostAttempts + 1,
  key: ({ id }) => `optimization.run:${id}`,
}

/** Runs one job at a time per process, because a run uses all of the process's workers. */
export const runOptimization = (crew: Crew) =>
  job({
    ...optimizationRun,
    atOnce: 1,
    prepare: (work, { id }) => carryOut(work, id, crew),
    run: (ctx, { id }, final) => finish(ctx, id, final),
  })
