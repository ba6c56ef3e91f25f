import type { ContractTerms } from '#rating/tl/contract-terms.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

export type RateDates = { effectiveDate: IsoDate; expirationDate: IsoDate }

export type LaneRate = ContractTerms &
  RateDates & {
    id: string
    laneId: string
    carrierId: string
    carrierName: string
    /** Position in the tender sequence, from 1; null if the rate is not tendered. */
    sequence: number | null
    /** Null while the lane has no miles. */
    estimatedRate: Cents | null
    rateTableName: string
  }

/** Name of a carrier's rate table. (LRATE-3) */
export const rateTableName = (carrierName: string): string => [...carrierName].slice(0, 20).join('')
