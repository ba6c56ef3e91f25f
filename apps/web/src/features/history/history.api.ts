import type { EventDefinition } from '@lanewise/contract/event'
import { getHistory } from '@lanewise/contract/history'
import { query } from '#platform/query/query.ts'

/** A record whose history is shown, and the events that tell of a change of it. */
export type Subject = { entity: string; entityId: string; refreshOn?: readonly EventDefinition[] }

/** The latest entries of a record's history. */
export const historyQuery = ({ entity, entityId, refreshOn = [] }: Subject, pageSize: number) =>
  query(getHistory, { params: { entity, entityId }, query: { page: 1, pageSize } }, { refreshOn })
