import type { SpotQuote } from '@lanewise/contract/quote-fields'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { RateConnector } from '#connectors/rates/rate-connector.ts'
import { type RateSettings, ratePartners, type SpotSettings, withTariffs } from '#connectors/rates/sources.ts'
import type { Context } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { createQuestions, type Questions } from './asking/questions.ts'
import { companyTariffs } from './tariffs/company-tariffs.ts'

export type DepsSettings = RateSettings & SpotSettings & { RATES_TIMEOUT_MS: number }
type Given = { settings: DepsSettings; miles: RoutingEngine; log: Logger }

/** Dependencies of rate requests, created once per process. */
export type RateDeps = {
  miles: RoutingEngine
  log: Logger
  spot: SpotSettings
  /** Longest wait for a source, in milliseconds. */
  limitMs: number
  questions: Questions
  /** Spot requests in flight by company and request: a second click waits for the answer to the first. */
  spotAsking: Map<string, Promise<SpotQuote>>
  /** Rate sources available to the caller's company. */
  connectors: (ctx: Pick<Context, 'db' | 'user'>) => Promise<RateConnector[]>
}

export function createRateDeps({ settings, miles, log }: Given): RateDeps {
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
