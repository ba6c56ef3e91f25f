import { fullTrailer } from '#freight/trailer-plan.ts'
import { formatNumber } from '#shared/format.ts'
import { roundHalfUp } from '#shared/units.ts'

/** Totals of the freight in pounds, pallets, cubic feet, and linear feet of trailer. */
export type LoadTotals = { weight: number; pallets: number; volume: number; linearFeet: number }

/** Totals of several orders on one truck. (CONSOL-5) */
export function loadTotals(orders: readonly LoadTotals[]): LoadTotals {
  const sum = (of: (order: LoadTotals) => number) =>
    roundHalfUp(
      orders.reduce((total, order) => total + of(order), 0),
      2,
    )
  return {
    weight: sum(({ weight }) => weight),
    pallets: sum(({ pallets }) => pallets),
    volume: sum(({ volume }) => volume),
    linearFeet: sum(({ linearFeet }) => linearFeet),
  }
}

/** Sentence about the totals that exceed one trailer; null if the load fits. */
export function beyondTrailer({ weight, pallets, volume, linearFeet }: LoadTotals): string | null {
  const beyond = [
    { amount: weight, most: fullTrailer.weight, unit: 'lbs' },
    { amount: pallets, most: fullTrailer.pallets, unit: 'pallets' },
    { amount: volume, most: fullTrailer.cubicFeet, unit: 'cubic feet' },
    { amount: linearFeet, most: fullTrailer.linearFeet, unit: 'linear feet' },
  ]
    .filter(({ amount, most }) => amount > most)
    .map(({ amount, most, unit }) => `${formatNumber(amount, 0)} ${unit} of ${formatNumber(most)}`)
  return beyond.length > 0 ? `This is more than one trailer usually takes: ${beyond.join(', ')}` : null
}
