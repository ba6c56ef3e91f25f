import type { EventDefinition, PayloadOf } from '@lanewise/contract/event'
import type { Context } from '#platform/context.ts'

/** What a feature does when another announces something; a repeated event is dropped before it gets here. */
export type Reaction = {
  /** Unique name, under which handled events are remembered. */
  consumer: string
  event: EventDefinition
  run: (ctx: Context, payload: never) => Promise<void>
}

export const reaction = <E extends EventDefinition>(
  consumer: string,
  event: E,
  run: (ctx: Context, payload: PayloadOf<E>) => Promise<void>,
): Reaction => ({ consumer, event, run: run as Reaction['run'] })
