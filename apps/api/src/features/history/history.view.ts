import { allEntities } from '@lanewise/contract'
import type { HistoryEntry } from '@lanewise/contract/history'
import { actorName } from '@lanewise/domain/history/actor'
import { describeChanges, historySentences } from '@lanewise/domain/history/sentences'
import { foldByStop } from '@lanewise/domain/shipments/stop-history'
import type { AuditRow } from './history.queries.ts'

const entities = new Map(allEntities.map((entity) => [entity.name, entity]))

/** An audit entry as sentences in plain English. (AUDIT-2) */
export function historyView(row: AuditRow, timeZone: string): HistoryEntry {
  const { entity: kind, entityName: name, action } = row
  const who = actorName(row.userName)
  const changes = row.changes as Record<string, [unknown, unknown]>
  const { labels = {}, phrases = [] } = entities.get(kind) ?? {}
  const wording = { labels, phrases, timeZone }
  const described = action === 'changed' ? describeChanges(changes, wording) : []
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    who,
    entity: kind,
    entityId: row.entityId,
    entityName: name,
    action,
    sentences: historySentences({ who, kind, name, action, changes }, wording),
    changes: described.map(({ label, from, to }) => ({ label, from, to })),
  }
}

type ReportRow = Pick<AuditRow, 'userName' | 'at' | 'changes'>

/** What trucks reported of a shipment, one entry per stop. (DEF-139) */
export const stopsView = (rows: readonly ReportRow[]) =>
  foldByStop(
    rows.map(({ userName, at, changes }) => ({
      who: actorName(userName),
      at: at.toISOString(),
      changes: changes as Record<string, [unknown, unknown]>,
    })),
  )
