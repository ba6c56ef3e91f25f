import { feetText, poundsText } from '#rating/ltl/charge-text.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'

/** Size limits of a carrier's trucks and terminals, in inches and pounds. */
export type SizeLimits = {
  length: number
  width: number
  height: number
  palletPounds: number
  /** Maximum pounds per liftgate load. */
  liftgatePounds: number
}

/** Explains which limits a shipment exceeds. */
export function sizeRefusals(limits: SizeLimits, { sides, heaviestPallet, services }: Shipment): string[] {
  const needsLiftgate = services.atSites.some(({ group }) => group === 'Liftgate')
  // A requested overlength service implies freight of that length, regardless of the dimensions of the lines.
  const longest = Math.max(sides.longest, services.overlengthFeet * 12)
  const refusals: string[] = []
  if (longest > limits.length) refusals.push(`freight is longer than ${feetText(limits.length)}`)
  if (sides.widest > limits.width) refusals.push(`freight is wider than ${feetText(limits.width)}`)
  if (sides.tallest > limits.height) refusals.push(`freight is taller than ${feetText(limits.height)}`)
  if (heaviestPallet > limits.palletPounds) {
    refusals.push(`takes pallets of up to ${poundsText(limits.palletPounds)}`)
  } else if (needsLiftgate && heaviestPallet > limits.liftgatePounds) {
    refusals.push(`has lift gates for pallets of up to ${poundsText(limits.liftgatePounds)}`)
  }
  return refusals
}
