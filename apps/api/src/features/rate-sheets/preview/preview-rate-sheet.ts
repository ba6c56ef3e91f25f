import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { rowsOfRates } from '@lanewise/domain/lanes/sheet/read-rates'
import type { Context, Work } from '#platform/context.ts'
import { openSheet } from '#platform/sheet/open-sheet.ts'
import { createTurns } from '#platform/turns.ts'
import { getRateSheet } from '../rate-sheets.actions.ts'
import { insertSheet, insertSheetRows, type KeptRow, saveFacts } from '../rate-sheets.queries.ts'
import { compareLanes, readKnown, type SheetRate, sheetReader } from './compare-lanes.ts'

const maxRows = 20_000
/** So many rows are read, and about so many compared and kept, before others have their turn. */
const partSize = 250

type Upload = { fileName: string; data: string; importId?: string | undefined }
/** Told with the share of each row that is done: reading is one half, comparing the other. */
type Tell = (rows: number, total: number) => void

/** Reads a sheet, compares it with what counts, and keeps what it would change; the rates themselves stay as they are. */
export async function previewRateSheet(work: Work, upload: Upload): Promise<RateSheet> {
  const { importId, fileName } = upload
  const tell: Tell = (done, total) => {
    if (importId) work.progress({ id: importId, done: Math.round(done), total, failed: 0 })
  }
  const rows = await readRows(upload, tell)
  return work.transaction(async (ctx) => {
    const { id } = await insertSheet(ctx.db, { fileName, createdBy: ctx.user.id, fileRows: rows.length })
    await keepDifferences(ctx, { rateSheetId: id, rows }, tell)
    await saveFacts(ctx.db, id)
    return getRateSheet(ctx, id)
  })
}

async function readRows({ data }: Upload, tell: Tell): Promise<KeptRow[]> {
  const file = await openSheet(data, { header: rateSheetHeader, maxRows })
  try {
    const rows: KeptRow[] = []
    for await (const chunk of file.chunks(partSize)) {
      rows.push(...chunk.map(({ row, values }) => ({ row, values: filled(values) })))
      tell(rows.length / 2, file.total)
    }
    return rows
  } finally {
    await file.close()
  }
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))

type Given = { rateSheetId: string; rows: readonly KeptRow[] }

async function keepDifferences(ctx: Context, { rateSheetId, rows }: Given, tell: Tell) {
  const known = await readKnown(ctx)
  const takeTurns = createTurns()
  const read = sheetReader(known)
  const rates: SheetRate[] = []
  for (const kept of rowsOfRates(rows)) {
    rates.push(read(kept))
    await takeTurns()
  }
  let compared = 0
  for (const part of inParts(rates)) {
    await insertSheetRows(ctx.db, await compareLanes(ctx, part, { known, rateSheetId }))
    compared += part.reduce((sum, { kept }) => sum + kept.length, 0)
    tell((rows.length + compared) / 2, rows.length)
    await takeTurns()
  }
}

/** Parts with all rates of their lanes; rates whose lane is unknown change nothing, so that it does not matter where they are. */
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
