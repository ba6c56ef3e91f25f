import type { TenThousandths } from '#rating/charges.ts'
import { percentText } from '#rating/ltl/charge-text.ts'
import type { FuelPrice } from '#rating/ltl/fuel/fuel-index.ts'
import { writtenDate } from '#shared/written-date.ts'

/**
 * Fuel surcharge bracket: the percent from a price per gallon on, and its increase for every further step of the price.
 */
export type FuelBracket = {
  atLeast: TenThousandths
  percent: TenThousandths
  step: TenThousandths
  percentPerStep: TenThousandths
}

/** Fuel brackets of a carrier, lowest price first. No surcharge applies below the first bracket. */
export type FuelSchedule = readonly FuelBracket[]

/** Fuel surcharge as a percent of the freight charge at a price per gallon. */
export function fuelPercent(schedule: FuelSchedule, price: TenThousandths): TenThousandths {
  const bracket = schedule.findLast(({ atLeast }) => atLeast <= price)
  if (bracket === undefined) return 0
  return bracket.percent + Math.floor((price - bracket.atLeast) / bracket.step) * bracket.percentPerStep
}

export const fuelText = ({ text }: FuelPrice, percent: TenThousandths): string =>
  `Fuel: ${text}, ${percentText(percent)}`

/** Warning for the buyer that the fuel price is not from the week of the shipping date. */
export function fuelWarnings({ monday, day, standsIn }: FuelPrice): string[] {
  if (!standsIn) return []
  return [
    `The fuel index has no price for ${writtenDate(day, 'UTC')}; that of the week of ${writtenDate(monday, 'UTC')} is used`,
  ]
}
