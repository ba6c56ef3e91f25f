import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { createContext, useContext } from 'react'
import type { Offer } from './offer.ts'

export type RatesView = {
  side: PriceSide
  /** Cheapest rate of all that can be selected. Its button is the only filled one on the screen. */
  primaryId: string | null
  /** The same rate, or null where it is the only one. It carries the tag "Lowest cost". */
  lowestId: string | null
  isExpired: (offer: Offer) => boolean
  choose: (offer: Offer) => void
  /** Last day of the delivery window. Null where none is known, as in a quote. */
  dueDate: string | null
  /** Ids of the rates selected for comparison. */
  compared: readonly string[]
  compare: (id: string) => void
}

export const RatesViewContext = createContext<RatesView | null>(null)

export function useRatesView(): RatesView {
  const view = useContext(RatesViewContext)
  if (!view) throw new Error('useRatesView needs a RatesViewContext above it')
  return view
}
