import { equipmentModeLabels } from '#freight/modes.ts'
import { type RateSheetColumn, rateSheetColumns } from '#lanes/sheet/columns.ts'
import type { SheetTerms } from '#lanes/sheet/compare.ts'
import type { SheetCarrier } from '#lanes/sheet/find-carrier.ts'
import type { SheetLane } from '#lanes/sheet/find-lane.ts'
import { placeName } from '#places/place-name.ts'
import { chargeRateTypes } from '#rating/charges.ts'
import { contractRateTypes, palletRangesOf } from '#rating/tl/contract-terms.ts'
import { formatDate } from '#shared/format.ts'

type Written = {
  lane: Omit<SheetLane, 'id' | 'miles'>
  carrier: Omit<SheetCarrier, 'id' | 'haulsTruckloads'>
  terms: SheetTerms
}
type Cells = Partial<Record<RateSheetColumn, string | number | null>>

/** A rate as sheet rows that users can edit and upload again: one row, plus one for each further pallet range. */
export function sheetRowsOf({ lane, carrier, terms }: Written): (string | number | null)[][] {
  const isPerPallet = terms.chargeType === 'Pallet'
  const [first, ...others] = isPerPallet ? palletRangesOf(terms).map(rangeCells) : []
  const cells: Cells = {
    lane: lane.name,
    origin: placeName(lane.origin),
    destination: placeName(lane.destination),
    equipment: equipmentModeLabels[lane.equipmentMode],
    carrier: carrier.name,
    carrierNumber: carrier.dotNumber ?? carrier.docketNumber,
    rateType: contractRateTypes[terms.rateType],
    rateUnit: chargeRateTypes[terms.chargeType],
    // The stored rate of a per-pallet contract is a sum, not a price.
    rate: isPerPallet ? null : terms.rate / 10_000,
    minCharge: terms.minCharge === null ? null : terms.minCharge / 100,
    effectiveDate: formatDate(terms.effectiveDate, 'UTC'),
    expirationDate: formatDate(terms.expirationDate, 'UTC'),
    ...first,
  }
  return [cells, ...others].map(inColumns)
}

const rangeCells = ({ minPallets, maxPallets, ratePerPallet }: ReturnType<typeof palletRangesOf>[number]): Cells => ({
  minPallets,
  maxPallets,
  ratePerPallet: ratePerPallet / 10_000,
})

const columns = Object.keys(rateSheetColumns) as RateSheetColumn[]
const inColumns = (cells: Cells) => columns.map((column) => cells[column] ?? null)
