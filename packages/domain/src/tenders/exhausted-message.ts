import type { OfferState } from './tender-states.ts'

/** TENDER-5: why nobody took a load, told by what became of the offers of its tender. */
export function exhaustedMessage(states: readonly OfferState[]): string {
  if (states.length === 0) return 'No carrier of the lane has a rate for this load'
  if (states.every((state) => unasked.includes(state))) return 'No carrier of the lane could be offered the load'
  return 'Every carrier of the lane rejected the load or gave no answer in time'
}

/** Passed over, or not to be reached. */
const unasked: readonly OfferState[] = ['Skipped', 'Undeliverable']

type Unasked = { carrierName: string; stateReason: string | null }
const mostReasons = 3

/** Why a tender ended without an offer, with what stood against the first carriers. */
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
