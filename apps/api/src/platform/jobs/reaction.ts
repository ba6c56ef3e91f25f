import type { EventDefinition, PayloadOf } from '@lanewise/contract/event'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { type JobDefinition, job } from '#platform/jobs/job.ts'

export type Reaction = {
  event: EventDefinition
  /** The queued work: once per event, in the order of the events of one record. */
  job: JobDefinition<typeof Announced>
  run: (ctx: Context, payload: never) => Promise<void>
}

const Announced = z.object({ eventId: z.uuid(), payload: z.looseObject({ id: z.string() }) })

/** Retries for about a month, which is as long as the queue keeps unfinished work. */
const attempts = 4_000

/** The consumer's name must be unique, because the queue is named after it. */
export function reaction<E extends EventDefinition>(
  consumer: string,
  event: E,
  run: (ctx: Context, payload: PayloadOf<E>) => Promise<void>,
): Reaction {
  return {
    event,
    run: run as Reaction['run'],
    job: job({
      name: `reaction.${consumer}`,
      payload: Announced,
      attempts,
      key: ({ eventId }) => eventId,
      line: ({ payload }) => `${event.entity}/${payload.id}`,
      run: (ctx, { payload }) => run(ctx, event.payload.parse(payload) as PayloadOf<E>),
    }),
  }
}
