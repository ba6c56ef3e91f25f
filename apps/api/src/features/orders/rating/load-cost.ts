import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { optimizedCost } from '@lanewise/domain/rating/tl/route-cost'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { findLaneRates } from '#features/lanes/index.ts'
import { rawOffers } from '#features/quotes/index.ts'
import type { Work } from '#platform/context.ts'
import { laneAsk, ltlAsk, type RatedFreight, spotAsk, todayAt } from './order-asks.ts'

/**
 * What a load costs at best, without markup: LTL where it could share a trailer, the contracts of the lane of its ends,
 * otherwise the spot market, a truck with its stops beyond two. Null where nobody has a price.
 */
export async function costOfLoad(
  settings: Parameters<typeof rawOffers>[0],
  work: Work,
  load: RatedFreight,
): Promise<Cents | null> {
  const { contracts, today } = await work.transaction(async ({ db, now }) => ({
    contracts: ((await findLaneRates(db, laneAsk(load)))?.rates ?? []).map(({ price }) => price).filter(hasPrice),
    today: todayAt(load, now),
  }))
  const { ltl, spot } = await rawOffers(settings, work, { ltl: ltlAsk(load), spot: spotAsk(load, today), today })
  const truck = optimizedCost(load.stops.length, { contracts, spot })
  const costs = [...ltl.map(({ cost }) => cost), ...(truck === null ? [] : [truck])]
  return costs.length > 0 ? cents(Math.min(...costs)) : null
}
