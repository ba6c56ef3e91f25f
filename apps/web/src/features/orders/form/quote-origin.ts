import type { FormLocation } from '@lanewise/contract/order-payload'

/** Place that was quoted for a stop. It stands for the location until one is chosen. */
export type QuotedPlace = Pick<FormLocation, 'city' | 'state' | 'latitude' | 'longitude'>

/** What the quote wizard passes on to the order form. */
export type QuoteOrigin = {
  /** Quoted places by the position of their stop; null where the quote has none. */
  places: readonly (QuotedPlace | null)[]
  /** Numbers of the locations that were filled in because they are the only ones at their quoted postal code. */
  filledIn: readonly string[]
  /** Returns to the rates. */
  changeRate: () => void
}
