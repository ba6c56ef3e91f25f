import { poundsText } from '#rating/ltl/charge-text.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import { formatNumber } from '#shared/format.ts'

/** Limits for LTL freight, and the handling of freight that takes more room. */
export type LoadLimits = {
  pounds: number
  pallets: number
  linearFeet: number
  /** Freight beyond the limit of feet or pallets is refused or rated as volume freight. */
  beyond: 'Refused' | 'Volume'
}

type Load = Pick<Shipment, 'pounds' | 'pallets' | 'linearFeet'>

/** Refusal reasons for freight that is too heavy for LTL. */
export function weightRefusals({ pounds: most }: Pick<LoadLimits, 'pounds'>, { pounds }: Load): string[] {
  return pounds > most ? [`takes LTL freight of up to ${poundsText(most)}`] : []
}

/** Refusal reasons for freight that takes too much room for LTL. */
export function roomRefusals(limits: LoadLimits, { pallets, linearFeet }: Load): string[] {
  const refusals: string[] = []
  if (linearFeet > limits.linearFeet) refusals.push(`takes LTL freight of up to ${limits.linearFeet} ft of trailer`)
  if (pallets > limits.pallets) refusals.push(`takes LTL freight of up to ${formatNumber(limits.pallets)} pallets`)
  return refusals
}

/** Explains why freight requested as LTL is rated as volume freight. */
export function roomText({ linearFeet, pallets }: Load, limits: LoadLimits): string {
  return `${formatNumber(linearFeet)} ft of trailer and ${formatNumber(pallets)} pallets are beyond LTL (${limits.linearFeet} ft, ${limits.pallets} pallets): rated as volume freight`
}
