import { type FuelIndex, fuelPriceOn } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import { spotRate } from '@lanewise/domain/rating/tl/spot-market/spot-rate'
import type { IsoDate } from '@lanewise/domain/shared/written-date'
import type { SpotConnector } from './spot-connector.ts'

export type Market = { today: () => IsoDate; fuel: FuelIndex }

/** The built-in model of the truckload market, which uses the diesel price of the pickup day. */
export const ownMarket = ({ today, fuel }: Market): SpotConnector => ({
  name: 'Spot market',
  timeoutMs: 10_000,
  isTest: false,
  ask: async (ask) => spotRate(ask, today(), fuelPriceOn(fuel, ask.effectiveDate)?.price),
})
