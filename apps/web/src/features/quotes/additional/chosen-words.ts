import { centsOfDollars } from '@lanewise/contract/money'
import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { formatMoney } from '@lanewise/domain/shared/format'

type Told = { name: string; kind: string; price: string; transit: string; expiresAt: string | null }

/** A chosen rate of any of the three kinds, as people read it. */
export function tell(chosen: ChosenQuote): Told {
  if ('internalQuote' in chosen) {
    const { carrier, totalCost, transitDays } = chosen.internalQuote
    return {
      name: carrier,
      kind: 'Contracted rate',
      price: dollars(totalCost),
      transit: days(transitDays),
      expiresAt: null,
    }
  }
  if ('spotQuote' in chosen) {
    const { quoteNumber, isPartial, totalCost, transitDays, expiresAt } = chosen.spotQuote
    const kind = isPartial ? 'Spot truckload, Partial' : 'Spot truckload, Exclusive Use'
    return { name: `Spot quote ${quoteNumber}`, kind, price: dollars(totalCost), transit: days(transitDays), expiresAt }
  }
  const { carrierName, totalCost, minServiceDays, maxServiceDays, expiresAt } = chosen.integratedQuote
  const transit =
    minServiceDays === maxServiceDays ? days(maxServiceDays) : `${minServiceDays} to ${days(maxServiceDays)}`
  return { name: carrierName, kind: 'LTL rate', price: dollars(totalCost), transit, expiresAt }
}

const dollars = (amount: number) => formatMoney(centsOfDollars(amount))
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
