import { overlapText, rateInWords } from '@lanewise/domain/lanes/rate-in-words'
import { isActiveOn, sequenceOfNew, sequencesWithout } from '@lanewise/domain/lanes/rate-sequence'
import { type Context, todayOf } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type Agreed, agreedOf } from './rate-terms.ts'
import type { ContractRow, Place, RateRow } from './rates.queries.ts'

type Clock = Pick<Context, 'now' | 'user'>

/** Versions that count: neither replaced nor deleted. */
export const counting = (rows: readonly RateRow[]) => rows.filter(({ replacedAt }) => replacedAt === null)

/** A carrier has one price a day: dates that another of its rates covers are refused at both fields. */
export function refuseOverlap(agreed: Agreed, others: readonly RateRow[]) {
  const other = others.find(
    ({ effectiveDate, expirationDate }) =>
      effectiveDate <= agreed.expirationDate && agreed.effectiveDate <= expirationDate,
  )
  if (!other) return
  const message = overlapText(other.carrierName, agreedOf(other))
  refuse.conflict(message, { effectiveDate: [message], expirationDate: [message] })
}

/** DEF-63: a contract gets the next place with its first rate that is active today; otherwise none. */
export function placeOfNew(ctx: Clock, contract: ContractRow, agreed: Agreed, all: readonly ContractRow[]): Place[] {
  if (contract.sequence !== null) return []
  const sequence = sequenceOfNew(agreed, all, todayOf(ctx))
  return sequence === null ? [] : [{ contractId: contract.id, sequence }]
}

/** DEF-63: without a rate that is active today a contract gives its place away, and those behind it move up. */
export function placesAfterDeletion(
  ctx: Clock,
  contractId: string,
  left: readonly RateRow[],
  all: readonly ContractRow[],
): Place[] {
  const isStillActive = left.some((row) => row.contractId === contractId && isActiveOn(row, todayOf(ctx)))
  const isPlaced = all.some(({ id, sequence }) => id === contractId && sequence !== null)
  if (isStillActive || !isPlaced) return []
  return [{ contractId, sequence: null }, ...sequencesWithout(all, contractId)]
}

export const inWords = (carrierName: string, agreed: Agreed) => rateInWords({ ...agreed, carrierName })
