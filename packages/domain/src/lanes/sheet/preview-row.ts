import type { CellIssue } from '#lanes/sheet/columns.ts'
import type { SheetTerms } from '#lanes/sheet/compare.ts'
import type { SheetCarrier } from '#lanes/sheet/find-carrier.ts'
import type { SheetLane } from '#lanes/sheet/find-lane.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'
import type { TenThousandths } from '#rating/charges.ts'
import type { AdditionalCharge } from '#rating/tl/contract-terms.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** A current rate: neither replaced nor deleted. */
export type CurrentRate = SheetTerms & {
  id: string
  laneId: string
  carrierId: string
  carrierName: string
  additionalCharges: readonly AdditionalCharge[]
}

/** A rate of the sheet with its terms, amounts in cents; `terms` is null if one of its cells is invalid. */
export type ReadRate = SheetRate & { terms: SheetTerms | null }

export const previewKinds = ['Changed', 'New', 'Ended', 'Wrong', 'Unchanged'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** Outcome for one rate of the sheet, or for an existing rate that the sheet leaves out. */
export type PreviewRow = {
  kind: PreviewKind
  /** First row in the sheet; null for a rate that the sheet leaves out. */
  row: number | null
  lane: SheetLane | null
  carrier: Pick<SheetCarrier, 'id' | 'name'> | null
  before: CurrentRate | null
  after: SheetTerms | null
  /** Last day of the former rate; null if no rate ends or it is fully replaced. */
  endsOn: IsoDate | null
  percent: number | null
  issues: CellIssue[]
}

/** Exceeds any possible price change, so that rates without a comparison sort last. */
const furthest = 1_000_000

/** Sort key of a row on the screen: by kind, then greatest increase first, then in file order. */
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
  /** All current rates on the lanes of the sheet, including expired ones. */
  rates: readonly CurrentRate[]
  today: IsoDate
  /** Fuel rate that the company pays per mile. */
  fuelPerMile: TenThousandths
}

/** A rate of the sheet with its lane and carrier, null if not found. */
export type PlacedRate = ReadRate & { lane: SheetLane | null; carrierMatch: SheetCarrier | null }
