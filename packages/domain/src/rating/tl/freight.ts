import { positive } from '#freight/measure.ts'
import type { TruckloadService } from '#rating/services/truckload-services.ts'
import type { ContractRateUnit } from '#rating/tl/contract-terms.ts'
import { exact } from '#shared/units.ts'

/** Quantities of the freight and the route. Unknown values are null or missing. */
export type TlQuantities = {
  /** Road miles over all stops. */
  miles?: number | null
  pallets?: number | null
  /** Weight in pounds. */
  weight?: number | null
  pieces?: number | null
  gallons?: number | null
  cubicFeet?: number | null
  linearFeet?: number | null
}

/** Freight that a contract prices: its quantities, and the services requested for it. */
export type TlFreight = TlQuantities & { services?: readonly TruckloadService[] }

type Counting = { of: keyof TlQuantities; per: number; name: string }

/** Quantity that each rate unit refers to, its amount per unit, and its name in messages about a missing value. */
const unitRules: Readonly<Record<Exclude<ContractRateUnit, 'Flat'>, Counting>> = {
  PerMile: { of: 'miles', per: 1, name: 'route miles' },
  Pallet: { of: 'pallets', per: 1, name: 'number of pallets' },
  Hundredweight: { of: 'weight', per: 100, name: 'weight' },
  Pound: { of: 'weight', per: 1, name: 'weight' },
  Ton: { of: 'weight', per: 2000, name: 'weight' },
  Piece: { of: 'pieces', per: 1, name: 'number of pieces' },
  Gallon: { of: 'gallons', per: 1, name: 'gallons' },
  CubicFoot: { of: 'cubicFeet', per: 1, name: 'cubic feet' },
  LinearFoot: { of: 'linearFeet', per: 1, name: 'linear feet' },
}

/** Number of rate units in the freight or the route, or null when it is unknown or zero. */
export function unitsIn(unit: ContractRateUnit, quantities: TlQuantities): number | null {
  if (unit === 'Flat') return 1
  const { of, per } = unitRules[unit]
  const amount = positive(quantities[of])
  return amount === null ? null : exact(amount / per, 13)
}

/** Reason why a rate of this unit has no price while its quantity is unknown. */
export const unitsUnknown = (unit: ContractRateUnit): string =>
  `This rate needs the ${unit === 'Flat' ? 'freight' : unitRules[unit].name}`
