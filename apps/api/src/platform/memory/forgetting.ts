import type { EventDefinition } from '@lanewise/contract/event'
import type { Emitted } from '#platform/outbox/write-outbox.ts'

/** What this process remembers and must not after an event of its own; other processes forget by themselves. */
export type Forgetting = { on: EventDefinition; forget: (id: string) => void }

/** For the transactions of this process, right after each commit. */
export const forgetAfterCommit = (forgettings: readonly Forgetting[]) => (emitted: readonly Emitted[]) => {
  for (const { event, payload } of emitted)
    for (const { on, forget } of forgettings) if (on.name === event.name) forget(payload.id)
}
