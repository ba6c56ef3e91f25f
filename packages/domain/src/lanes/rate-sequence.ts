import type { LaneRate, RateDates } from '#lanes/lane-rate.ts'
import type { IsoDate } from '#shared/written-date.ts'

type Sequenced = Pick<LaneRate, 'id' | 'sequence'>

/** A rate and its place in the order of tendering. */
export type ContractSequence = { contractId: string; sequence: number }

/** LRATE-8, LRATE-9: the place in the order as "1st", "2nd", "11th"; a rate without one is "Inactive". */
export const orderText = (sequence: number | null | undefined): string =>
  sequence === null || sequence === undefined ? 'Inactive' : `${sequence}${ending(sequence)}`

/** LRATE-10: whether a day lies within the dates of a rate, the first and the last included. */
export const isActiveOn = ({ effectiveDate, expirationDate }: RateDates, date: IsoDate): boolean =>
  dayOf(effectiveDate) <= dayOf(date) && dayOf(date) <= dayOf(expirationDate)

/** The place of a new rate among those of its lane: the next one when it is active today, otherwise none. */
export function sequenceOfNew(rate: RateDates, others: readonly Sequenced[], today: IsoDate): number | null {
  if (!isActiveOn(rate, today)) return null
  return Math.max(0, ...others.map(({ sequence }) => sequence ?? 0)) + 1
}

/** The places that change when a rate goes: those behind it move up. */
export function sequencesWithout(rates: readonly Sequenced[], deletedId: string): ContractSequence[] {
  const gap = rates.find(({ id }) => id === deletedId)?.sequence ?? null
  if (gap === null) return []
  return rates.flatMap(({ id, sequence }) =>
    sequence !== null && sequence > gap ? [{ contractId: id, sequence: sequence - 1 }] : [],
  )
}

/** Why a new order cannot be saved, or the places of all rates that have one then. */
export type Resequenced = { sequences: ContractSequence[] } | { reason: string }

/**
 * LRATE-11: puts the active rates in a new order, all of them. Those whose dates are over or still to come follow in their
 * old order, so that no two rates ever share a place.
 */
export function resequence<Rate extends RateDates & Sequenced>(
  rates: readonly Rate[],
  order: readonly ContractSequence[],
  today: IsoDate,
): Resequenced {
  const reason = orderIssue(rates, order, today)
  if (reason) return { reason }
  const named = [...order].sort((a, b) => a.sequence - b.sequence).map(({ contractId }) => contractId)
  const inactive = rates.filter(({ id, sequence }) => sequence !== null && !named.includes(id)).sort(bySequence)
  const ids = [...named, ...inactive.map(({ id }) => id)]
  return { sequences: ids.map((contractId, index) => ({ contractId, sequence: index + 1 })) }
}

function orderIssue(
  rates: readonly (RateDates & Sequenced)[],
  order: readonly ContractSequence[],
  today: IsoDate,
): string | null {
  const known = new Map(rates.map((rate) => [rate.id, rate]))
  const named = order.map(({ contractId }) => known.get(contractId))
  if (named.includes(undefined)) return 'A rate of this order does not belong to the lane'
  if (!named.every((rate) => rate && isActiveOn(rate, today)))
    return 'Only rates that are active today can be put in order'
  const isTwice =
    new Set(named).size < order.length || new Set(order.map(({ sequence }) => sequence)).size < order.length
  if (isTwice) return 'Each rate has one place in the order'
  const isWhole = rates.filter((rate) => isActiveOn(rate, today)).every((rate) => named.includes(rate))
  return isWhole ? null : 'The order must name every rate that is active today'
}

const bySequence = (a: Sequenced, b: Sequenced) => (a.sequence ?? 0) - (b.sequence ?? 0)

/** Other programs may send a time along with a date. */
const dayOf = (date: string): IsoDate => date.slice(0, 10)

function ending(count: number): string {
  const isTeen = Math.floor((count % 100) / 10) === 1
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th'
}
