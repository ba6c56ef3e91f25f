import {
  CommodityFields,
  commodityChanged,
  commodityFieldNames,
  commodityFieldsOf,
} from '@lanewise/contract/commodities'
import type { ImportFile, ImportResult } from '@lanewise/contract/import'
import { commodityFromRow, commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { commodityLabels } from '@lanewise/domain/commodities/labels'
import { allOf } from '#platform/audit/audit.ts'
import type { Work } from '#platform/context.ts'
import type { CsvRow } from '#platform/csv.ts'
import { importCsv, type Refused } from '#platform/import-csv.ts'
import { settled, subject, takenCode } from './commodities.actions.ts'
import { insertNewCommodities } from './commodities.queries.ts'
import { commodityView } from './commodities.view.ts'

type Row = { row: number; fields: CommodityFields }

/** Saves the valid rows in chunks, each its own transaction (COMM-60). */
export const importCommodities = (work: Work, file: ImportFile): Promise<ImportResult> =>
  importCsv(work, file, {
    header: commodityTemplateHeader,
    saveRows: async (rows) => {
      const { valid, wrong } = check(rows)
      return [...wrong, ...(await saveChunk(work, valid))]
    },
  })

function check(rows: CsvRow[]) {
  const valid: Row[] = []
  const wrong: Refused[] = []
  for (const { row, values } of rows) {
    const parsed = CommodityFields.safeParse(commodityFromRow(values))
    if (parsed.success) valid.push({ row, fields: settled(parsed.data) })
    else wrong.push({ row, reason: parsed.error.issues.map(reasonOf).join('; ') })
  }
  return { valid, wrong }
}

const reasonOf = ({ path, message }: { path: PropertyKey[]; message: string }) => {
  const field = String(path[0] ?? '')
  return field ? `${commodityLabels[field as keyof typeof commodityLabels] ?? field}: ${message}` : message
}

async function saveChunk(work: Work, rows: Row[]): Promise<Refused[]> {
  if (rows.length === 0) return []
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
