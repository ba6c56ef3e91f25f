import { type FuelIndex, fuelPriceOn } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import { spotRate } from '@lanewise/domain/rating/tl/spot-market/spot-rate'
import type { IsoDate } from '@lanewise/domain/shared/written-date'
import type { SpotConnector } from './spot-connector.ts'

export type Market = { today: () => IsoDate; fuel: FuelIndex }

/** The own model of the truckload market, with diesel at the price of the day of the pickup. */
export const ownMarket = ({ today, fuel }: Market): SpotConnector => ({
  name: 'Spot market',
  timeoutMs: 10_000,
  isTest: false,
  ask: async (ask) => spotRate(ask, today(), fuelPriceOn(fuel, ask.effectiveDate)?.price),
})
