import { cubicFeet, formatDensity } from '@lanewise/domain/freight/density'
import { densityTableOn, type FreightClass } from '@lanewise/domain/freight/freight-class'
import { formatNumber } from '@lanewise/domain/shared/format'
import { roundHalfUp } from '@lanewise/domain/shared/units'

export type Measures = {
  packageLength: number | null
  packageWidth: number | null
  packageHeight: number | null
  totalWeight: number | null
  palletCount: number | null
}

/** Calculation of the density, and the density at which the next denser class begins. */
export function howText(measures: Measures, freightClass: FreightClass, day: string): string {
  const { packageLength, packageWidth, packageHeight, totalWeight, palletCount } = measures
  const weight = formatNumber(roundHalfUp((totalWeight ?? 0) / (palletCount || 1), 2))
  const feet = formatNumber(cubicFeet(packageLength, packageWidth, packageHeight), 2)
  const { rows } = densityTableOn(day)
  const own = rows.findIndex((row) => row.freightClass === freightClass)
  const denser = rows[own + 1]?.freightClass
  const bound = rows[own]?.below
  const next = denser && bound ? `. Class ${denser} begins at ${bound} lb/ft³` : ''
  return `${weight} lbs a pallet ÷ ${feet} ft³${next}`
}

export const densityLabel = (density: number) => `${formatDensity(density)} lb/ft³`
