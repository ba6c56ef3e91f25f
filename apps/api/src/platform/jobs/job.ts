import type { z } from 'zod'
import type { Context } from '#platform/context.ts'

/** Background work: what it is given, when two are the same, how often it is tried, and the action it calls. */
export type JobDefinition<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  /** A worker that dies in the middle counts as an attempt; a process that stops does not. */
  attempts: number
  /** Queued twice with one key, done once. */
  key(payload: z.output<P>): string
  run(ctx: Context, payload: z.output<P>): Promise<void>
}
export type PayloadOfJob<J extends JobDefinition> = z.output<J['payload']>

export const job = <P extends z.ZodType>(definition: JobDefinition<P>): JobDefinition<P> => definition
