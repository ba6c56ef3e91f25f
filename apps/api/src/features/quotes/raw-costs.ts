import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { isSpotRefusal, type SpotAnswer, type SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
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

/**
 * What freight would cost by the company's own tariffs and on the spot market, for work in the background: nothing is kept,
 * and partners that count each question are not asked. Empty where nobody answers.
 */
export async function rawCosts(
  settings: SpotSettings & { RATES_TIMEOUT_MS: number },
  { transaction, signal }: Pick<JobWork, 'transaction' | 'signal'>,
  { ltl, spot, today }: Asked,
): Promise<RawCost[]> {
  const { tariffs, fuel } = await transaction((ctx) => companyTariffs(ctx))
  const limitMs = settings.RATES_TIMEOUT_MS
  const costs = await Promise.all([
    ltl && askSource(ownTariffs(tariffs, fuel), ltl, { limitMs, signal }).then(({ rates }) => costsOf(ltl, rates)),
    spot && askSpot(spotConnector(settings, { today: () => today, fuel }), spot, { signal }).then(costOfTruck),
  ])
  return costs.flatMap((found) => found ?? [])
}

const costsOf = ({ shippingMode }: RateAsk, rates: readonly IntegratedRate[]): RawCost[] =>
  rates.map(({ totalCost: cost }) => ({ shippingMode, cost }))

const costOfTruck = (truck: SpotAnswer): RawCost[] =>
  isSpotRefusal(truck) ? [] : [{ shippingMode: 'TL', cost: truck.totalCost }]
