import { chargeTotal } from '#rating/charges.ts'
import type { PalletRange } from '#rating/tl/contract-terms.ts'
import { type Cents, cents } from '#shared/units.ts'

/** Price of a number of pallets: the price by range, and the difference to the carrier's minimum charge. */
export type PalletPrice = { range: PalletRange; amount: Cents; toMinimum: Cents }

/** Pallets × rate of the matching range, at least the minimum. Null when no range matches. (DEF-89) */
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
