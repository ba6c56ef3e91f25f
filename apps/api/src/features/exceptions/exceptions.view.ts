import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'
import { exceptionSentence } from '@lanewise/domain/exceptions/exception-sentence'
import type { ListedRow } from './exceptions.queries.ts'

export const entryView = (row: ListedRow, now: Date): ExceptionEntry => ({
  id: row.id,
  kind: row.kind as ExceptionKind,
  severity: row.severity,
  reason: exceptionSentence({ ...row, kind: row.kind as ExceptionKind, at: row.measuredAt }, now),
  detail: row.detail,
  since: row.since.toISOString(),
  entity: row.entity as ExceptionEntry['entity'],
  entityId: row.entityId,
  entityName: row.entityName,
  status: row.status ?? 0,
  onTimeStatus: row.onTimeStatus as ExceptionEntry['onTimeStatus'],
  origin: placeOf(row.originCompanyName, row.originCity, row.originState),
  destination: placeOf(row.destinationCompanyName, row.destinationCity, row.destinationState),
  partner: row.partner,
  assignee: row.assigneeId ? { id: row.assigneeId, name: `${row.assigneeFirstName} ${row.assigneeLastName}` } : null,
  snooze: snoozeOf(row),
  done: row.doneAt && { at: row.doneAt.toISOString(), by: `${row.doerFirstName} ${row.doerLastName}` },
  closedAt: row.closedAt?.toISOString() ?? null,
})

/** A snooze for all users counts before the user's own. */
function snoozeOf({ snoozedAt, snoozedUntil, ownSnoozedAt, ownSnoozedUntil }: ListedRow): ExceptionEntry['snooze'] {
  if (snoozedAt) return { until: snoozedUntil?.toISOString() ?? null, forMe: false }
  return ownSnoozedAt && { until: ownSnoozedUntil?.toISOString() ?? null, forMe: true }
}

const placeOf = (name: string | null, city: string | null, state: string | null) => ({
  name: name ?? '',
  city: city ?? '',
  state: state ?? '',
})
