import type { z } from 'zod'
import type { Tx } from './db/database.ts'

/** What whoever queues background work must know: what it is given, when two are the same, how often it is tried. */
export type JobKind<P extends z.ZodType = z.ZodType> = {
  name: string
  payload: P
  /** A worker that dies in the middle counts as an attempt; a process that stops does not. */
  attempts: number
  /** Queued twice with one key, done once. */
  key(payload: z.output<P>): string
  /** Jobs of one line run one after the other, in the order in which they were queued; other lines do not wait. */
  line?(payload: z.output<P>): string
  /** Seconds that it waits before it is carried out; none unless it says so. */
  delay?(payload: z.output<P>): number
}
export type PayloadOfJob<J extends JobKind> = z.output<J['payload']>

/** Puts a job into the queue inside the given transaction, on behalf of a user. */
export type Enqueue = <J extends JobKind>(
  tx: Tx,
  user: { id: string; companyId: string },
  job: J,
  payload: PayloadOfJob<J>,
) => Promise<void>
