import type { z } from 'zod'
import type { Context, User } from '#platform/context.ts'

/** What whoever queues background work must know: what it is given, when two are the same, how often it is tried. */
export type JobKind<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  /** A worker that dies in the middle counts as an attempt; a process that stops does not. */
  attempts: number
  /** Queued twice with one key, done once. */
  key(payload: z.output<P>): string
}

/** Background work and the action it calls. */
export type JobDefinition<P extends z.ZodType = z.ZodType, R = unknown> = JobKind<P> & {
  /** How many of them a process carries out at a time, two unless it says otherwise. */
  atOnce?: number
  /** Long work before `run`, which gets its answer: a transaction does not stay open for minutes. */
  prepare?(work: JobWork, payload: z.output<P>): Promise<R>
  run(ctx: Context, payload: z.output<P>, prepared: R): Promise<void>
}
export type PayloadOfJob<J extends JobKind> = z.output<J['payload']>

/** What long work has: transactions of its own, and a signal to leave off, after which it fails and is handed back. */
export type JobWork = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  signal: AbortSignal
}

export const job = <P extends z.ZodType, R = unknown>(definition: JobDefinition<P, R>): JobDefinition<P, R> =>
  definition
