import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import type { SpotQuote } from '@lanewise/contract/quote-fields'
import type { TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { SpotQuote as Offered } from '@lanewise/domain/rating/tl/spot-quote'
import type { SpotRow } from './spot.queries.ts'

/** Offers stored before services were priced have no list of those that are missing. */
export type SpotOffer = Pick<Offered, 'charges' | 'why'> & Partial<Pick<TlPrice, 'unpriced'>>

/** A spot quote in API form, in dollars. (RATE-2, RATE-16) */
export function spotView(row: SpotRow): SpotQuote {
  const { charges, why, unpriced = [] } = row.offer as SpotOffer
  return {
    id: row.id,
    quoteNumber: row.quoteNumber,
    effectiveDate: row.effectiveDate,
    transitDays: row.transitDays,
    totalCost: dollarsOfCents(row.totalCents),
    isPartial: row.isPartial,
    charges: charges.map(pricedCharge),
    expiresAt: row.expiresAt.toISOString(),
    why: [...why],
    unpricedServices: [...unpriced],
  }
}
