import type { z } from 'zod'
import type { Context, User, Work } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'

/** Background work and the action it calls. */
export type JobDefinition<P extends z.ZodType = z.ZodType, R = unknown> = JobKind<P> & {
  /** How many of them a process carries out at a time, two unless it says otherwise. */
  atOnce?: number
  /** Long work before `run`, which gets its answer: a transaction does not stay open for minutes. */
  prepare?(work: JobWork, payload: z.output<P>): Promise<R>
  run(ctx: Context, payload: z.output<P>, prepared: R): Promise<void>
}

/** What long work has: transactions of its own, and a signal to leave off, after which it fails and is handed back. */
export type JobWork = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  signal: AbortSignal
  progress: Work['progress']
}

export const job = <P extends z.ZodType, R = unknown>(definition: JobDefinition<P, R>): JobDefinition<P, R> =>
  definition
