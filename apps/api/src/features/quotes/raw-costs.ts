import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import { isSpotRefusal, type SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
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
  const [shared, truck] = await Promise.all([
    ltl && askSource(ownTariffs(tariffs, fuel), ltl, { limitMs, signal }),
    spot && askSpot(spotConnector(settings, { today: () => today, fuel }), spot, { signal }),
  ])
  return [
    ...(ltl && shared ? shared.rates.map(({ totalCost: cost }) => ({ shippingMode: ltl.shippingMode, cost })) : []),
    ...(truck && !isSpotRefusal(truck) ? [{ shippingMode: 'TL' as const, cost: truck.totalCost }] : []),
  ]
}
