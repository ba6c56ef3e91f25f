import { dollarsOfCents } from '@lanewise/contract/money'
import type { ChosenPrice, ChosenQuote } from '@lanewise/contract/quote-form'
import { toggleCompared } from '@lanewise/domain/quotes/rates/comparison'
import { comparableRates, sortRates } from '@lanewise/domain/quotes/rates/ranking'
import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { useState } from 'react'
import { useNow } from '#platform/use-now.ts'
import { type Offer, rankedOf } from './offer.ts'
import type { RatesView } from './rates-view.ts'

type ViewStart = {
  /** Ids of rates that cannot be selected. */
  blockedIds?: readonly string[]
  hasMarkup: boolean
  dueDate?: string | null
  firstSide?: PriceSide
}

/**
 * Display state of the rates. It starts with the customer's price; without a markup only the cost is shown. (QUOTE-53)
 */
export function useViewState(
  offers: readonly Offer[],
  { hasMarkup, dueDate = null, firstSide = 'Customer', blockedIds = [] }: ViewStart,
  onChoose: (chosen: ChosenQuote, price: ChosenPrice) => void,
) {
  const [chosenSide, setSide] = useState<PriceSide>(firstSide)
  const [compared, setCompared] = useState<readonly string[]>([])
  const now = useNow()
  const side = hasMarkup ? chosenSide : 'Cost'
  const isExpired = ({ expiresAt }: Offer) => expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  const open = offers
    .filter((offer) => !isExpired(offer) && !blockedIds.includes(offer.id))
    .map((offer) => rankedOf(offer, side))
  const primaryId = sortRates(open, 'price')[0]?.id ?? null
  const view: RatesView = {
    side,
    primaryId,
    lowestId: comparableRates(open).length > 1 ? primaryId : null,
    isExpired,
    dueDate,
    choose: ({ chosen, markupTotal, cost }) =>
      onChoose(chosen, { side, customer: dollarsOfCents(markupTotal), cost: dollarsOfCents(cost) }),
    compared,
    compare: (id) => setCompared((before) => toggleCompared(before, id)),
  }
  return { view, setSide, clear: () => setCompared([]) }
}
