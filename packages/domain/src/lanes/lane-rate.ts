import type { ContractTerms } from '#rating/tl/contract-terms.ts'
import type { Cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** The first and the last day of a rate. */
export type RateDates = { effectiveDate: IsoDate; expirationDate: IsoDate }

/** What a carrier and the company agreed for a lane. */
export type LaneRate = ContractTerms &
  RateDates & {
    id: string
    laneId: string
    carrierId: string
    carrierName: string
    /** The place in the order of tendering, from 1; null is not tendered. */
    sequence: number | null
    /** Null while the lane has no miles. */
    estimatedRate: Cents | null
    rateTableName: string
  }

/** LRATE-3: how a carrier's table of rates is called. */
export const rateTableName = (carrierName: string): string => [...carrierName].slice(0, 20).join('')
