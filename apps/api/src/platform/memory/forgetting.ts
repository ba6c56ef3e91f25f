import type { EventDefinition } from '@lanewise/contract/event'
import type { Emitted } from '#platform/outbox/write-outbox.ts'

/** Cached data that this process must drop after its own event. Other processes drop it by time. */
export type Forgetting = { on: EventDefinition; forget: (id: string) => void }

/** Called after each commit of this process. */
export const forgetAfterCommit = (forgettings: readonly Forgetting[]) => (emitted: readonly Emitted[]) => {
  for (const { event, payload } of emitted)
    for (const { on, forget } of forgettings) if (on.name === event.name) forget(payload.id)
}
