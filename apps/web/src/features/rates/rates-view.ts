import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { createContext, useContext } from 'react'
import type { Offer } from './offer.ts'

/** How the rates are looked at, and what can be done with each of them. */
export type RatesView = {
  side: PriceSide
  /** The cheapest of all: the one filled button of the screen. */
  primaryId: string | null
  isExpired: (offer: Offer) => boolean
  choose: (offer: Offer) => void
  /** Which rates are ticked to stand side by side. */
  compared: readonly string[]
  compare: (id: string) => void
}

export const RatesViewContext = createContext<RatesView | null>(null)

export function useRatesView(): RatesView {
  const view = useContext(RatesViewContext)
  if (!view) throw new Error('useRatesView needs a RatesViewContext above it')
  return view
}
