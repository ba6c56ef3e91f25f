import type { Entity } from '@lanewise/contract/entity'
import type { SearchResult } from '@lanewise/contract/search'
import type { Transactions, User } from './context.ts'
import type { Db, Tx } from './db/database.ts'
import type { Tables } from './db/schema.gen.ts'
import type { Bound } from './http/bind.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Reaction } from './jobs/reaction.ts'
import type { HourlyJob } from './jobs/rounds.ts'
import type { UndeliveredMails } from './jobs/undelivered-mail.ts'
import type { Logger } from './log.ts'
import type { Loop } from './loops/wakeful-loop.ts'
import type { Forgetting } from './memory/forgetting.ts'

/** A field that a record is searched by. */
export type SearchedField = { label: string; text: string }

/** A record as a search result, and the fields it is searched by that the result does not show by itself. */
export type SearchHit = { result: SearchResult; fields?: readonly SearchedField[] }

export type RecordKind = {
  entity: Entity
  table: keyof Tables
  /**
   * For kinds in the global search: loads the records as hits under the row policy. The index only stores their ids.
   */
  search?: (db: Tx, ids: string[], user: User) => Promise<SearchHit[]>
}

export type LoopParts = {
  db: Db
  /** Database URL for the connection on which the loop is woken. */
  url: string
  transactions: Transactions
  clock: () => Date
  log: Logger
  /**
   * Reports that trucks of a company have a new position or expected arrival. It is sent to open screens and not
   * stored.
   */
  moved: (companyId: string, shipmentIds: readonly string[]) => void
}

/** The parts of a feature. `features.ts` lists all features, and nothing else mounts anything. */
export type Feature = {
  name: string
  routes: readonly Bound[]
  records?: readonly RecordKind[]
  jobs?: readonly JobDefinition[]
  /** Hourly jobs for every company. */
  rounds?: readonly HourlyJob[]
  reactions?: readonly Reaction[]
  /** Loops outside the queue. They run in every process that works on jobs. */
  loops?: readonly ((parts: LoopParts) => Loop)[]
  forgets?: readonly Forgetting[]
  /** Reactions to mails of the feature that could not be delivered. Their jobs are listed under `jobs` too. */
  undelivered?: readonly UndeliveredMails[]
  /** Stops the feature's other work when the process ends. */
  close?: () => Promise<void>
}
