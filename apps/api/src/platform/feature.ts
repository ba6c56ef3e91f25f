import type { Entity } from '@lanewise/contract/entity'
import type { Tables } from './db/schema.gen.ts'
import type { Bound } from './http/bind.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Reaction } from './outbox/reaction.ts'

/** A kind of record and the table that holds its rows. */
export type RecordKind = { entity: Entity; table: keyof Tables }

/** What a feature brings; `features.ts` lists them and nothing else mounts anything. */
export type Feature = {
  name: string
  routes: readonly Bound[]
  records?: readonly RecordKind[]
  jobs?: readonly JobDefinition[]
  reactions?: readonly Reaction[]
}
