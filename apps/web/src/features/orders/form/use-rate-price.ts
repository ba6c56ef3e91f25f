import { type PriceSide, sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { type MarkupMethod, markupApplies, markupIssues, priceOf } from '@lanewise/domain/rating/markup'
import type { Cents } from '@lanewise/domain/shared/units'
import { useDraft, useOrderForm } from './order-form.tsx'

export type RatePrice = {
  cost: Cents
  /** Null when the customer pays the cost. */
  customer: Cents | null
  /** The amount that the user has looked at so far, with its kind. */
  shown: { label: string; amount: Cents }
}

/** Amounts of the selected rate. The markup of the order takes precedence over the one of its quote. (ORDER-30, DEF-141) */
export function useRatePrice(): RatePrice | null {
  const { quote, inputs } = useOrderForm()
  const markup = useDraft((draft) => draft.markup)
  const freightTermType = useDraft((draft) => draft.freightTermType)
  if (!quote) return null
  const { configuration } = inputs
  const isMarkedUp =
    freightTermType && markup !== null && markupApplies(configuration, { isQuote: false, freightTerm: freightTermType })
  const charged = isMarkedUp ? markedUp(quote.cost, configuration.prepaidAddMarkupMethod, markup) : null
  const customer = charged ?? quote.price?.customer ?? null
  const cost = quote.price?.cost ?? quote.cost
  return { cost, customer, shown: shownOf(quote.price?.side ?? 'Customer', cost, customer) }
}

const shownOf = (side: PriceSide, cost: Cents, customer: Cents | null) =>
  side === 'Customer' && customer !== null
    ? { label: sideNames.Customer, amount: customer }
    : { label: sideNames.Cost, amount: cost }

/** Null when the margin results in no price. */
const markedUp = (cost: Cents, method: MarkupMethod, percent: number): Cents | null =>
  markupIssues(method, { percent }).length === 0 ? priceOf(cost, { method, percent }) : null
