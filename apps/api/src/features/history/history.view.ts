import { allEntities } from '@lanewise/contract'
import type { HistoryEntry } from '@lanewise/contract/history'
import { describeChanges, historySentences } from '@lanewise/domain/shared/sentences'
import type { AuditRow } from './history.queries.ts'

const labelsOf = new Map(allEntities.map(({ name, labels }) => [name, labels]))

/** An audit entry as sentences in plain English. (AUDIT-2) */
export function historyView(row: AuditRow): HistoryEntry {
  const { userName: who, entity: kind, entityName: name, action } = row
  const changes = row.changes as Record<string, [unknown, unknown]>
  const labels = labelsOf.get(kind) ?? {}
  const described = action === 'changed' ? describeChanges(changes, labels) : []
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    who,
    entity: kind,
    entityId: row.entityId,
    entityName: name,
    action,
    sentences: historySentences({ who, kind, name, action, changes }, labels),
    changes: described.map(({ label, from, to }) => ({ label, from, to })),
  }
}
