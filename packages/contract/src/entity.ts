import type { Needs } from '@lanewise/domain/access/allowed'
import type { EventDefinition } from './event.ts'
import type { Operation } from './operation.ts'

/**
 * What the product must know about a kind of record, once: history, search, saved views, live groups, links and the walks
 * over all operations read it.
 */
export type Entity<R = never> = {
  /** As history, events and sentences name one of them: `commodity`. */
  name: string
  /** Its list in saved views and addresses, which is also the feature's name: `commodities`. */
  plural: string
  /** Other lists of the same records, which keep views of their own. */
  otherLists?: readonly string[]
  /** What a user needs to find and open these records, to read their history and to hear that they changed. */
  read: Needs
  /** What people read for each field. */
  labels: Readonly<Record<string, string>>
  /** The call that lists them. */
  list: Operation
  /** What is announced when one of them changes. */
  events: readonly EventDefinition[]
  /** The name by which people know a record. */
  title: (record: R) => string
  /** Where a record opens in the browser. */
  path: (record: R) => string
  /** People write notes on these records. */
  takesNotes?: true
  /** The heading of its results in the global search, where they have the shape of any record (DEF-120). */
  searchSection?: string
}

export const entity = <R>(definition: Entity<R>): Entity<R> => definition
