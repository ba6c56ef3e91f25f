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

/** The settings that decide who is asked for rates; they come in whole pairs, which is checked at start. */
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

/** Settings of the truckload spot rates. */
export type SpotSettings = { SPOT_RATE_URL?: string; SPOT_RATE_KEY?: string; SPOT_RATE_TIMEOUT_MS: number }

/** Everyone who is asked for LTL and volume rates: the partners that are set, and the company's own tariffs. */
export const rateConnectors = (
  settings: RateSettings,
  tariffs: readonly LtlTariff[],
  fuel: FuelIndex,
): RateConnector[] => withTariffs(ratePartners(settings), tariffs, fuel)

/** The partners that are set, one connection each: made once in a process, so that a sign-in serves many questions. */
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

/** The partners and the tariffs of one company; a company without tariffs hears of it only where nobody else is asked. */
export function withTariffs(
  partners: readonly RateConnector[],
  tariffs: readonly LtlTariff[],
  fuel: FuelIndex,
): RateConnector[] {
  const isNeeded = tariffs.length > 0 || partners.length === 0
  return isNeeded ? [...partners, ownTariffs(tariffs, fuel)] : [...partners]
}

/** Who is asked for truckload spot rates: the service that is set, otherwise the own market. */
export function spotConnector(settings: SpotSettings, market: Market): SpotConnector {
  const { SPOT_RATE_URL: url, SPOT_RATE_KEY: key, SPOT_RATE_TIMEOUT_MS: timeoutMs } = settings
  return url ? spotService({ url, key: key ?? null, timeoutMs }) : ownMarket(market)
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
