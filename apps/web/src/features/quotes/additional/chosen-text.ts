import { centsOfDollars } from '@lanewise/contract/money'
import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { freightOf } from '@lanewise/domain/quotes/details'
import type { Cents } from '@lanewise/domain/shared/units'

type RateDescription = {
  name: string
  mode: ShippingMode
  rawCost: Cents
  transit: string
  expiresAt: string | null
}

/** Display values for a chosen rate of any of the three kinds. */
export function describeRate(chosen: ChosenQuote, details: QuoteDraft): RateDescription {
  if ('internalQuote' in chosen) {
    const { carrier, totalCost, transitDays } = chosen.internalQuote
    const base = { name: carrier, mode: 'TL', expiresAt: null } as const
    return { ...base, rawCost: centsOfDollars(totalCost), transit: days(transitDays) }
  }
  if ('spotQuote' in chosen) {
    const { quoteNumber, totalCost, transitDays, expiresAt } = chosen.spotQuote
    const base = { name: `Spot quote ${quoteNumber}`, mode: 'TL', expiresAt } as const
    return { ...base, rawCost: centsOfDollars(totalCost), transit: days(transitDays) }
  }
  const { carrierName, totalCost, minServiceDays, maxServiceDays, expiresAt } = chosen.integratedQuote
  const transit =
    minServiceDays === maxServiceDays ? days(maxServiceDays) : `${minServiceDays} to ${days(maxServiceDays)}`
  const { shippingMode } = freightOf(details)
  return { name: carrierName, mode: shippingMode, rawCost: centsOfDollars(totalCost), transit, expiresAt }
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
