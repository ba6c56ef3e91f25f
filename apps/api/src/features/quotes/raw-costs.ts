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

/** What freight costs in one way to travel, without anything on top. */
export type RawCost = { shippingMode: ShippingMode; cost: Cents }

type Asked = {
  /** Null for freight that does not travel so. */
  ltl: RateAsk | null
  spot: SpotAsk | null
  today: IsoDate
}

type Settings = SpotSettings & { RATES_TIMEOUT_MS: number }
type Asker = Pick<JobWork, 'transaction'> & Partial<Pick<JobWork, 'signal'>>
export type RawOffers = { ltl: RawCost[]; spot: SpotQuote | null }

/**
 * What freight would cost by the company's own tariffs and on the spot market: nothing is kept, and partners that count
 * each question are not asked. Empty where nobody answers.
 */
export async function rawOffers(
  settings: Settings,
  { transaction, signal }: Asker,
  { ltl, spot, today }: Asked,
): Promise<RawOffers> {
  const { tariffs, fuel } = await transaction((ctx) => companyTariffs(ctx))
  const asking = signal ? { signal } : {}
  const [shared, truck] = await Promise.all([
    ltl && askSource(ownTariffs(tariffs, fuel), ltl, { limitMs: settings.RATES_TIMEOUT_MS, ...asking }),
    spot && askSpot(spotConnector(settings, { today: () => today, fuel }), spot, asking),
  ])
  return {
    ltl: ltl && shared ? costsOf(ltl, shared.rates) : [],
    spot: truck && !isSpotRefusal(truck) ? truck : null,
  }
}

/** The same as one list of costs, for work in the background. */
export async function rawCosts(settings: Settings, work: Asker, asked: Asked): Promise<RawCost[]> {
  const { ltl, spot } = await rawOffers(settings, work, asked)
  return [...ltl, ...(spot ? [{ shippingMode: 'TL' as const, cost: spot.totalCost }] : [])]
}

const costsOf = ({ shippingMode }: RateAsk, rates: readonly IntegratedRate[]): RawCost[] =>
  rates.map(({ totalCost: cost }) => ({ shippingMode, cost }))
