import type { Entity } from '@lanewise/contract/entity'
import type { SearchResult } from '@lanewise/contract/search'
import type { Transactions, User } from './context.ts'
import type { Db, Tx } from './db/database.ts'
import type { Tables } from './db/schema.gen.ts'
import type { Bound } from './http/bind.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Reaction } from './jobs/reaction.ts'
import type { Round } from './jobs/rounds.ts'
import type { Logger } from './log.ts'
import type { Loop } from './loops/wakeful-loop.ts'
import type { Forgetting } from './memory/forgetting.ts'

/** A kind of record and the table that holds its rows. */
export type RecordKind = {
  entity: Entity
  table: keyof Tables
  /**
   * For kinds that the global search finds: the records as results, read anew under the row policy; the index names them and
   * tells nothing of them.
   */
  search?: (db: Tx, ids: string[], user: User) => Promise<SearchResult[]>
}

/** What work needs that goes on for as long as the process lives. */
export type LoopParts = {
  db: Db
  /** For the connection on which it is woken. */
  url: string
  transactions: Transactions
  clock: () => Date
  log: Logger
  /** Trucks of a company were seen elsewhere, or are expected at another time: told to open screens and kept nowhere. */
  moved: (companyId: string, shipmentIds: readonly string[]) => void
}

/** What a feature brings; `features.ts` lists them and nothing else mounts anything. */
export type Feature = {
  name: string
  routes: readonly Bound[]
  records?: readonly RecordKind[]
  jobs?: readonly JobDefinition[]
  /** What every company needs each hour. */
  rounds?: readonly Round[]
  reactions?: readonly Reaction[]
  /** Work of its own beside the queue, in every process that works. */
  loops?: readonly ((parts: LoopParts) => Loop)[]
  forgets?: readonly Forgetting[]
  /** Ends what it does beyond its calls, when the process ends. */
  close?: () => Promise<void>
}
