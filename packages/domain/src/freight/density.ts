import { type Measure, positive } from '#freight/measure.ts'
import { formatNumber } from '#shared/format.ts'
import { type CubicFeet, cubicFeetOf, exact, roundHalfUp } from '#shared/units.ts'

type Pallet = { packageLength?: Measure; packageWidth?: Measure; packageHeight?: Measure }
type Pallets = Pallet & { palletCount?: Measure }
type LineOfPackages = Pallets & { perPackageWeight?: Measure; packageQuantity?: Measure }
type LineOfTotal = Pallets & { totalWeight?: Measure }

const cubicInchesPerCubicFoot = 1728

/** Volume in cubic feet of a box with dimensions in inches. (FREIGHT-1, FREIGHT-2) */
export function cubicFeet(length: Measure, width: Measure, height: Measure): CubicFeet | null {
  const cubicInches = product(length, width, height)
  return cubicInches === null ? null : cubicFeetOf(cubicInches / cubicInchesPerCubicFoot)
}

/** Cubic feet of all pallets of a line, rounded to 2 decimals. (FREIGHT-3) */
export function lineVolume(line: Pallets): CubicFeet | null {
  const cubicInches = product(line.packageLength, line.packageWidth, line.packageHeight, line.palletCount)
  return cubicInches === null ? null : cubicFeetOf(roundHalfUp(cubicInches / cubicInchesPerCubicFoot, 2))
}

/** Pounds per cubic foot of one pallet of the line; null if a measure is missing or invalid. (FREIGHT-4, FREIGHT-11) */
export function density(line: LineOfPackages): number | null {
  return densityOfTotal({ ...line, totalWeight: product(line.perPackageWeight, line.packageQuantity) })
}

/** Pounds per cubic foot of one pallet, for a line with a total weight. (FREIGHT-5) */
export function densityOfTotal(line: LineOfTotal): number | null {
  const weight = positive(line.totalWeight)
  const cubicInches = product(line.packageLength, line.packageWidth, line.packageHeight, line.palletCount)
  if (weight === null || cubicInches === null) return null
  // Rounded to thirteen digits, so that a density of exactly 15 does not become 14.999999999999998 and fall below the
  // bound.
  return positive(exact((weight * cubicInchesPerCubicFoot) / cubicInches, 13))
}

/** Density as displayed, with 2 decimals. (FREIGHT-7) */
export function formatDensity(density: number | null): string {
  return formatNumber(density, 2)
}

function product(...factors: Measure[]): number | null {
  let result: number | null = 1
  for (const factor of factors) {
    const number = positive(factor)
    result = number === null || result === null ? null : positive(result * number)
  }
  return result
}
