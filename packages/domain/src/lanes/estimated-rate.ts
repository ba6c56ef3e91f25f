import { positive } from '#freight/measure.ts'
import { fullTrailer } from '#freight/trailer-plan.ts'
import type { Charge, TenThousandths } from '#rating/charges.ts'
import { defaultFuelPerMile, hasPrice, priceByContract } from '#rating/tl/contract-price.ts'
import { type ContractTerms, palletRangesOf } from '#rating/tl/contract-terms.ts'
import type { TlQuantities } from '#rating/tl/freight.ts'
import { formatMoney, formatNumber, formatUnitRate } from '#shared/format.ts'
import { type Cents, cents, sumCents } from '#shared/units.ts'

/** Lane data for an estimate: miles, and the average quantities of its shipments over the last 12 months. */
export type LaneMeasures = { miles: number | null; means: Omit<TlQuantities, 'miles' | 'pallets'> }

/** Estimated cost of a rate on its lane; null while the miles it needs are unknown. (DEF-88) */
export function estimatedRate(
  terms: ContractTerms,
  lane: LaneMeasures,
  fuelPerMile: TenThousandths = defaultFuelPerMile,
): Cents | null {
  return estimateOf(terms, lane, fuelPerMile).cost
}

/** Same estimate with its calculation as text, e.g. "716 mi × $2.34 + fuel $358.00". (DEF-88) */
export function estimateOf(
  terms: ContractTerms,
  lane: LaneMeasures,
  fuelPerMile: TenThousandths = defaultFuelPerMile,
): { cost: Cents | null; text: string } {
  const pallets = palletRangesOf(terms).at(-1)?.maxPallets ?? null
  const answer = priceByContract(terms, { ...usual(lane.means), miles: lane.miles, pallets }, { fuelPerMile })
  if (!hasPrice(answer)) return { cost: null, text: answer.reason }
  const base = answer.charges.slice(0, answer.charges.length - terms.additionalCharges.length)
  const added = sumCents(answer.charges.slice(base.length).map(({ total }) => total))
  const parts = [...base.map((charge) => chargeText(charge, base)), added !== 0 && `charges ${formatMoney(added)}`]
  return { cost: answer.totalCost, text: parts.filter(Boolean).join(' + ') }
}

function chargeText({ chargeType, chargeRateType, units, rate, total }: Charge, all: readonly Charge[]): string {
  if (chargeType === 'FuelSurcharge') return `fuel ${formatMoney(total)}`
  if (chargeType === 'MinimumCharge') return `${formatMoney(total)} to the minimum of ${formatMoney(leastOf(all))}`
  if (chargeRateType === 'Flat') return `flat ${formatMoney(total)}`
  return `${formatNumber(units)} ${unitNames[chargeRateType]} × ${formatUnitRate(rate)}`
}

/** All charges except fuel add up to the minimum. */
const leastOf = (charges: readonly Charge[]): Cents =>
  cents(charges.filter(({ chargeType }) => chargeType !== 'FuelSurcharge').reduce((sum, { total }) => sum + total, 0))

const unitNames: Readonly<Record<Exclude<Charge['chargeRateType'], 'Flat'>, string>> = {
  PerMile: 'mi',
  Pallet: 'pallets',
  Hundredweight: 'cwt',
  Pound: 'lbs',
  Ton: 'tons',
  Piece: 'pieces',
  Gallon: 'gal',
  CubicFoot: 'ft³',
  LinearFoot: 'ft',
  Hour: 'hours',
  Stop: 'stops',
  Percent: '%',
}

/** Quantities without shipment history default to a full trailer. */
const usual = (means: LaneMeasures['means']): LaneMeasures['means'] => ({
  weight: positive(means.weight) ?? fullTrailer.weight,
  pieces: positive(means.pieces) ?? 1,
  gallons: positive(means.gallons) ?? 6_500,
  cubicFeet: positive(means.cubicFeet) ?? fullTrailer.cubicFeet,
  linearFeet: positive(means.linearFeet) ?? fullTrailer.linearFeet,
})
