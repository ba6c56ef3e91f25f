import { positive } from '#freight/measure.ts'
import type { ContractRateUnit } from '#rating/tl/contract-terms.ts'
import { exact } from '#shared/units.ts'

/** What there is of the freight and the way; whatever is not known is null or left out. */
export type TlQuantities = {
  /** Road miles over all stops. */
  miles?: number | null
  pallets?: number | null
  /** Pounds. */
  weight?: number | null
  pieces?: number | null
  gallons?: number | null
  cubicFeet?: number | null
  linearFeet?: number | null
}

type Counting = { of: keyof TlQuantities; per: number; name: string }

/** What each unit of a rate counts, how much of it is one, and what is said where it is not known. */
const counted: Readonly<Record<Exclude<ContractRateUnit, 'Flat'>, Counting>> = {
  PerMile: { of: 'miles', per: 1, name: 'miles of the way' },
  Pallet: { of: 'pallets', per: 1, name: 'number of pallets' },
  Hundredweight: { of: 'weight', per: 100, name: 'weight' },
  Pound: { of: 'weight', per: 1, name: 'weight' },
  Ton: { of: 'weight', per: 2000, name: 'weight' },
  Piece: { of: 'pieces', per: 1, name: 'number of pieces' },
  Gallon: { of: 'gallons', per: 1, name: 'gallons' },
  CubicFoot: { of: 'cubicFeet', per: 1, name: 'cubic feet' },
  LinearFoot: { of: 'linearFeet', per: 1, name: 'linear feet' },
}

/** How many units of a rate the freight or the way has; null when that is not known or none. */
export function unitsIn(unit: ContractRateUnit, quantities: TlQuantities): number | null {
  if (unit === 'Flat') return 1
  const { of, per } = counted[unit]
  const amount = positive(quantities[of])
  return amount === null ? null : exact(amount / per, 13)
}

/** Why a rate of this unit has no price while what it counts is not known. */
export const unitsUnknown = (unit: ContractRateUnit): string =>
  `This rate needs the ${unit === 'Flat' ? 'freight' : counted[unit].name}`
