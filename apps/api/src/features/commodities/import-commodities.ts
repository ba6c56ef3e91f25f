import {
  CommodityFields,
  commodityChanged,
  commodityFieldNames,
  commodityFieldsOf,
} from '@lanewise/contract/commodities'
import { fileLimits } from '@lanewise/contract/file-limits'
import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import { commodityFromRow, commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { commodityLabels } from '@lanewise/domain/commodities/labels'
import { allOf } from '#platform/audit/audit.ts'
import type { Work } from '#platform/context.ts'
import { importSheet, type Refused } from '#platform/sheet/import-sheet.ts'
import type { SheetRow } from '#platform/sheet/read-sheet.ts'
import { settled, subject, takenCode } from './commodities.actions.ts'
import { insertNewCommodities } from './commodities.queries.ts'
import { commodityView } from './commodities.view.ts'

type Row = { row: number; fields: CommodityFields }

/** Saves the valid rows in chunks, each in a transaction of its own. (COMM-60) */
export const importCommodities = (work: Work, file: ImportFile): Promise<ImportResult> =>
  importSheet<Row>(work, file, {
    header: commodityTemplateHeader,
    maxBytes: fileLimits.commodities,
    check,
    save: (rows) => saveRows(work, rows),
  })

function check({ row, values }: SheetRow): Row | Refused {
  const parsed = CommodityFields.safeParse(commodityFromRow(values))
  if (parsed.success) return { row, fields: settled(parsed.data) }
  return { row, reason: parsed.error.issues.map(reasonOf).join('; ') }
}

const reasonOf = ({ path, message }: { path: PropertyKey[]; message: string }) => {
  const field = String(path[0] ?? '')
  return field ? `${commodityLabels[field as keyof typeof commodityLabels] ?? field}: ${message}` : message
}

async function saveRows(work: Work, rows: Row[]): Promise<Refused[]> {
  return work.transaction(async (ctx) => {
    const firsts = new Map(rows.toReversed().map((row) => [codeKey(row.fields.commodityCode), row]))
    const inserted = await insertNewCommodities(
      ctx.db,
      [...firsts.values()].map((row) => row.fields),
    )
    for (const row of inserted)
      ctx.record(subject(row), 'imported', allOf(commodityFieldsOf(commodityView(row)), commodityFieldNames, 'created'))
    const first = inserted[0]
    if (first) ctx.emit(commodityChanged, { id: first.id, commodityCode: first.commodityCode, action: 'imported' })
    const savedCodes = new Set(inserted.map((row) => codeKey(row.commodityCode)))
    return rows
      .filter(
        (row) =>
          !savedCodes.has(codeKey(row.fields.commodityCode)) || firsts.get(codeKey(row.fields.commodityCode)) !== row,
      )
      .map(({ row, fields }) => ({ row, reason: takenCode(fields.commodityCode) }))
  })
}

const codeKey = (code: string) => code.toLowerCase()
