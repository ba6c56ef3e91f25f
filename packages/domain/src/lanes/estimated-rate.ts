import { fullTrailer } from '#freight/full-trailer.ts'
import { positive } from '#freight/measure.ts'
import { palletRangesOf, type RateTerms } from '#lanes/lane-rate.ts'
import type { TenThousandths } from '#rating/charges.ts'
import { defaultFuelPerMile, hasPrice, priceByContract } from '#rating/tl/contract-price.ts'
import type { TlQuantities } from '#rating/tl/freight.ts'
import type { Cents } from '#shared/units.ts'

/** A lane as far as an estimate needs it: its miles, and the mean of what its shipments of the last 12 months held. */
export type LaneMeasures = { miles: number | null; means: Omit<TlQuantities, 'miles' | 'pallets'> }

/** DEF-88: what a rate is likely to cost on its lane; null while the miles it needs are not known. */
export function estimatedRate(
  terms: RateTerms,
  lane: LaneMeasures,
  fuelPerMile: TenThousandths = defaultFuelPerMile,
): Cents | null {
  const pallets = palletRangesOf(terms).at(-1)?.maxPallets ?? null
  const answer = priceByContract(terms, { ...usual(lane.means), miles: lane.miles, pallets }, fuelPerMile)
  return hasPrice(answer) ? answer.totalCost : null
}

/** A full trailer stands in for what no shipment has told yet. */
const usual = (means: LaneMeasures['means']): LaneMeasures['means'] => ({
  weight: positive(means.weight) ?? fullTrailer.weight,
  pieces: positive(means.pieces) ?? 1,
  gallons: positive(means.gallons) ?? 6_500,
  cubicFeet: positive(means.cubicFeet) ?? fullTrailer.cubicFeet,
  linearFeet: positive(means.linearFeet) ?? fullTrailer.linearFeet,
})
