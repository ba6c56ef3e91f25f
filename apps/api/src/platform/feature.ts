import type { Bound } from './http/bind.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Reaction } from './outbox/reaction.ts'

/** What a feature brings; `features.ts` lists them and nothing else mounts anything. */
export type Feature = {
  name: string
  routes: readonly Bound[]
  jobs?: readonly JobDefinition[]
  reactions?: readonly Reaction[]
}
