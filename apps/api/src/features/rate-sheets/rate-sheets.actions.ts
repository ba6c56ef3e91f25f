import { rateSheetHeader } from '@lanewise/domain/lanes/sheet/columns'
import { sheetRowsOf } from '@lanewise/domain/lanes/sheet/sheet-rows'
import { agreedOf, todayOf } from '#features/lanes/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { listAnswer } from '#platform/list/answer.ts'
import { exportList } from '#platform/list/csv-export.ts'
import type { Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { namedLane } from './lane-ends.ts'
import {
  chooseRows,
  closeSheet,
  countRows,
  type ExportedRate,
  exportedRates,
  findSheet,
  lockPreview,
  type RowFilter,
  rowList,
  type SheetRowRecord,
} from './rate-sheets.queries.ts'
import { rowView, sheetView } from './rate-sheets.view.ts'

export async function getRateSheet({ db }: Context, rateSheetId: string) {
  const row = (await findSheet(db, rateSheetId)) ?? refuse.notFound('rate sheet')
  return sheetView(row, await countRows(db, rateSheetId))
}

export async function findRateSheetRows({ db }: Context, asked: RowFilter & Page) {
  if (!(await findSheet(db, asked.rateSheetId))) refuse.notFound('rate sheet')
  return listAnswer(await rowList.find(db, asked), (rows) =>
    rows.map((row) => rowView(row as unknown as SheetRowRecord)),
  )
}

type Choice = { isChosen: boolean; kind?: 'Changed' | 'New' | 'Ended' | undefined; rowIds: string[] }

export async function chooseRateSheetRows(ctx: Context, rateSheetId: string, choice: Choice) {
  const { state } = (await lockPreview(ctx.db, rateSheetId)) ?? refuse.notFound('rate sheet')
  refuseClosed(state)
  await chooseRows(ctx.db, rateSheetId, choice)
  return getRateSheet(ctx, rateSheetId)
}

export async function discardRateSheet(ctx: Context, rateSheetId: string) {
  await close(ctx, rateSheetId, 'Discarded')
  return getRateSheet(ctx, rateSheetId)
}

/** A sheet is applied or discarded once; whoever comes second is told so. */
export async function close(ctx: Context, rateSheetId: string, state: 'Applied' | 'Discarded') {
  if (await closeSheet(ctx.db, rateSheetId, { state, now: ctx.now })) return
  const sheet = (await findSheet(ctx.db, rateSheetId)) ?? refuse.notFound('rate sheet')
  refuseClosed(sheet.state)
}

function refuseClosed(state: string) {
  if (state !== 'Previewed') refuse.conflict(`This rate sheet was ${state.toLowerCase()} already. Upload it again.`)
}

/** Every rate that has not expired, in the columns of the template, so that the file can be edited and uploaded again. */
export const exportRateSheet = (work: Work) =>
  exportList(work, {
    fileName: 'rate-sheet.csv',
    header: rateSheetHeader,
    read: async (ctx, at) => {
      const { rows, next } = await exportedRates.read(ctx.db, { today: todayOf(ctx), ...at })
      return { rows: rows.flatMap((row) => writtenRate(row as unknown as ExportedRate)), next }
    },
  })

const writtenRate = (row: ExportedRate) =>
  sheetRowsOf({
    lane: namedLane(row),
    carrier: { name: row.carrierName, dotNumber: row.dotNumber, docketNumber: row.docketNumber },
    terms: agreedOf(row),
  })
