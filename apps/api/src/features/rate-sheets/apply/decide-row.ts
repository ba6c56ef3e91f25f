import { isDeepStrictEqual } from 'node:util'
import { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { addRate, agreedFrom, changeRate, fieldsOf, priceOf, type RateRow, removeRate } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import type { SheetRowRecord } from '../rate-sheets.queries.ts'

export type LaneBook = Parameters<typeof addRate>[1]
type Who = Pick<Context, 'user' | 'now'>

/** Applies one row of a sheet to its lane by the rules of the rate form. Rows that no longer fit are refused. */
export function decideRow(who: Who, book: LaneBook | undefined, row: SheetRowRecord): LaneBook {
  if (!book) return refuse.conflict(`The lane ${row.laneName} was deleted after the preview`)
  const { before, after, rateId, endsOn } = row
  if (!rateId || !before) return after ? addRate(who, book, after).book : book
  const former = sameAsSeen(book, rateId, { before, carrierName: row.carrierName })
  if (after) return changed(who, book, { former, before, after, endsOn })
  return ended(who, book, { former, before, endsOn })
}

/** Refuses the row when the rate has changed since the preview, because the user decided on other data. */
function sameAsSeen(
  { versions }: LaneBook,
  rateId: string,
  { before, carrierName }: { before: LaneRateFields; carrierName: string },
): RateRow {
  const now = versions.find(({ id }) => id === rateId)
  const isSame = now?.replacedAt === null && isDeepStrictEqual(plain(fieldsOf(now)), plain(before))
  return isSame ? now : refuse.conflict(`The rate of ${carrierName} was changed after the preview`)
}

/** The fields as stored in a row of the sheet. */
const plain = (fields: LaneRateFields): unknown => JSON.parse(JSON.stringify(fields))

type Ending = { former: RateRow; before: LaneRateFields; endsOn: string | null }

/**
 * Saves the change as the rate form does. When only the dates are later, the former rate stays valid until the new
 * dates begin.
 */
function changed(who: Who, book: LaneBook, { former, before, after, endsOn }: Ending & { after: LaneRateFields }) {
  const { carrierId: _carrier, additionalCharges: _charges, ...update } = after
  const fields = checked({ ...before, ...update })
  const isOverlapping = (after.effectiveDate ?? '') <= (before.expirationDate ?? '')
  const isOtherPrice = priceOf(agreedFrom(before)) !== priceOf(agreedFrom(fields))
  if (endsOn === null || (isOverlapping && isOtherPrice)) return changeRate(who, book, { former, fields }).book
  const isShortened = endsOn < (before.expirationDate ?? '')
  const room = isShortened ? until(who, book, { former, before, endsOn }) : book
  return addRate(who, room, fields).book
}

/** Ends a rate. A rate that would start after its last day is removed, because it could never apply. */
const ended = (who: Who, book: LaneBook, ending: Ending): LaneBook =>
  (ending.before.effectiveDate ?? '') > (ending.endsOn ?? '')
    ? removeRate(who, book, ending.former)
    : until(who, book, ending)

const until = (who: Who, book: LaneBook, { former, before, endsOn }: Ending): LaneBook =>
  changeRate(who, book, { former, fields: checked({ ...before, expirationDate: endsOn }) }).book

function checked(fields: LaneRateFields): LaneRateFields {
  const parsed = LaneRateFields.safeParse(fields)
  return parsed.success ? parsed.data : refuseIssues(parsed.error.issues)
}
