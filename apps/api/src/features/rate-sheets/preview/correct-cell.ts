import { type RateSheetColumn, rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { getRateSheet, lockPreview } from '../rate-sheets.actions.ts'
import {
  deleteSheetRows,
  findSheetRow,
  insertSheetRows,
  type NewSheetRow,
  rowsOfLanes,
  type SheetFileRow,
  type SheetRowRecord,
  saveFacts,
} from '../rate-sheets.queries.ts'
import { compareLanes, readKnown, type SheetRate, sheetReader } from './compare-lanes.ts'

type Place = { rateSheetId: string; rowId: string }
type Correction = { row: number; column: RateSheetColumn; value: string }

/**
 * Corrects a cell of an invalid row and parses the row again. The correction can change the outcome of other rows on
 * its lanes: rates end that no row names, and dates meet those of other rows. The affected lanes are therefore compared
 * again, like the whole sheet before.
 */
export async function correctRateSheetCell(ctx: Context, { rateSheetId, rowId }: Place, correction: Correction) {
  await lockPreview(ctx, rateSheetId)
  const wrong = (await findSheetRow(ctx.db, rateSheetId, rowId)) ?? refuse.notFound('row of a rate sheet')
  if (wrong.kind !== 'Wrong') refuse.conflict('This row no longer has errors')
  const known = await readKnown(ctx)
  const read = sheetReader(known)
  const rate = read(corrected(wrong, correction))
  const { rates, former } = await rowsToRecheck(ctx, { rateSheetId, wrong, rate, read })
  const rows = await compareLanes(ctx, rates, { known, rateSheetId })
  await deleteSheetRows(
    ctx.db,
    former.map(({ id }) => id),
  )
  await insertSheetRows(ctx.db, withChoice(rows, former))
  await saveFacts(ctx.db, rateSheetId)
  return getRateSheet(ctx, rateSheetId)
}

/** Keeps the original cell value of the file beside the corrected one. */
function corrected({ cells }: SheetRowRecord, { row, column, value }: Correction): SheetFileRow[] {
  if (!cells.some((fileRow) => fileRow.row === row)) refuse.notFound('row of a rate sheet')
  const name = rateSheetColumns[column]
  return cells.map((fileRow) =>
    fileRow.row === row
      ? {
          row,
          values: { ...fileRow.values, [name]: value },
          former: { [name]: fileRow.values[name] ?? '', ...fileRow.former },
        }
      : fileRow,
  )
}

type CellContext = { rateSheetId: string; wrong: SheetRowRecord; rate: SheetRate; read: ReturnType<typeof sheetReader> }

/** All rates of the lanes that the row names now or named before, parsed again, with their stored rows. */
async function rowsToRecheck({ db }: Context, { rateSheetId, wrong, rate, read }: CellContext) {
  const laneIds = new Set([wrong.laneId, rate.lane?.id].filter((id) => typeof id === 'string'))
  for (;;) {
    const others = (await rowsOfLanes(db, rateSheetId, [...laneIds])).filter(({ id }) => id !== wrong.id)
    const rates = [rate, ...others.filter(({ rowNumber }) => rowNumber !== null).map(({ cells }) => read(cells))]
    const newLaneIds = rates.flatMap(({ lane }) => lane?.id ?? []).filter((id) => !laneIds.has(id))
    if (newLaneIds.length === 0) return { rates, former: [wrong, ...others] }
    // Lanes that other rows name now because a lane was renamed in the meantime.
    for (const id of newLaneIds) laneIds.add(id)
  }
}

/** Rows that the user left out stay left out. */
function withChoice(rows: readonly NewSheetRow[], former: readonly SheetRowRecord[]): NewSheetRow[] {
  const keyOf = ({ rowNumber, rateId }: Pick<NewSheetRow, 'rowNumber' | 'rateId'>) => rowNumber ?? rateId
  const leftOut = new Set(former.filter(({ isChosen }) => !isChosen).map(keyOf))
  return rows.map((row) => ({ ...row, isChosen: !leftOut.has(keyOf(row)) }))
}
