import type { RateDates } from '#lanes/lane-rate.ts'
import { orderText } from '#lanes/rate-sequence.ts'
import { chargeRateTypes } from '#rating/charges.ts'
import { type ContractTerms, contractRateTypes, palletRangesOf } from '#rating/tl/contract-terms.ts'
import { formatDate, formatMoney, formatUnitRate } from '#shared/format.ts'

/** Agreed price: "$2.15 Per Mile", or the price of each pallet range. */
export function priceText(terms: Pick<ContractTerms, 'rate' | 'chargeType' | 'rateSpecifications'>): string {
  if (terms.chargeType !== 'Pallet') return `${formatUnitRate(terms.rate)} ${chargeRateTypes[terms.chargeType]}`
  const ranges = palletRangesOf(terms).map(
    ({ minPallets, maxPallets, ratePerPallet }) => `${formatUnitRate(ratePerPallet)} for ${minPallets}–${maxPallets}`,
  )
  return `${chargeRateTypes.Pallet} ${ranges.join(', ')}`
}

export const datesText = ({ effectiveDate, expirationDate }: RateDates): string =>
  `${formatDate(effectiveDate, 'UTC')}–${formatDate(expirationDate, 'UTC')}`

type Priced = Parameters<typeof priceText>[0]

/** Error text for a rate whose dates overlap those of another rate of the same carrier. */
export const overlapText = (carrierName: string, other: Priced & RateDates): string =>
  `Overlaps the rate of ${carrierName}: ${priceText(other)}, ${datesText(other)}`

/** One-line summary of a contracted rate for the lane's history. */
export const rateSummary = (rate: ContractTerms & RateDates & { carrierName: string }): string =>
  [
    rate.carrierName,
    priceText(rate),
    contractRateTypes[rate.rateType],
    rate.minCharge !== null && `minimum ${formatMoney(rate.minCharge)}`,
    ...rate.additionalCharges.map(({ description, total }) => `${description} ${formatMoney(total)}`),
    datesText(rate),
  ]
    .filter(Boolean)
    .join(', ')

type Placed = { carrierName: string; sequence: number | null }

/** Tender sequence in one line: "1st Kestrel Lines, 2nd Prairie Freight"; null if it is empty. */
export function sequenceSummary(contracts: readonly Placed[]): string | null {
  const placed = contracts.flatMap(({ carrierName, sequence }) =>
    sequence === null ? [] : [{ carrierName, sequence }],
  )
  if (placed.length === 0) return null
  return placed
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ carrierName, sequence }) => `${orderText(sequence)} ${carrierName}`)
    .join(', ')
}
