import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { dollarsOfTenThousandths } from '@lanewise/contract/money'
import { RateSheet, RateSheetRow, RateSheetTerms } from '@lanewise/contract/rate-sheets'
import { priceText } from '@lanewise/domain/lanes/rate-summary'
import { agreedFrom } from '#features/lanes/index.ts'
import { declaredFields } from '#platform/declared-fields.ts'
import type { SheetCount, SheetRecord, SheetRowRecord } from './rate-sheets.queries.ts'

const declaredSheet = declaredFields(RateSheet)
const declaredRow = declaredFields(RateSheetRow)
const declaredTerms = declaredFields(RateSheetTerms)

export function sheetView(row: SheetRecord, rows: readonly SheetCount[]): RateSheet {
  const of = (kind: SheetCount['kind']) => rows.find((one) => one.kind === kind)
  const sum = (field: 'increases' | 'decreases' | 'steep' | 'applied' | 'notApplied' | 'withoutOutcome') =>
    rows.reduce((total, one) => total + one[field], 0)
  const all = (kind: SheetCount['kind']) => of(kind)?.all ?? 0
  const chosen = (kind: SheetCount['kind']) => of(kind)?.chosen ?? 0
  return declaredSheet({
    ...row,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    createdByName: `${row.firstName} ${row.lastName}`,
    counts: {
      Changed: all('Changed'),
      New: all('New'),
      Ended: all('Ended'),
      Wrong: all('Wrong'),
      Unchanged: all('Unchanged'),
    },
    chosen: { Changed: chosen('Changed'), New: chosen('New'), Ended: chosen('Ended') },
    newOnLanes: of('New')?.lanes ?? 0,
    increases: sum('increases'),
    decreases: sum('decreases'),
    steepIncreases: sum('steep'),
    applied: sum('applied'),
    notApplied: sum('notApplied'),
    notReached: ['Applying', 'Applied', 'Failed'].includes(row.state) ? sum('withoutOutcome') : 0,
  })
}

export const rowView = (row: SheetRowRecord): RateSheetRow =>
  declaredRow({ ...row, before: termsView(row.before), after: termsView(row.after) })

function termsView(fields: LaneRateFields | null): RateSheetTerms | null {
  if (!fields) return null
  const agreed = agreedFrom(fields)
  return declaredTerms({
    ...fields,
    rate: dollarsOfTenThousandths(agreed.rate),
    priceText: priceText(agreed),
  })
}
