import { pricedCharge } from '@lanewise/contract/charge-fields'
import type { QuotedContract } from '@lanewise/contract/lane-finding'
import { dollarsOfCents } from '@lanewise/contract/money'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { findLaneRates } from '#features/lanes/index.ts'

type PricedRate = NonNullable<Awaited<ReturnType<typeof findLaneRates>>>['rates'][number]

/** A contracted rate as the quote history shows it, in dollars. */
export const quotedContract = ({ rate, price }: PricedRate): QuotedContract => ({
  id: rate.id,
  carrierDescription: rate.carrierName,
  carrierLogoFileId: rate.carrierLogoFileId,
  rateType: rate.rateType,
  ...(hasPrice(price)
    ? {
        totalCost: dollarsOfCents(price.totalCost),
        charges: price.charges.map(pricedCharge),
        why: [...price.why],
        unpricedServices: [...price.unpriced],
      }
    : { totalCost: null, charges: [], why: [price.reason], unpricedServices: [] }),
})
