import type { Context } from '#platform/context.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { countOutcomes, startRun } from './apply/applying.queries.ts'
import { stateOf } from './apply/state.ts'
import { sheetApplying } from './rate-sheets.jobs.ts'
import {
  chooseRows,
  countRows,
  findSheet,
  lockSheet,
  type RowFilter,
  rowList,
  type SheetRowRecord,
  saveDiscarded,
} from './rate-sheets.queries.ts'
import { rowView, sheetView } from './rate-sheets.view.ts'

export async function getRateSheet({ db, now }: Context, rateSheetId: string) {
  const row = (await findSheet(db, rateSheetId)) ?? refuse.notFound('rate sheet')
  return sheetView({ ...row, state: stateOf(row, now) }, await countRows(db, rateSheetId))
}

export async function findRateSheetRows({ db }: Context, query: RowFilter & Page) {
  if (!(await findSheet(db, query.rateSheetId))) refuse.notFound('rate sheet')
  return listAnswer(await rowList.find(db, query), (rows) =>
    rows.map((row) => rowView(row as unknown as SheetRowRecord)),
  )
}

type Choice = { isChosen: boolean; kind?: 'Changed' | 'New' | 'Ended' | undefined; rowIds: string[] }

export async function chooseRateSheetRows(ctx: Context, rateSheetId: string, choice: Choice) {
  await lockPreview(ctx, rateSheetId)
  await chooseRows(ctx.db, rateSheetId, choice)
  return getRateSheet(ctx, rateSheetId)
}

export async function discardRateSheet(ctx: Context, rateSheetId: string) {
  await lockPreview(ctx, rateSheetId)
  await saveDiscarded(ctx.db, rateSheetId, ctx.now)
  return getRateSheet(ctx, rateSheetId)
}

/** Queues the job that saves the chosen rows, or the rows that a failed job has not reached. */
export async function applyRateSheet(ctx: Context, rateSheetId: string) {
  const sheet = (await lockSheet(ctx.db, rateSheetId)) ?? refuse.notFound('rate sheet')
  if (stateOf(sheet, ctx.now) !== 'Failed') refuseClosed(sheet.state)
  const { done, total } = await countOutcomes(ctx.db, rateSheetId)
  if (done === 0 && total === 0) refuse.unprocessable('Choose at least one change')
  const { run } = await startRun(ctx.db, rateSheetId, ctx.now)
  await ctx.enqueue(sheetApplying, { id: rateSheetId, run })
  return getRateSheet(ctx, rateSheetId)
}

/**
 * Locks a sheet that is still in preview. A sheet is applied or discarded only once, and a second attempt is refused.
 */
export async function lockPreview({ db }: Context, rateSheetId: string) {
  const { state } = (await lockSheet(db, rateSheetId)) ?? refuse.notFound('rate sheet')
  refuseClosed(state)
}

function refuseClosed(state: string) {
  if (state === 'Applying') refuse.conflict('This rate sheet is already being applied')
  if (state === 'Failed') refuse.conflict('Part of this rate sheet has already been applied')
  if (state !== 'Previewed')
    refuse.conflict(`This rate sheet has already been ${state.toLowerCase()}. Upload it again.`)
}
