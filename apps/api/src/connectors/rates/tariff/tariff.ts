import { accessorials } from '@lanewise/domain/rating/accessorials'
import type { FuelIndex } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { rateSources } from '@lanewise/domain/rating/rate-sources'
import { type RateConnector, rateConnector } from '../rate-connector.ts'

/** The company's own tariffs. They are calculated locally without a call, and each carrier has its own refusal. */
export function ownTariffs(tariffs: readonly LtlTariff[], fuel: FuelIndex): RateConnector {
  return rateConnector(
    {
      source: 'Tariff',
      name: rateSources.Tariff,
      modes: ['LTL', 'VLTL'],
      supportedAccessorials: new Set(accessorials),
      takesNotes: false,
      needsQuoteNumberAtBooking: false,
      needsDimensions: false,
      needsPostalCodes: false,
      supportsHazmat: true,
      supportsCancel: true,
      tracking: [],
      timeoutMs: 10_000,
      isTest: false,
    },
    {
      cannot: () => (tariffs.length === 0 ? 'has no tariffs yet' : null),
      answer: async (ask) => rateLtl(ask, tariffs, fuel),
    },
  )
}
