import { type Measure, positive } from '#freight/measure.ts'
import { formatNumber } from '#shared/format.ts'
import { type CubicFeet, cubicFeetOf, exact, roundHalfUp } from '#shared/units.ts'

type Pallet = { packageLength?: Measure; packageWidth?: Measure; packageHeight?: Measure }
type Pallets = Pallet & { palletCount?: Measure }
type LineOfPackages = Pallets & { perPackageWeight?: Measure; packageQuantity?: Measure }
type LineOfTotal = Pallets & { totalWeight?: Measure }

const cubicInchesPerCubicFoot = 1728

/** FREIGHT-1, FREIGHT-2: cubic feet of a box of so many inches. */
export function cubicFeet(length: Measure, width: Measure, height: Measure): CubicFeet | null {
  const cubicInches = product(length, width, height)
  return cubicInches === null ? null : cubicFeetOf(cubicInches / cubicInchesPerCubicFoot)
}

/** FREIGHT-3: cubic feet of all pallets of a line, to 2 decimals. */
export function lineVolume(line: Pallets): CubicFeet | null {
  const cubicInches = product(line.packageLength, line.packageWidth, line.packageHeight, line.palletCount)
  return cubicInches === null ? null : cubicFeetOf(roundHalfUp(cubicInches / cubicInchesPerCubicFoot, 2))
}

/** FREIGHT-4, FREIGHT-11: pounds per cubic foot of one pallet of the line; null when a measure is missing or invalid. */
export function density(line: LineOfPackages): number | null {
  return densityOfTotal({ ...line, totalWeight: product(line.perPackageWeight, line.packageQuantity) })
}

/** FREIGHT-5: pounds per cubic foot of one pallet of a line that carries its total weight. */
export function densityOfTotal(line: LineOfTotal): number | null {
  const weight = positive(line.totalWeight)
  const cubicInches = product(line.packageLength, line.packageWidth, line.packageHeight, line.palletCount)
  if (weight === null || cubicInches === null) return null
  // Thirteen digits: a line that weighs exactly 15 must not come out as 14.999999999999998 and fall below the bound.
  return positive(exact((weight * cubicInchesPerCubicFoot) / cubicInches, 13))
}

/** FREIGHT-7: a density as it is shown, with 2 decimals. */
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
