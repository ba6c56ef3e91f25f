import type { HistoryEntry } from '@lanewise/contract/history'
import { carrierLabels } from '@lanewise/domain/carriers/labels'
import { commodityLabels } from '@lanewise/domain/commodities/labels'
import { contactLabels } from '@lanewise/domain/contacts/labels'
import { locationLabels } from '@lanewise/domain/locations/labels'
import { historySentences } from '@lanewise/domain/shared/sentences'
import type { AuditRow } from './history.queries.ts'

const labels: Record<string, Record<string, string>> = {
  carrier: carrierLabels,
  commodity: commodityLabels,
  contact: contactLabels,
  location: locationLabels,
}

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
    labels[row.entity] ?? {},
  ),
})
