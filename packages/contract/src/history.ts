import type { Needs } from '@lanewise/domain/access/allowed'
import { z } from 'zod'
import { listOf, listPage } from './list.ts'
import { operation } from './operation.ts'
import { pageSizes } from './page-sizes.ts'

/** Records that have a history, and who may read it. */
export const historyOf = {
  carrier: 'ViewCarrierNetwork',
  commodity: 'ViewCommodity',
  contact: 'signed-in',
  location: 'ViewLocations',
} as const satisfies Record<string, Needs>
export type HistoryEntity = keyof typeof historyOf
export const historyEntities = Object.keys(historyOf) as [HistoryEntity, ...HistoryEntity[]]

export const HistoryEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  action: z.string(),
  /** The change in plain words, one sentence per field (AUDIT-2). */
  sentences: z.array(z.string()),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

export const getHistory = operation({
  name: 'getHistory',
  summary: 'Who changed a record, when and how',
  method: 'GET',
  path: '/history/{entity}/{entityId}',
  permission: 'signed-in',
  params: z.strictObject({ entity: z.enum(historyEntities), entityId: z.uuid('Not a valid id') }),
  query: z.strictObject(listPage(pageSizes.history)),
  answer: listOf(HistoryEntry),
})
