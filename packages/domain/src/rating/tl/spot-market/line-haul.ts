import { equipmentModeLabels } from '#freight/modes.ts'
import { fullTrailer } from '#freight/trailer-plan.ts'
import { borderFactors } from '#rating/tl/spot-market/border.ts'
import { type MarketLevel, marketLevels } from '#rating/tl/spot-market/equipment.ts'
import { dayNoise } from '#rating/tl/spot-market/factors/day-noise.ts'
import { type Factor, factorReasons, productOf } from '#rating/tl/spot-market/factors/factor.ts'
import { pickupDayFactors } from '#rating/tl/spot-market/factors/pickup-day.ts'
import { balanceFactor, type RegionName, regionOf } from '#rating/tl/spot-market/factors/regions.ts'
import { seasonFactors } from '#rating/tl/spot-market/factors/season.ts'
import { partialReason, partialShare } from '#rating/tl/spot-market/partial.ts'
import type { SpotAsk, SpotStop } from '#rating/tl/spot-quote.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { type Cents, cents, roundHalfUp } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Market price of the route without fuel, in whole dollars, with its explanation. */
export type LineHaul = { amount: Cents; why: string[] }

/** Miles beyond the long-haul limit cost slightly less, because the driver waits less and drives more. */
const longHaul = { from: 1_000, part: 0.92 } as const

/** Loads close to the legal limit find fewer trucks. */
const heavy = { above: fullTrailer.weight, factor: 1.05 } as const

/** Line haul of a full truck or a partial load. */
export function lineHaul(ask: SpotAsk, today: IsoDate): LineHaul {
  const level = marketLevels[ask.equipmentMode]
  const factors = factorsOf(ask, today)
  const market = distancePrice(level, ask.miles)
  const share = ask.isPartial ? partialShare(ask) : 1
  const least = ask.isPartial ? level.minimum * leastPartial : level.minimum
  const dollars = Math.max(least, market * productOf(factors) * share)
  return {
    amount: cents(roundHalfUp(dollars) * 100),
    why: [
      `${equipmentModeLabels[ask.equipmentMode]} market over ${formatNumber(ask.miles, 1)} miles: ${formatMoney(market * 100)} without fuel`,
      ...factorReasons(factors),
      ...(ask.isPartial ? [partialReason(ask)] : []),
      ...(dollars === least ? [`Raised to the market minimum for a truck: ${formatMoney(least * 100)}`] : []),
    ],
  }
}

/**
 * Factor for the minimum price of a partial load. It is picked up on the route of other freight, so its minimum is
 * lower.
 */
const leastPartial = 0.7

/** Price in dollars for a distance. Short distances cost more per mile because of the fixed price per load. */
const distancePrice = ({ perLoad, perMile }: MarketLevel, miles: number): number =>
  perLoad + perMile * (Math.min(miles, longHaul.from) + longHaul.part * Math.max(0, miles - longHaul.from))

function factorsOf(ask: SpotAsk, today: IsoDate): Factor[] {
  const [origin, destination] = [regionAt(ask.stops[0]), regionAt(ask.stops.at(-1))]
  return [
    ...pickupDayFactors(ask.effectiveDate, today),
    ...seasonFactors(ask.equipmentMode, origin, ask.effectiveDate),
    balanceFactor(origin, destination, marketLevels[ask.equipmentMode].balance),
    ...borderFactors(ask.stops),
    { name: 'Heavy load', factor: (ask.weight ?? 0) > heavy.above ? heavy.factor : 1 },
    dayNoise(ask, today),
  ]
}

/** Requests with places off the road are refused earlier. The Midwest is the center of the market. */
const regionAt = (stop: SpotStop | undefined): RegionName => (stop && regionOf(stop.country, stop.state)) ?? 'midwest'
