import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { RateConnector } from '#connectors/rates/rate-connector.ts'
import { type RateSettings, ratePartners, type SpotSettings, withTariffs } from '#connectors/rates/sources.ts'
import type { Context } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { createQuestions, type Questions } from './asking/questions.ts'
import type { SpotAsking } from './spot/spot-asking.ts'
import { companyTariffs } from './tariffs/company-tariffs.ts'

export type DeskSettings = RateSettings & SpotSettings & { RATES_TIMEOUT_MS: number }
type Given = { settings: DeskSettings; miles: RoutingEngine; log: Logger }

/** What asking for rates needs, made once in a process. */
export type RateDesk = {
  miles: RoutingEngine
  log: Logger
  spot: SpotSettings
  /** How long anybody waits for the slowest source. */
  limitMs: number
  questions: Questions
  spotAsking: SpotAsking
  /** Everyone who can be asked for the company of the caller. */
  connectors: (ctx: Pick<Context, 'db' | 'user'>) => Promise<RateConnector[]>
}

export function createRateDesk({ settings, miles, log }: Given): RateDesk {
  const partners = ratePartners(settings)
  return {
    miles,
    log,
    spot: settings,
    limitMs: settings.RATES_TIMEOUT_MS,
    questions: createQuestions(),
    spotAsking: new Map(),
    connectors: async (ctx) => {
      const { tariffs, fuel } = await companyTariffs(ctx)
      return withTariffs(partners, tariffs, fuel)
    },
  }
}
