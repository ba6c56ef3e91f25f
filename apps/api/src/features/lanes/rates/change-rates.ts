import { isActiveOn, sequenceOfNew, sequencesWithout } from '@lanewise/domain/lanes/rate-sequence'
import { overlapText, rateSummary } from '@lanewise/domain/lanes/rate-summary'
import { type Context, todayOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type Agreed, agreedOf } from './rate-terms.ts'
import type { ContractRow, Place, RateRow } from './rates.queries.ts'

type Clock = Pick<Context, 'now' | 'user'>

/** Rate versions that are neither replaced nor deleted. */
export const counting = (rows: readonly RateRow[]) => rows.filter(({ replacedAt }) => replacedAt === null)

/** A carrier has only one price per day. Dates that overlap another of its rates are refused at both date fields. */
export function refuseOverlap(agreed: Agreed, others: readonly RateRow[]) {
  const other = others.find(
    ({ effectiveDate, expirationDate }) =>
      effectiveDate <= agreed.expirationDate && agreed.effectiveDate <= expirationDate,
  )
  if (!other) return
  const message = overlapText(other.carrierName, agreedOf(other))
  refuse.conflict(message, { effectiveDate: [message], expirationDate: [message] })
}

/**
 * A contract gets the next place in the tender sequence with its first rate that is active today, otherwise none.
 * (DEF-63)
 */
export function placeOfNew(ctx: Clock, contract: ContractRow, agreed: Agreed, all: readonly ContractRow[]): Place[] {
  if (contract.sequence !== null) return []
  const sequence = sequenceOfNew(agreed, all, todayOf(ctx))
  return sequence === null ? [] : [{ contractId: contract.id, sequence }]
}

/**
 * A contract without a rate that is active today loses its place in the tender sequence, and the contracts behind it
 * move up. (DEF-63)
 */
export function placesAfterDeletion(
  ctx: Clock,
  contractId: string,
  remaining: readonly RateRow[],
  all: readonly ContractRow[],
): Place[] {
  const isStillActive = remaining.some((row) => row.contractId === contractId && isActiveOn(row, todayOf(ctx)))
  const isPlaced = all.some(({ id, sequence }) => id === contractId && sequence !== null)
  if (isStillActive || !isPlaced) return []
  return [{ contractId, sequence: null }, ...sequencesWithout(all, contractId)]
}

export const agreedRateText = (carrierName: string, agreed: Agreed) => rateSummary({ ...agreed, carrierName })
