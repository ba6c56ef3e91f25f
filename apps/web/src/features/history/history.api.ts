import type { EventDefinition } from '@lanewise/contract/event'
import { getHistory } from '@lanewise/contract/history'
import { query } from '#platform/query/query.ts'

/** Record whose history is shown, and the events that announce its changes. */
export type Subject = { entity: string; entityId: string; refreshOn?: readonly EventDefinition[] }

export const historyQuery = ({ entity, entityId, refreshOn = [] }: Subject, pageSize: number) =>
  query(getHistory, { params: { entity, entityId }, query: { page: 1, pageSize } }, { refreshOn })
