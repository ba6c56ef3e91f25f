import { centsOfDollars } from '@lanewise/contract/money'
import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { freightOf } from '@lanewise/domain/quotes/details'
import type { Cents } from '@lanewise/domain/shared/units'

type Told = {
  name: string
  mode: ShippingMode
  rawCost: Cents
  transit: string
  expiresAt: string | null
}

/** A chosen rate of any of the three kinds, as people read it. */
export function tell(chosen: ChosenQuote, details: QuoteDraft): Told {
  if ('internalQuote' in chosen) {
    const { carrier, totalCost, transitDays } = chosen.internalQuote
    const told = { name: carrier, mode: 'TL', expiresAt: null } as const
    return { ...told, rawCost: centsOfDollars(totalCost), transit: days(transitDays) }
  }
  if ('spotQuote' in chosen) {
    const { quoteNumber, totalCost, transitDays, expiresAt } = chosen.spotQuote
    const told = { name: `Spot quote ${quoteNumber}`, mode: 'TL', expiresAt } as const
    return { ...told, rawCost: centsOfDollars(totalCost), transit: days(transitDays) }
  }
  const { carrierName, totalCost, minServiceDays, maxServiceDays, expiresAt } = chosen.integratedQuote
  const transit =
    minServiceDays === maxServiceDays ? days(maxServiceDays) : `${minServiceDays} to ${days(maxServiceDays)}`
  const { shippingMode } = freightOf(details)
  return { name: carrierName, mode: shippingMode, rawCost: centsOfDollars(totalCost), transit, expiresAt }
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
