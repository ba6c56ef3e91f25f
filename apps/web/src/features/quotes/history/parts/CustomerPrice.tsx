import { centsOfDollars } from '@lanewise/contract/money'
import type { LtlQuoteSummary } from '@lanewise/contract/quotes'
import { quotedPrice, sideNames } from '@lanewise/domain/quotes/rates/shown-rate'
import { formatMoney } from '@lanewise/domain/shared/format'
import { usePricing } from '#features/rates/index.ts'
import { TwoLines } from '#ui/data/table/DataTable.tsx'
import { costText } from './quote-text.ts'

type Priced = Pick<LtlQuoteSummary, 'origin' | 'destination' | 'shippingMode' | 'lowestRate'>

/** Lowest price for the customer, and below it the cost of the carrier where they differ. (DEF-141) */
export function CustomerPrice({ quote }: { quote: Priced }) {
  const { origin, destination, shippingMode, lowestRate } = quote
  const { pricing } = usePricing({ pickupLocation: origin, dropoffLocation: destination })
  if (lowestRate === null) return costText(quote)
  const { price, cost } = quotedPrice({ mode: shippingMode, rawCost: centsOfDollars(lowestRate) }, pricing)
  if (price === cost) return <TwoLines first={formatMoney(cost)} second={sideNames.Cost} />
  return <TwoLines first={<b>{formatMoney(price)}</b>} second={`${sideNames.Cost} ${formatMoney(cost)}`} />
}
