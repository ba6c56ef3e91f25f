import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { isSpotRefusal, type SpotAsk, type SpotQuote } from '@lanewise/domain/rating/tl/spot-quote'
import type { Cents } from '@lanewise/domain/shared/units'
import type { IsoDate } from '@lanewise/domain/shared/written-date'
import { askSource } from '#connectors/rates/ask-all.ts'
import { type SpotSettings, spotConnector } from '#connectors/rates/sources.ts'
import { askSpot } from '#connectors/rates/spot/spot-connector.ts'
import { ownTariffs } from '#connectors/rates/tariff/tariff.ts'
import type { JobWork } from '#platform/jobs/job.ts'
import { companyTariffs } from './tariffs/company-tariffs.ts'

/** Freight cost in one shipping mode, before markup. */
export type RawCost = { shippingMode: ShippingMode; cost: Cents }

type CostQuery = {
  /** Null for freight that cannot ship LTL. */
  ltl: RateAsk | null
  spot: SpotAsk | null
  today: IsoDate
}

type Settings = SpotSettings & { RATES_TIMEOUT_MS: number }
type Asker = Pick<JobWork, 'transaction'> & Partial<Pick<JobWork, 'signal'>>
export type RawOffers = { ltl: RawCost[]; spot: SpotQuote | null }

/**
 * Costs from the company's own tariffs and the spot market. Nothing is stored, and partners that charge per request are
 * not called. Empty when no source answers.
 */
export async function rawOffers(
  settings: Settings,
  { transaction, signal }: Asker,
  { ltl, spot, today }: CostQuery,
): Promise<RawOffers> {
  const { tariffs, fuel } = await transaction((ctx) => companyTariffs(ctx))
  const options = signal ? { signal } : {}
  const [shared, truck] = await Promise.all([
    ltl && askSource(ownTariffs(tariffs, fuel), ltl, { limitMs: settings.RATES_TIMEOUT_MS, ...options }),
    spot && askSpot(spotConnector(settings, { today: () => today, fuel }), spot, options),
  ])
  return {
    ltl: ltl && shared ? costsOf(ltl, shared.rates) : [],
    spot: truck && !isSpotRefusal(truck) ? truck : null,
  }
}

/** The same costs as one list, for background jobs. */
export async function rawCosts(settings: Settings, work: Asker, query: CostQuery): Promise<RawCost[]> {
  const { ltl, spot } = await rawOffers(settings, work, query)
  return [...ltl, ...(spot ? [{ shippingMode: 'TL' as const, cost: spot.totalCost }] : [])]
}

const costsOf = ({ shippingMode }: RateAsk, rates: readonly IntegratedRate[]): RawCost[] =>
  rates.map(({ totalCost: cost }) => ({ shippingMode, cost }))
