import { isDeepStrictEqual } from 'node:util'
import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import {
  agreedFrom,
  createRate,
  deleteRate,
  fieldsOf,
  findLane,
  findRate,
  laneToChange,
  priceOf,
  updateRate,
} from '#features/lanes/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import { close, getRateSheet } from './rate-sheets.actions.ts'
import { chosenRows, type SheetRowRecord, setOutcome } from './rate-sheets.queries.ts'

const progressStep = 25

/**
 * Saves the chosen rows, each in a transaction of its own with its outcome: one that is refused leaves nothing behind and
 * keeps no other from being saved. Rates are written by the actions of the lane's own form.
 */
export async function applyRateSheet(work: Work, rateSheetId: string, importId: string | undefined) {
  const rows = await work.transaction(async (ctx) => {
    await close(ctx, rateSheetId, 'Applied')
    const chosen = await chosenRows(ctx.db, rateSheetId)
    return chosen.length > 0 ? chosen : refuse.unprocessable('Choose at least one change')
  })
  const notApplied: (Pick<SheetRowRecord, 'id' | 'rowNumber' | 'laneName' | 'carrierName'> & { reason: string })[] = []
  for (const [index, row] of rows.entries()) {
    const reason = await applyOne(work, row)
    const { id, rowNumber, laneName, carrierName } = row
    if (reason !== null) notApplied.push({ id, rowNumber, laneName, carrierName, reason })
    const done = index + 1
    if (importId && (done % progressStep === 0 || done === rows.length))
      work.progress({ id: importId, done, total: rows.length, failed: notApplied.length })
  }
  const rateSheet = await work.transaction((ctx) => getRateSheet(ctx, rateSheetId))
  return { rateSheet, applied: rows.length - notApplied.length, notApplied }
}

/** Null when it was saved, otherwise why not. */
async function applyOne(work: Work, row: SheetRowRecord): Promise<string | null> {
  try {
    await work.transaction(async (ctx) => {
      await saveRow(ctx, row)
      await setOutcome(ctx.db, row.id, null)
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message } = error
    await work.transaction((ctx) => setOutcome(ctx.db, row.id, message))
    return message
  }
}

async function saveRow(ctx: Context, row: SheetRowRecord) {
  const laneId = row.laneId ?? ''
  if (!(await findLane(ctx.db, laneId))) refuse.conflict(`The lane ${row.laneName} was deleted after the preview`)
  await laneToChange(ctx, laneId)
  const { before, after, rateId } = row
  if (!rateId || !before) return after && createRate(ctx, laneId, after)
  await refuseChanged(ctx, rateId, { ...row, before })
  return after ? changeRate(ctx, { ...row, laneId, rateId, before, after }) : endRate(ctx, rateId, { ...row, before })
}

/** What the user saw is no longer what holds, so that the change was decided on something else. */
async function refuseChanged(
  ctx: Context,
  rateId: string,
  { before, carrierName }: { before: LaneRateFields; carrierName: string },
) {
  const now = await findRate(ctx.db, rateId)
  const isSame = now?.replacedAt === null && isDeepStrictEqual(plain(fieldsOf(now)), plain(before))
  if (!isSame) refuse.conflict(`The rate of ${carrierName} was changed after the preview`)
}

/** As it is kept in a row of the sheet. */
const plain = (fields: LaneRateFields): unknown => JSON.parse(JSON.stringify(fields))

type Change = {
  laneId: string
  rateId: string
  before: LaneRateFields
  after: LaneRateFields
  endsOn: string | null
}

/** As the form saves it; where only later dates are new, the former rate counts until they begin. */
async function changeRate(ctx: Context, { laneId, rateId, before, after, endsOn }: Change) {
  const { carrierId: _carrier, additionalCharges: _charges, ...update } = after
  const joined = { ...before, ...update }
  const isOverlapping = (after.effectiveDate ?? '') <= (before.expirationDate ?? '')
  const isOtherPrice = priceOf(agreedFrom(before)) !== priceOf(agreedFrom(joined))
  if (endsOn === null || (isOverlapping && isOtherPrice)) return updateRate(ctx, rateId, update)
  if (endsOn < (before.expirationDate ?? '')) await updateRate(ctx, rateId, { expirationDate: endsOn })
  return createRate(ctx, laneId, joined)
}

/** A rate that has not begun by its last day never counts. */
const endRate = (
  ctx: Context,
  rateId: string,
  { before, endsOn }: { before: LaneRateFields; endsOn: string | null },
) =>
  (before.effectiveDate ?? '') > (endsOn ?? '')
    ? deleteRate(ctx, rateId)
    : updateRate(ctx, rateId, { expirationDate: endsOn })
