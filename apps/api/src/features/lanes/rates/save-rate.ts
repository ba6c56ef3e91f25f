import { isDeepStrictEqual } from 'node:util'
import { LaneRateFields, type LaneRateUpdate } from '@lanewise/contract/lane-rate-fields'
import { laneRateLabels } from '@lanewise/domain/lanes/labels'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { formatDate } from '@lanewise/domain/shared/format'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { LaneRow } from '../lanes.queries.ts'
import { addRate, changeRate, type LaneBook } from './lane-book.ts'
import { essence, fieldsOf } from './rate-terms.ts'
import { viewOf } from './rates.actions.ts'
import { findRate, type RateRow } from './rates.queries.ts'
import { openBook, writeBooks } from './write-books.ts'

export async function createRate(ctx: Context, laneId: string, fields: LaneRateFields) {
  const book = await openBook(ctx, laneId, [fields.carrierId])
  return saved(ctx, book, addRate(ctx, book, fields))
}

export async function updateRate(ctx: Context, laneRateId: string, update: LaneRateUpdate) {
  const { laneId, carrierId } = (await findRate(ctx.db, laneRateId)) ?? refuse.notFound('rate')
  const book = await openBook(ctx, laneId, [carrierId])
  const opened = book.versions.find(({ id }) => id === laneRateId) ?? refuse.notFound('rate')
  const former = newestOf(book.versions, opened)
  const fields = await joined(ctx, book.lane, { opened, former, update })
  return saved(ctx, book, changeRate(ctx, book, { former, fields }))
}

async function saved(ctx: Context, before: LaneBook, { book: after, id }: ReturnType<typeof addRate>) {
  await writeBooks(ctx, [{ before, after }])
  return viewOf(ctx, after.lane, (await findRate(ctx.db, id)) ?? refuse.notFound('rate'))
}

type Saving = { opened: RateRow; former: RateRow; update: LaneRateUpdate }

/**
 * A version never changes, so the changes of other users are the differences from the version that the user opened.
 * (DEF-123)
 */
function joined(ctx: Context, lane: LaneRow, { opened, former, update }: Saving) {
  const [base, current] = [fieldsOf(opened), fieldsOf(former)]
  const isChanged = (field: string) =>
    !isDeepStrictEqual(base[field as keyof LaneRateFields], current[field as keyof LaneRateFields])
  return joinChanges(ctx.db, LaneRateFields, {
    current,
    version: lane.version,
    update,
    recorded: { entity: 'lane', id: lane.id, namesOf: (field) => (isChanged(field) ? ['contractedRate'] : []) },
    labels: laneRateLabels,
    essence,
    formatters: {
      rateType: (type) => type && contractRateTypes[type],
      chargeType: (unit) => unit && chargeRateTypes[unit],
      effectiveDate: (day) => formatDate(day, 'UTC'),
      expirationDate: (day) => formatDate(day, 'UTC'),
    },
  })
}

/** The newest successor of a version that others have changed meanwhile. */
function newestOf(versions: readonly RateRow[], opened: RateRow): RateRow {
  let row = opened
  while (row.replacedAt) {
    const by = row.replacedById
    row =
      versions.find(({ id }) => id === by) ??
      refuse.conflict(`The rate of ${row.carrierName} has been deleted in the meantime`)
  }
  return row
}
