import { type RateSheetColumn, rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { getRateSheet, lockPreview } from '../rate-sheets.actions.ts'
import {
  deleteSheetRows,
  findSheetRow,
  insertSheetRows,
  type KeptRow,
  type NewSheetRow,
  rowsOfLanes,
  type SheetRowRecord,
  saveFacts,
} from '../rate-sheets.queries.ts'
import { compareLanes, readKnown, type SheetRate, sheetReader } from './compare-lanes.ts'

type Place = { rateSheetId: string; rowId: string }
type Correction = { row: number; column: RateSheetColumn; value: string }

/**
 * Corrects a cell of a wrong row and reads the row again. What its lanes come to may be another then: rates end that no
 * row names, dates meet those of another row. So these lanes are compared anew, as the whole sheet was.
 */
export async function correctRateSheetCell(ctx: Context, { rateSheetId, rowId }: Place, correction: Correction) {
  await lockPreview(ctx, rateSheetId)
  const wrong = (await findSheetRow(ctx.db, rateSheetId, rowId)) ?? refuse.notFound('row of a rate sheet')
  if (wrong.kind !== 'Wrong') refuse.conflict('This row is not wrong any more')
  const known = await readKnown(ctx)
  const read = sheetReader(known)
  const rate = read(corrected(wrong, correction))
  const { rates, former } = await aroundOf(ctx, { rateSheetId, wrong, rate, read })
  const rows = await compareLanes(ctx, rates, { known, rateSheetId })
  await deleteSheetRows(
    ctx.db,
    former.map(({ id }) => id),
  )
  await insertSheetRows(ctx.db, withChoice(rows, former))
  await saveFacts(ctx.db, rateSheetId)
  return getRateSheet(ctx, rateSheetId)
}

/** What stood in the file first is kept beside what stands there now. */
function corrected({ cells }: SheetRowRecord, { row, column, value }: Correction): KeptRow[] {
  if (!cells.some((kept) => kept.row === row)) refuse.notFound('row of a rate sheet')
  const name = rateSheetColumns[column]
  return cells.map((kept) =>
    kept.row === row
      ? {
          row,
          values: { ...kept.values, [name]: value },
          former: { [name]: kept.values[name] ?? '', ...kept.former },
        }
      : kept,
  )
}

type Around = { rateSheetId: string; wrong: SheetRowRecord; rate: SheetRate; read: ReturnType<typeof sheetReader> }

/** All rates of the lanes that the corrected one names now or named before, read again; and the rows that were kept of them. */
async function aroundOf({ db }: Context, { rateSheetId, wrong, rate, read }: Around) {
  const laneIds = new Set([wrong.laneId, rate.lane?.id].filter((id) => typeof id === 'string'))
  for (;;) {
    const others = (await rowsOfLanes(db, rateSheetId, [...laneIds])).filter(({ id }) => id !== wrong.id)
    const rates = [rate, ...others.filter(({ rowNumber }) => rowNumber !== null).map(({ cells }) => read(cells))]
    const found = rates.flatMap(({ lane }) => lane?.id ?? []).filter((id) => !laneIds.has(id))
    if (found.length === 0) return { rates, former: [wrong, ...others] }
    // A lane was renamed meanwhile, so that another row names another one now.
    for (const id of found) laneIds.add(id)
  }
}

/** What was left out stays so. */
function withChoice(rows: readonly NewSheetRow[], former: readonly SheetRowRecord[]): NewSheetRow[] {
  const keyOf = ({ rowNumber, rateId }: Pick<NewSheetRow, 'rowNumber' | 'rateId'>) => rowNumber ?? rateId
  const left = new Set(former.filter(({ isChosen }) => !isChosen).map(keyOf))
  return rows.map((row) => ({ ...row, isChosen: !left.has(keyOf(row)) }))
}
