import type { LaneRate, RateDates } from '#lanes/lane-rate.ts'
import type { IsoDate } from '#shared/written-date.ts'

type Sequenced = Pick<LaneRate, 'id' | 'sequence'>

/** A rate and its position in the tender sequence. */
export type ContractSequence = { contractId: string; sequence: number }

/** Position in the sequence as "1st", "2nd", "11th"; a rate without one is "Inactive". (LRATE-8, LRATE-9) */
export const orderText = (sequence: number | null | undefined): string =>
  sequence === null || sequence === undefined ? 'Inactive' : `${sequence}${ending(sequence)}`

/** Whether a day is within the dates of a rate, including the first and the last day. (LRATE-10) */
export const isActiveOn = ({ effectiveDate, expirationDate }: RateDates, date: IsoDate): boolean =>
  dayOf(effectiveDate) <= dayOf(date) && dayOf(date) <= dayOf(expirationDate)

/** Position of a new rate in its lane's sequence: the next one if the rate is active today, otherwise none. */
export function sequenceOfNew(rate: RateDates, others: readonly Sequenced[], today: IsoDate): number | null {
  if (!isActiveOn(rate, today)) return null
  return Math.max(0, ...others.map(({ sequence }) => sequence ?? 0)) + 1
}

/** Changed positions after a rate is deleted: the rates behind it move up. */
export function sequencesWithout(rates: readonly Sequenced[], deletedId: string): ContractSequence[] {
  const gap = rates.find(({ id }) => id === deletedId)?.sequence ?? null
  if (gap === null) return []
  return rates.flatMap(({ id, sequence }) =>
    sequence !== null && sequence > gap ? [{ contractId: id, sequence: sequence - 1 }] : [],
  )
}

/** Reason why a new order cannot be saved, or the resulting positions of all rates that have one. */
export type Resequenced = { sequences: ContractSequence[] } | { reason: string }

/**
 * Puts all active rates in a new order. Expired and future rates follow in their old order, so that no two rates share
 * a position. (LRATE-11)
 */
export function resequence<Rate extends RateDates & Sequenced>(
  rates: readonly Rate[],
  order: readonly ContractSequence[],
  today: IsoDate,
): Resequenced {
  const reason = orderIssue(rates, order, today)
  if (reason) return { reason }
  const orderedIds = [...order].sort((a, b) => a.sequence - b.sequence).map(({ contractId }) => contractId)
  const inactive = rates.filter(({ id, sequence }) => sequence !== null && !orderedIds.includes(id)).sort(bySequence)
  const ids = [...orderedIds, ...inactive.map(({ id }) => id)]
  return { sequences: ids.map((contractId, index) => ({ contractId, sequence: index + 1 })) }
}

function orderIssue(
  rates: readonly (RateDates & Sequenced)[],
  order: readonly ContractSequence[],
  today: IsoDate,
): string | null {
  const known = new Map(rates.map((rate) => [rate.id, rate]))
  const orderedRates = order.map(({ contractId }) => known.get(contractId))
  if (orderedRates.includes(undefined)) return 'A rate in this sequence does not belong to the lane'
  if (!orderedRates.every((rate) => rate && isActiveOn(rate, today)))
    return 'Only rates that are active today can be sequenced'
  const isTwice =
    new Set(orderedRates).size < order.length || new Set(order.map(({ sequence }) => sequence)).size < order.length
  if (isTwice) return 'Each rate has one place in the sequence'
  const isWhole = rates.filter((rate) => isActiveOn(rate, today)).every((rate) => orderedRates.includes(rate))
  return isWhole ? null : 'The sequence must include every rate that is active today'
}

const bySequence = (a: Sequenced, b: Sequenced) => (a.sequence ?? 0) - (b.sequence ?? 0)

/** API clients may send a date with a time. */
const dayOf = (date: string): IsoDate => date.slice(0, 10)

function ending(count: number): string {
  const isTeen = Math.floor((count % 100) / 10) === 1
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'
}
