import { chargeTotal } from '#rating/charges.ts'
import type { PalletRange } from '#rating/tl/contract-terms.ts'
import { type Cents, cents } from '#shared/units.ts'

/** What so many pallets cost: the price of their range, and what is missing to the least that the carrier charges. */
export type PalletPrice = { range: PalletRange; amount: Cents; toMinimum: Cents }

/** DEF-89: pallets × the rate of the range they fall into, at least the minimum; null where no range holds them. */
export function palletPrice(
  ranges: readonly PalletRange[],
  count: number,
  minCharge: Cents | null = null,
): PalletPrice | null {
  const range = ranges.find(({ minPallets, maxPallets }) => count >= minPallets && count <= maxPallets)
  if (!range) return null
  const amount = chargeTotal({ chargeRateType: 'Pallet', units: count, rate: range.ratePerPallet })
  return { range, amount, toMinimum: cents(Math.max(0, (minCharge ?? 0) - amount)) }
}
