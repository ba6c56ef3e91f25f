import type { EventDefinition } from '@lanewise/contract/event'
import { getHistory, getKindHistory } from '@lanewise/contract/history'
import { query, useOperationQuery } from '#platform/query/query.ts'

/** Record whose history is shown, or without an id all records of a kind; and the events that announce changes. */
export type Subject = { entity: string; entityId?: string; refreshOn?: readonly EventDefinition[] }

export function useHistory({ entity, entityId, refreshOn = [] }: Subject, pageSize: number) {
  const [page, options] = [{ page: 1, pageSize }, { keepPrevious: true }]
  const one = query(getHistory, { params: { entity, entityId: entityId ?? '' }, query: page }, { refreshOn })
  const all = query(getKindHistory, { params: { entity }, query: page }, { refreshOn })
  const ofRecord = useOperationQuery(one, { ...options, enabled: entityId !== undefined })
  const ofKind = useOperationQuery(all, { ...options, enabled: entityId === undefined })
  return entityId === undefined ? { ...ofKind, tracking: [] } : { ...ofRecord, tracking: ofRecord.data?.tracking ?? [] }
}
