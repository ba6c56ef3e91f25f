import type { CellIssue } from '#lanes/sheet/columns.ts'
import type { SheetTerms } from '#lanes/sheet/compare.ts'
import type { SheetCarrier } from '#lanes/sheet/find-carrier.ts'
import type { SheetLane } from '#lanes/sheet/find-lane.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'
import type { TenThousandths } from '#rating/charges.ts'
import type { AdditionalCharge } from '#rating/tl/contract-terms.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** A rate that counts: neither replaced nor deleted. */
export type CurrentRate = SheetTerms & {
  id: string
  laneId: string
  carrierId: string
  carrierName: string
  additionalCharges: readonly AdditionalCharge[]
}

/** A rate of the sheet and what it comes to in cents; null while a cell of it is wrong. */
export type ReadRate = SheetRate & { terms: SheetTerms | null }

export const previewKinds = ['Changed', 'New', 'Ended', 'Wrong', 'Unchanged'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** What becomes of one rate of the sheet, or of one that the sheet leaves out. */
export type PreviewRow = {
  kind: PreviewKind
  /** Where it begins in the sheet; null for one that the sheet leaves out. */
  row: number | null
  lane: SheetLane | null
  carrier: Pick<SheetCarrier, 'id' | 'name'> | null
  before: CurrentRate | null
  after: SheetTerms | null
  /** The last day of the former rate; null where nothing ends, or it is replaced wholly. */
  endsOn: IsoDate | null
  percent: number | null
  issues: CellIssue[]
}

/** Beyond every rise and fall of a price, so that what cannot be compared comes last. */
const furthest = 1_000_000

/** The place of a row on the screen, as a text that sorts by it: by kind, the greatest increase first, as in the file. */
export function orderKey({ kind, percent, row, lane }: PreviewRow): string {
  const bounded = percent === null ? -furthest : Math.max(1 - furthest, Math.min(furthest, percent))
  const fall = Math.round((furthest - bounded) * 1_000)
  return [
    previewKinds.indexOf(kind),
    String(fall).padStart(10, '0'),
    String(row ?? 0).padStart(7, '0'),
    lane?.name ?? '',
  ].join(' ')
}

export type Known = {
  lanes: readonly SheetLane[]
  carriers: readonly SheetCarrier[]
  /** Every rate that counts on the lanes of the sheet, expired ones too. */
  rates: readonly CurrentRate[]
  today: IsoDate
  /** What the company pays for fuel by the mile. */
  fuelPerMile: TenThousandths
}

/** A rate of the sheet with the lane and the carrier that it names, as far as they were found. */
export type PlacedRate = ReadRate & { lane: SheetLane | null; foundCarrier: SheetCarrier | null }
