import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { pageSizes } from '@lanewise/contract/page-sizes'
import { type ContractSequence, isActiveOn, resequence } from '@lanewise/domain/lanes/rate-sequence'
import { type Context, todayOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findLane, type LaneRow } from '../lanes.queries.ts'
import { counting } from './change-rates.ts'
import { figuresOnLane, type LaneFigures } from './figures.queries.ts'
import { placeContracts, removeRate } from './lane-book.ts'
import { carrierOptions, findRate, type RateRow, ratesFrom, versionsOfLanes } from './rates.queries.ts'
import { inOrder, rateView } from './rates.view.ts'
import { openBook, writeBooks } from './write-books.ts'

/**
 * Rates that are active today or later. With `includeExpired`, expired rates and replaced versions that were active
 * before are included. (LRATE-4)
 */
export async function getRates(ctx: Context, laneId: string, includeExpired: boolean) {
  const lane = (await findLane(ctx.db, laneId)) ?? refuse.notFound('lane')
  const rows = includeExpired
    ? (await versionsOfLanes(ctx.db, [laneId])).filter(({ replacedAt, replacedById }) => !replacedAt || replacedById)
    : await ratesFrom(ctx.db, laneId, todayOf(ctx))
  const figures = await figuresBeside(ctx, laneId, rows)
  const views = rows.map((row) => rateView(row, besideOf(ctx, lane, figures)))
  return { items: inOrder(views.filter(({ effectiveDate, expirationDate }) => effectiveDate <= expirationDate)) }
}

export async function deleteRate(ctx: Context, laneRateId: string) {
  const { laneId } = (await findRate(ctx.db, laneRateId)) ?? refuse.notFound('rate')
  const book = await openBook(ctx, laneId)
  const row = book.versions.find(({ id }) => id === laneRateId)
  if (!row || (row.replacedAt && !row.replacedById)) return refuse.notFound('rate')
  if (row.replacedAt)
    return refuse.conflict(`The rate of ${row.carrierName} has been changed in the meantime. Load the rates again.`)
  await writeBooks(ctx, [{ before: book, after: removeRate(ctx, book, row) }])
  return { isSuccess: true, message: 'Lane rate deleted successfully' }
}

/** Rates are identified by id. The id of a rate that was replaced meanwhile stands for its successor. (LRATE-14) */
export async function resequenceRates(ctx: Context, laneId: string, order: readonly ContractSequence[]) {
  const book = await openBook(ctx, laneId)
  const { versions, contracts } = book
  const contractOf = new Map(versions.map(({ id, contractId }) => [id, contractId]))
  const requested = order.map(({ contractId: id, sequence }) => ({ contractId: contractOf.get(id) ?? id, sequence }))
  const ids = new Set(order.map(({ contractId }) => contractId))
  const meant = (row: RateRow) => (ids.has(row.id) ? 0 : isActiveOn(row, todayOf(ctx)) ? 1 : 2)
  const rates = counting(versions).sort((a, b) => meant(a) - meant(b))
  const answer = resequence(datedContracts(contracts, rates), requested, todayOf(ctx))
  if ('reason' in answer) return refuse.unprocessable(answer.reason)
  await writeBooks(ctx, [{ before: book, after: placeContracts(book, answer.sequences) }])
  return getRates(ctx, laneId, false)
}

export async function customerCarriers({ db }: Context, searchTerm: string) {
  const { rows } = await carrierOptions.read(db, { searchTerm, pageSize: pageSizes.carrierLookup })
  return { items: rows.map(({ id, name, logoFileId }) => ({ carrierId: id, carrierName: name, logoFileId })) }
}

export const viewOf = async (ctx: Context, lane: LaneRow, row: RateRow): Promise<LaneRate> =>
  rateView(row, besideOf(ctx, lane, await figuresBeside(ctx, lane.id, [row])))

const figuresBeside = (ctx: Context, laneId: string, rows: readonly RateRow[]) =>
  figuresOnLane(ctx.db, { laneId, today: todayOf(ctx), carrierIds: rows.map(({ carrierId }) => carrierId) })

const besideOf = (ctx: Context, lane: LaneRow, figures: LaneFigures) => ({
  lane,
  figures,
  today: todayOf(ctx),
  timeZone: ctx.user.timeZone,
})

/**
 * Contracts with the dates of their first rate: the requested rate, otherwise the active one. A contract without rates
 * is never active.
 */
function datedContracts<C extends { id: string }>(contracts: readonly C[], rates: readonly RateRow[]) {
  const never = { effectiveDate: '9999-12-31', expirationDate: '9999-12-31' }
  return contracts.map((contract) => {
    const { effectiveDate, expirationDate } = rates.find(({ contractId }) => contractId === contract.id) ?? never
    return { ...contract, effectiveDate, expirationDate }
  })
}
