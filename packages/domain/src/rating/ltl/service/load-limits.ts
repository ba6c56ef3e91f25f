import type { Shipment } from '#rating/ltl/shipment.ts'
import { poundsText } from '#rating/ltl/words.ts'
import { formatNumber } from '#shared/format.ts'

/** How much freight still counts as LTL, and what happens to freight that takes more room. */
export type LoadLimits = {
  pounds: number
  pallets: number
  linearFeet: number
  /** Freight beyond the feet or the pallets is refused, or rated as volume freight. */
  beyond: 'Refused' | 'Volume'
}

type Load = Pick<Shipment, 'pounds' | 'pallets' | 'linearFeet'>

/** Freight that is too heavy for LTL, in words. */
export function weightRefusals({ pounds: most }: Pick<LoadLimits, 'pounds'>, { pounds }: Load): string[] {
  return pounds > most ? [`takes LTL freight of up to ${poundsText(most)}`] : []
}

/** Freight that takes too much room for LTL, in words. */
export function roomRefusals(limits: LoadLimits, { pallets, linearFeet }: Load): string[] {
  const refusals: string[] = []
  if (linearFeet > limits.linearFeet) refusals.push(`takes LTL freight of up to ${limits.linearFeet} ft of trailer`)
  if (pallets > limits.pallets) refusals.push(`takes LTL freight of up to ${formatNumber(limits.pallets)} pallets`)
  return refusals
}

/** Why freight that was asked for as LTL is rated as volume freight. */
export function roomWords({ linearFeet, pallets }: Load, limits: LoadLimits): string {
  return `${formatNumber(linearFeet)} ft of trailer and ${formatNumber(pallets)} pallets are beyond LTL (${limits.linearFeet} ft, ${limits.pallets} pallets): rated as volume freight`
}
