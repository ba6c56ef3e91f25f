import { fileLimits } from '@lanewise/contract/file-limits'
import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { rowsOfRates } from '@lanewise/domain/lanes/sheet/read-rates'
import type { Context, Work } from '#platform/context.ts'
import { openSheet } from '#platform/sheet/open-sheet.ts'
import { createYielder } from '#platform/yielder.ts'
import { getRateSheet } from '../rate-sheets.actions.ts'
import { insertSheet, insertSheetRows, type SheetFileRow, saveFacts } from '../rate-sheets.queries.ts'
import { compareLanes, readKnown, type SheetRate, sheetReader } from './compare-lanes.ts'

const maxRows = 20_000
/** Rows parsed, and approximately the rows compared and stored, before other requests get their turn. */
const partSize = 250

type Upload = { fileName: string; data: string; importId?: string | undefined }
/** Progress callback. Parsing is the first half of each row's share, comparing the second. */
type ReportProgress = (rows: number, total: number) => void

/**
 * Parses a sheet, compares it with the current rates, and stores the differences. The rates themselves stay unchanged.
 */
export async function previewRateSheet(work: Work, upload: Upload): Promise<RateSheet> {
  const { importId, fileName } = upload
  const reportProgress: ReportProgress = (done, total) => {
    if (importId) work.progress({ id: importId, done: Math.round(done), total, failed: 0 })
  }
  const rows = await readRows(upload, reportProgress)
  return work.transaction(async (ctx) => {
    const { id } = await insertSheet(ctx.db, { fileName, createdBy: ctx.user.id, fileRows: rows.length })
    await keepDifferences(ctx, { rateSheetId: id, rows }, reportProgress)
    await saveFacts(ctx.db, id)
    return work.answer(ctx, await getRateSheet(ctx, id))
  })
}

async function readRows({ data }: Upload, reportProgress: ReportProgress): Promise<SheetFileRow[]> {
  const file = await openSheet(data, { header: rateSheetHeader, maxBytes: fileLimits.rateSheet, maxRows })
  try {
    const rows: SheetFileRow[] = []
    for await (const chunk of file.chunks(partSize)) {
      rows.push(...chunk.map(({ row, values }) => ({ row, values: filled(values) })))
      reportProgress(rows.length / 2, file.total)
    }
    return rows
  } finally {
    await file.close()
  }
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))

type Given = { rateSheetId: string; rows: readonly SheetFileRow[] }

async function keepDifferences(ctx: Context, { rateSheetId, rows }: Given, reportProgress: ReportProgress) {
  const known = await readKnown(ctx)
  const yieldIfDue = createYielder()
  const read = sheetReader(known)
  const rates: SheetRate[] = []
  for (const rateRows of rowsOfRates(rows)) {
    rates.push(read(rateRows))
    await yieldIfDue()
  }
  let compared = 0
  for (const part of inParts(rates)) {
    await insertSheetRows(ctx.db, await compareLanes(ctx, part, { known, rateSheetId }))
    compared += part.reduce((sum, { storedRate }) => sum + storedRate.length, 0)
    reportProgress((rows.length + compared) / 2, rows.length)
    await yieldIfDue()
  }
}

/**
 * Splits the rates into parts that hold all rates of their lanes. Rates with an unknown lane change nothing, so their
 * part does not matter.
 */
function* inParts(rates: readonly SheetRate[]): Generator<SheetRate[]> {
  let part: SheetRate[] = []
  for (const ofLane of Map.groupBy(rates, (rate) => rate.lane?.id ?? rate).values()) {
    part.push(...ofLane)
    if (part.length < partSize) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
