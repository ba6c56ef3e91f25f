import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { optimizedCost } from '@lanewise/domain/rating/tl/route-cost'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { findLaneRates } from '#features/lanes/index.ts'
import { rawOffers } from '#features/quotes/index.ts'
import { companySettings } from '#features/settings/index.ts'
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

/** DEF-85: what stops beyond two cost the company. */
const stopRatesOf = ({ firstStopCents, furtherStopCents }: StopSettings) => ({
  first: firstStopCents * 100,
  further: furtherStopCents * 100,
})
