import type { ChosenQuote } from '@lanewise/contract/quote-form'

/** Rate that is about to be booked. Money in dollars. */
export type ChosenRate = { rateId: string; carrierName: string; totalCost: number }

export function chosenRateOf(chosen: ChosenQuote): ChosenRate {
  if ('internalQuote' in chosen) {
    const { id, carrier, totalCost } = chosen.internalQuote
    return { rateId: id, carrierName: carrier, totalCost }
  }
  if ('spotQuote' in chosen) {
    const { id, quoteNumber, totalCost } = chosen.spotQuote
    return { rateId: id, carrierName: `The carrier of spot quote ${quoteNumber}`, totalCost }
  }
  const { id, carrierName, totalCost } = chosen.integratedQuote
  return { rateId: id, carrierName, totalCost }
}
