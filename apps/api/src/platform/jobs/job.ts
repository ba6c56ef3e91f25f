import type { z } from 'zod'
import type { Context, User, Work } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'

/** A kind of background job and its action. */
export type JobDefinition<P extends z.ZodType = z.ZodType, R = unknown> = JobKind<P> & {
  /** Jobs of this kind that a process runs at a time. The default is two. */
  atOnce?: number
  /** How many of them may belong to one group. No limit by default. */
  atOncePerGroup?: number
  /** Long work before `run`, which receives its result, because a transaction must not stay open for minutes. */
  prepare?(work: JobWork, payload: z.output<P>): Promise<R>
  run(ctx: Context, payload: z.output<P>, prepared: R): Promise<void>
}

/** Tools for long work: its own transactions, and a signal to stop, after which the job fails and is handed back. */
export type JobWork = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  signal: AbortSignal
  progress: Work['progress']
}

export const job = <P extends z.ZodType, R = unknown>(definition: JobDefinition<P, R>): JobDefinition<P, R> =>
  definition
