import { allEntities } from '@lanewise/contract'
import type { HistoryEntry } from '@lanewise/contract/history'
import { historySentences } from '@lanewise/domain/shared/sentences'
import type { AuditRow } from './history.queries.ts'

const labelsOf = new Map(allEntities.map(({ name, labels }) => [name, labels]))

/** An audit entry in plain words (AUDIT-2). */
export const historyView = (row: AuditRow): HistoryEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  who: row.userName,
  entity: row.entity,
  entityId: row.entityId,
  entityName: row.entityName,
  action: row.action,
  sentences: historySentences(
    {
      who: row.userName,
      kind: row.entity,
      name: row.entityName,
      action: row.action,
      changes: row.changes as Record<string, [unknown, unknown]>,
    },
    labelsOf.get(row.entity) ?? {},
  ),
})
