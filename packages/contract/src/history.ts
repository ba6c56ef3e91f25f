import { z } from 'zod'
import { listOf, listPage } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

export const HistoryEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  action: z.string(),
  /** The change in plain text, one sentence per field (AUDIT-2). */
  sentences: z.array(z.string()),
  /** The same change by field, for a visual comparison. null stands for an empty value. Empty unless fields changed. */
  changes: z.array(z.object({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

/** What trucks reported of one stop of a shipment, folded to one entry (DEF-139). */
export const StopHistory = z.object({
  stopNumber: z.int(),
  text: z.string(),
  who: z.string(),
  at: z.iso.datetime(),
})
export type StopHistory = z.output<typeof StopHistory>

export const getKindHistory = operation({
  name: 'getKindHistory',
  summary: 'Who changed records of one kind, when and how, those that are gone included',
  method: 'GET',
  path: '/history/{entity}',
  permission: 'signed-in',
  /** Like `getHistory`, without the routine use of a record. */
  params: z.strictObject({ entity: z.string().max(100) }),
  query: z.strictObject(listPage(pageSizes.history)),
  answer: listOf(HistoryEntry),
})

export const getHistory = operation({
  name: 'getHistory',
  summary: 'Who changed a record, when and how',
  method: 'GET',
  path: '/history/{entity}/{entityId}',
  permission: 'signed-in',
  /**
   * `entity` is the name of a kind of record. Every kind has a history, which users with read permission for its
   * records may see.
   */
  params: z.strictObject({ entity: z.string().max(100), entityId: z.uuid('Not a valid id') }),
  query: z.strictObject(listPage(pageSizes.history)),
  /** `tracking` has the stops of a shipment in their order. Their reports are not among the entries. */
  answer: listOf(HistoryEntry).extend({ tracking: z.array(StopHistory).optional() }),
})
