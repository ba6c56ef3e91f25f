import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { bellwether, crosstown, heartwood, silverSpur } from './national.ts'
import { fundyTide, keystone, piedmont, quarterMoon } from './regional-east.ts'
import { cascadeSlope, harvestMoon, pacificTerrace, wheatback } from './regional-west.ts'
import { halfLoadHarry, partway, sharedDeck } from './volume-carriers.ts'

/** Twelve LTL carriers, each with its own tariff. */
export const demoLtlTariffs: readonly LtlTariff[] = [
  crosstown,
  heartwood,
  bellwether,
  silverSpur,
  piedmont,
  keystone,
  quarterMoon,
  fundyTide,
  pacificTerrace,
  harvestMoon,
  cascadeSlope,
  wheatback,
]

/** The twelve LTL carriers and three that carry only volume freight. */
export const demoTariffs: readonly LtlTariff[] = [...demoLtlTariffs, halfLoadHarry, partway, sharedDeck]
