import type { OfferState } from './tender-states.ts'

/** Explains why no carrier took a load, based on the states of its offers. (TENDER-5) */
export function exhaustedMessage(states: readonly OfferState[]): string {
  if (states.length === 0) return 'No carrier on the lane has a rate for this load'
  if (states.every((state) => unasked.includes(state))) return 'No carrier on the lane could be offered the load'
  return 'Every carrier on the lane rejected the load or did not answer in time'
}

/** Skipped carriers and carriers that could not be reached. */
const unasked: readonly OfferState[] = ['Skipped', 'Undeliverable']

type Unasked = { carrierName: string; stateReason: string | null }
const mostReasons = 3

/** Explains why a tender ended without an accepted offer, with the reasons of the first carriers. */
export function unaskedMessage(offers: readonly (Unasked & { state: OfferState })[]): string {
  const reasons = offers.flatMap(({ carrierName, stateReason }) => {
    if (!stateReason) return []
    const sentence = stateReason.replace(/\.$/, '')
    return sentence.startsWith(carrierName) ? sentence : `${carrierName}: ${sentence}`
  })
  const more = reasons.length - mostReasons
  return [
    exhaustedMessage(offers.map(({ state }) => state)),
    ...reasons.slice(0, mostReasons),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'carrier' : 'carriers'} could not be asked`] : []),
  ].join('. ')
}
