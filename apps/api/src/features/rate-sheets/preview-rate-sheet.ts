import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { endText } from '@lanewise/domain/lanes/sheet/find-lane'
import { placeRates, previewOf } from '@lanewise/domain/lanes/sheet/preview'
import type { CurrentRate, PlacedRate, PreviewRow } from '@lanewise/domain/lanes/sheet/preview-row'
import type { SheetRow } from '@lanewise/domain/lanes/sheet/read-rates'
import { agreedOf, countingRates, fieldsOf, type RateRow, todayOf } from '#features/lanes/index.ts'
import type { Work } from '#platform/context.ts'
import { openSheet } from '#platform/sheet/open-sheet.ts'
import { namedLane } from './lane-ends.ts'
import { getRateSheet } from './rate-sheets.actions.ts'
import { insertSheet, insertSheetRows, type NewSheetRow, sheetCarriers, sheetLanes } from './rate-sheets.queries.ts'
import { type CheckedRate, readSheetRates } from './read-sheet-rates.ts'

const maxRows = 20_000
const chunkSize = 500

type Upload = { fileName: string; data: string; importId?: string | undefined }

/** Reads a sheet, compares it with what counts, and keeps what it would change; the rates themselves stay as they are. */
export async function previewRateSheet(work: Work, upload: Upload): Promise<RateSheet> {
  const rows = await readRows(work, upload)
  const rates = readSheetRates(rows)
  const found = await work.transaction(async (ctx) => {
    const lanes = (await sheetLanes(ctx.db)).map(laneOf)
    const carriers = (await sheetCarriers(ctx.db)).map(({ modes, ...same }) => ({
      ...same,
      haulsTruckloads: modes.includes('TL'),
    }))
    const placed = placeRates(rates, { lanes, carriers })
    const laneIds = new Set(placed.flatMap(({ lane }) => lane?.id ?? []))
    const current = await countingRates(ctx.db, [...laneIds])
    return { lanes, carriers, placed, current, today: todayOf(ctx) }
  })
  const preview = previewOf(found.placed, { ...found, rates: found.current.map(currentOf) })
  return work.transaction(async (ctx) => {
    const { id } = await insertSheet(ctx.db, {
      fileName: upload.fileName,
      createdBy: ctx.user.id,
      fileRows: rows.length,
      ...factsOf(found.placed),
    })
    const records = recordsOf(preview, { rateSheetId: id, rates, current: found.current })
    for (let at = 0; at < records.length; at += chunkSize)
      await insertSheetRows(ctx.db, records.slice(at, at + chunkSize))
    return getRateSheet(ctx, id)
  })
}

async function readRows(work: Work, { data, importId }: Upload): Promise<SheetRow[]> {
  const file = await openSheet(data, { header: rateSheetHeader, maxRows })
  try {
    const rows: SheetRow[] = []
    for await (const chunk of file.chunks(chunkSize)) {
      rows.push(...chunk)
      if (importId) work.progress({ id: importId, done: rows.length, total: file.total, failed: 0 })
    }
    return rows
  } finally {
    await file.close()
  }
}

const laneOf = (row: Awaited<ReturnType<typeof sheetLanes>>[number]) => ({
  ...namedLane(row),
  id: row.id,
  miles: row.estimatedMilesTenths === null ? null : row.estimatedMilesTenths / 10,
})

const currentOf = (row: RateRow): CurrentRate => ({
  ...agreedOf(row),
  id: row.id,
  laneId: row.laneId,
  carrierId: row.carrierId,
  carrierName: row.carrierName,
})

function factsOf(placed: readonly PlacedRate[]) {
  const days = placed.flatMap(({ terms }) => (terms ? [terms] : []))
  return {
    laneCount: new Set(placed.flatMap(({ lane }) => lane?.id ?? [])).size,
    carrierCount: new Set(placed.flatMap(({ foundCarrier }) => foundCarrier?.id ?? [])).size,
    validFrom: days.map(({ effectiveDate }) => effectiveDate).sort()[0] ?? null,
    validUntil:
      days
        .map(({ expirationDate }) => expirationDate)
        .sort()
        .at(-1) ?? null,
  }
}

type Beside = { rateSheetId: string; rates: readonly CheckedRate[]; current: readonly RateRow[] }

function recordsOf(preview: readonly PreviewRow[], { rateSheetId, rates, current }: Beside): NewSheetRow[] {
  const rateOf = new Map(rates.map((rate) => [rate.row, rate]))
  const currentBy = new Map(current.map((row) => [row.id, row]))
  return preview.map(({ kind, row, lane, carrier, before, after, endsOn, percent, issues }, position) => {
    const given = row === null ? undefined : rateOf.get(row)
    const former = before ? currentBy.get(before.id) : undefined
    const fields = after && given?.fields
    return {
      rateSheetId,
      position,
      kind,
      rowNumber: row,
      laneId: lane?.id ?? null,
      carrierId: carrier?.id ?? null,
      rateId: former?.id ?? null,
      laneName: lane?.name ?? given?.cells.lane ?? '',
      way: lane ? `${endText(lane.origin)} → ${endText(lane.destination)}` : '',
      carrierName: carrier?.name ?? given?.cells.carrier ?? '',
      before: former ? fieldsOf(former) : null,
      after: fields ? { ...fields, carrierId: carrier?.id } : null,
      endsOn,
      percent,
      issues,
    }
  })
}
