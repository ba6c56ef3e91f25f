import type { Needs } from '@lanewise/domain/access/allowed'
import type { Phrase } from '@lanewise/domain/history/phrase'
import type { EventDefinition } from './event.ts'
import type { Operation } from './operation.ts'

/**
 * Everything the product must know about a kind of record. History, search, saved views, live groups, links and the
 * checks over all operations read it from this definition.
 */
export type Entity<R = never> = {
  /** Name of one record in history, events and sentences, for example `commodity`. */
  name: string
  /** Name of the list in saved views and URLs, which is also the feature's name, for example `commodities`. */
  plural: string
  /** Other lists of the same records with their own saved views. */
  otherLists?: readonly string[]
  /** Permissions required to find and open these records, to read their history and to receive change events. */
  read: Needs
  labels: Readonly<Record<string, string>>
  /** Describes the events in the history of these records that are more than a changed field. (DEF-139) */
  phrases?: readonly Phrase[]
  list: Operation
  events: readonly EventDefinition[]
  /** Display name of a record. */
  title: (record: R) => string
  /** Path of the screen that shows the record. */
  path: (record: R) => string
  /** Users can write notes on these records. */
  takesNotes?: true
  /** Heading in the global search, for records whose search results have the standard shape (DEF-120). */
  searchSection?: string
}

export const entity = <R>(definition: Entity<R>): Entity<R> => definition
