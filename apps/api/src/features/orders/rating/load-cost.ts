import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { optimizedCost } from '@lanewise/domain/rating/tl/route-cost'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { findLaneRates } from '#features/lanes/index.ts'
import { rawOffers } from '#features/quotes/index.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Work } from '#platform/context.ts'
import { laneAsk, ltlAsk, type RatedFreight, spotAsk, todayAt } from './order-rate-requests.ts'

/**
 * The lowest cost of a load without markup: LTL when it can share a trailer, the contracts on the lane between its
 * ends, otherwise the spot market. A truck includes the charge for stops beyond two. Null when no price is available.
 */
export async function costOfLoad(
  settings: Parameters<typeof rawOffers>[0],
  work: Work,
  load: RatedFreight,
): Promise<Cents | null> {
  const { contracts, today, stopRates } = await work.transaction(async (ctx) => ({
    contracts: ((await findLaneRates(ctx.db, laneAsk(load)))?.rates ?? []).map(({ price }) => price).filter(hasPrice),
    today: todayAt(load, ctx.now),
    stopRates: stopRatesOf(await companySettings(ctx)),
  }))
  const { ltl, spot } = await rawOffers(settings, work, { ltl: ltlAsk(load), spot: spotAsk(load, today), today })
  const truck = optimizedCost(load.stops.length, { contracts, spot }, stopRates)
  const costs = [...ltl.map(({ cost }) => cost), ...(truck === null ? [] : [truck])]
  return costs.length > 0 ? cents(Math.min(...costs)) : null
}

type StopSettings = Pick<Awaited<ReturnType<typeof companySettings>>, 'firstStopCents' | 'furtherStopCents'>

/** The company's cost of stops beyond two. (DEF-85) */
const stopRatesOf = ({ firstStopCents, furtherStopCents }: StopSettings) => ({
  first: firstStopCents * 100,
  further: furtherStopCents * 100,
})
