import type { TenThousandths } from '#rating/charges.ts'
import type { FuelPrice } from '#rating/ltl/fuel/fuel-index.ts'
import { percentText } from '#rating/ltl/words.ts'
import { writtenDate } from '#shared/written-date.ts'

/** From a price per gallon on, a percent, and how it grows with every further step of the price. */
export type FuelBracket = {
  atLeast: TenThousandths
  percent: TenThousandths
  step: TenThousandths
  percentPerStep: TenThousandths
}

/** The brackets of a carrier, lowest price first; below the first there is no surcharge. */
export type FuelSchedule = readonly FuelBracket[]

/** The percent of the freight charge that a carrier takes at a price per gallon. */
export function fuelPercent(schedule: FuelSchedule, price: TenThousandths): TenThousandths {
  const bracket = schedule.findLast(({ atLeast }) => atLeast <= price)
  if (bracket === undefined) return 0
  return bracket.percent + Math.floor((price - bracket.atLeast) / bracket.step) * bracket.percentPerStep
}

export const fuelWords = ({ words }: FuelPrice, percent: TenThousandths): string =>
  `Fuel: ${words}, ${percentText(percent)}`

/** What a buyer must know of a fuel price that is not that of the shipping date. */
export function fuelWarnings({ monday, day, standsIn }: FuelPrice): string[] {
  if (!standsIn) return []
  return [
    `The fuel index has no price for ${writtenDate(day, 'UTC')}; that of the week of ${writtenDate(monday, 'UTC')} is used`,
  ]
}
