import type { FuelIndex } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { flockFreight } from './flock-freight/flock-freight.ts'
import { mortonExpress } from './morton-express/morton-express.ts'
import { project44 } from './project44/project44.ts'
import type { RateConnector } from './rate-connector.ts'
import { type Market, ownMarket } from './spot/market.ts'
import { spotService } from './spot/service/spot-service.ts'
import type { SpotConnector } from './spot/spot-connector.ts'
import { ownTariffs } from './tariff/tariff.ts'

/**
 * Settings that decide which partners are asked for rates. They come in complete pairs, which is checked at startup.
 */
export type RateSettings = {
  P44_URL: string
  P44_CLIENT_ID?: string
  P44_CLIENT_SECRET?: string
  P44_ACCOUNT_GROUP?: string
  P44_TIMEOUT_MS: number
  FLOCK_URL?: string
  FLOCK_API_KEY?: string
  FLOCK_TIMEOUT_MS: number
  MORTON_URL?: string
  MORTON_API_KEY?: string
  MORTON_TIMEOUT_MS: number
}

export type SpotSettings = { SPOT_RATE_URL?: string; SPOT_RATE_KEY?: string; SPOT_RATE_TIMEOUT_MS: number }

/** All sources of LTL and volume rates: the configured partners and the company's own tariffs. */
export const rateConnectors = (
  settings: RateSettings,
  tariffs: readonly LtlTariff[],
  fuel: FuelIndex,
): RateConnector[] => withTariffs(ratePartners(settings), tariffs, fuel)

/** The configured partners with one connection each. They are created once per process, so that a sign-in is reused. */
export function ratePartners(settings: RateSettings): RateConnector[] {
  const { P44_CLIENT_ID, P44_CLIENT_SECRET, FLOCK_URL, FLOCK_API_KEY, MORTON_URL, MORTON_API_KEY } = settings
  const partners: RateConnector[] = []
  if (P44_CLIENT_ID && P44_CLIENT_SECRET) {
    partners.push(
      ...project44({
        url: withoutSlash(settings.P44_URL),
        clientId: P44_CLIENT_ID,
        clientSecret: P44_CLIENT_SECRET,
        accountGroup: settings.P44_ACCOUNT_GROUP ?? null,
        timeoutMs: settings.P44_TIMEOUT_MS,
      }),
    )
  }
  if (FLOCK_URL && FLOCK_API_KEY) {
    const timeoutMs = settings.FLOCK_TIMEOUT_MS
    partners.push(flockFreight({ url: withoutSlash(FLOCK_URL), apiKey: FLOCK_API_KEY, timeoutMs }))
  }
  if (MORTON_URL && MORTON_API_KEY) {
    const timeoutMs = settings.MORTON_TIMEOUT_MS
    partners.push(mortonExpress({ url: withoutSlash(MORTON_URL), apiKey: MORTON_API_KEY, timeoutMs }))
  }
  return partners
}

/** The partners plus one company's tariffs. A missing tariff is reported only where there is no other source. */
export function withTariffs(
  partners: readonly RateConnector[],
  tariffs: readonly LtlTariff[],
  fuel: FuelIndex,
): RateConnector[] {
  const isNeeded = tariffs.length > 0 || partners.length === 0
  return isNeeded ? [...partners, ownTariffs(tariffs, fuel)] : [...partners]
}

/** The source of truckload spot rates: the configured service, otherwise the built-in market model. */
export function spotConnector(settings: SpotSettings, market: Market): SpotConnector {
  const { SPOT_RATE_URL: url, SPOT_RATE_KEY: key, SPOT_RATE_TIMEOUT_MS: timeoutMs } = settings
  return url ? spotService({ url, key: key ?? null, timeoutMs }) : ownMarket(market)
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
