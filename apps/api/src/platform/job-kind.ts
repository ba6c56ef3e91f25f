import type { z } from 'zod'
import type { Tx } from './db/database.ts'

/** Description of a kind of background job: its payload, when two jobs are the same, and how often it is tried. */
export type JobKind<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  /** A worker that dies during a job counts as an attempt. A process that stops does not. */
  attempts: number
  /** Jobs queued twice with the same key run once. */
  key(payload: z.output<P>): string
  /**
   * Jobs with the same line run one after the other, in the order in which they were queued. Other lines do not wait.
   */
  line?(payload: z.output<P>): string
  /**
   * Jobs with the same group may be limited to some of the places of their kind, so that one slow receiver does not hold up
   * the others.
   */
  group?(payload: z.output<P>): string | undefined
  /** Delay in seconds before the job runs. No delay by default. */
  delay?(payload: z.output<P>): number
}
export type PayloadOfJob<J extends JobKind> = z.output<J['payload']>

/** Queues a job inside the given transaction, on behalf of a user. */
export type Enqueue = <J extends JobKind>(
  tx: Tx,
  user: { id: string; companyId: string },
  job: J,
  payload: PayloadOfJob<J>,
) => Promise<void>
