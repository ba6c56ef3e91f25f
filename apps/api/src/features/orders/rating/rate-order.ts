import { orderChanged } from '@lanewise/contract/orders'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { lowestCost } from '@lanewise/domain/orders/lowest-rate'
import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { findLaneRates } from '#features/lanes/index.ts'
import { type RawCost, rawCosts } from '#features/quotes/index.ts'
import type { Context } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { findOrderById } from '../orders.queries.ts'
import { readOrder, type SavedOrder } from '../save/saved-order.ts'
import { laneAsk, ltlAsk, spotAsk, todayAt } from './order-rate-requests.ts'
import { orderRating } from './order-rating.ts'
import type { RatingPace } from './rate-due-orders.ts'
import { saveLowest } from './rating.queries.ts'

export type RatingDeps = { settings: Parameters<typeof rawCosts>[0] & RatingPace; miles: RoutingEngine }
type Rated = { id: string; version: number; day: number }

/**
 * Rate requests take time, so they run outside of a transaction. An order that changed meanwhile has a rating job of
 * its own.
 */
export const ratingJob = ({ settings }: Pick<RatingDeps, 'settings'>) =>
  job({
    ...orderRating,
    prepare: async (work: JobWork, payload: Rated) => {
      const loaded = await work.transaction((ctx) => orderToRate(ctx, payload))
      return loaded && lowestCost([...loaded.contract, ...(await requestRates(settings, work, loaded.order))])
    },
    run: async (ctx, payload, lowest) => {
      if (lowest === undefined) return
      await store(ctx, payload, lowest)
    },
  })

/** The order with the contract costs of its lane; undefined when it was voided or changed meanwhile. */
async function orderToRate(ctx: Context, { id, version, day }: Rated) {
  const row = await findOrderById(ctx.db, id)
  if (!row || row.version !== version || row.status === orderStatuses.Voided) return undefined
  if (day > 0 && row.status !== orderStatuses.Accepted) return undefined
  const order = await readOrder(ctx.db, row)
  return { order: { ...order, now: ctx.now }, contract: await contractCosts(ctx, order) }
}

async function contractCosts({ db }: Context, order: SavedOrder): Promise<RawCost[]> {
  const laneRates = await findLaneRates(db, laneAsk(order))
  return (laneRates?.rates ?? []).flatMap(({ price }) =>
    hasPrice(price) ? [{ shippingMode: 'TL' as const, cost: price.totalCost }] : [],
  )
}

const requestRates = (settings: RatingDeps['settings'], work: JobWork, order: SavedOrder & { now: Date }) => {
  const today = todayAt(order, order.now)
  return rawCosts(settings, work, { ltl: ltlAsk(order), spot: spotAsk(order, today), today })
}

/** Neither the version nor the history changes, because no user changed the order. */
async function store(ctx: Context, { id, version }: Rated, lowest: RawCost | null) {
  const saved = await saveLowest(ctx.db, { id, version }, lowest, ctx.now)
  if (!saved) return
  ctx.emit(orderChanged, { id, orderNumber: saved.orderNumber, action: 'rated' })
}
