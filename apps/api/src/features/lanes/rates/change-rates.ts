import { overlapText, rateInWords, sequenceInWords } from '@lanewise/domain/lanes/rate-in-words'
import { isActiveOn, sequenceOfNew, sequencesWithout } from '@lanewise/domain/lanes/rate-sequence'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { todayOf } from '../change-lane.ts'
import { type Agreed, agreedOf } from './rate-terms.ts'
import { type ContractRow, contractsOf, type Place, type RateRow, setSequences } from './rates.queries.ts'

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
export function placeOfNew(ctx: Context, contract: ContractRow, agreed: Agreed, all: readonly ContractRow[]): Place[] {
  if (contract.sequence !== null) return []
  const sequence = sequenceOfNew(agreed, all, todayOf(ctx))
  return sequence === null ? [] : [{ contractId: contract.id, sequence }]
}

/** DEF-63: without a rate that is active today a contract gives its place away, and those behind it move up. */
export function placesAfterDeletion(
  ctx: Context,
  contractId: string,
  left: readonly RateRow[],
  all: readonly ContractRow[],
): Place[] {
  const isStillActive = left.some((row) => row.contractId === contractId && isActiveOn(row, todayOf(ctx)))
  const isPlaced = all.some(({ id, sequence }) => id === contractId && sequence !== null)
  if (isStillActive || !isPlaced) return []
  return [{ contractId, sequence: null }, ...sequencesWithout(all, contractId)]
}

/** Saves new places and tells the order of tendering before and after, where it is another. */
export async function changeSequence(
  { db }: Context,
  laneId: string,
  before: readonly ContractRow[],
  places: readonly Place[],
): Promise<Changes> {
  if (places.length === 0) return {}
  await setSequences(db, places)
  const [from, to] = [sequenceInWords(before), sequenceInWords(await contractsOf(db, laneId))]
  return from === to ? {} : { tenderSequence: [from, to] }
}

export const inWords = (carrierName: string, agreed: Agreed) => rateInWords({ ...agreed, carrierName })
