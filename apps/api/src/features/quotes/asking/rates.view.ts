import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import type { IntegratedRate, IntegratedRates, QuoteSource } from '@lanewise/contract/quote-fields'
import type { RateRefusal } from '@lanewise/domain/rating/integrated-rate'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { Tx } from '#platform/db/database.ts'
import type { QuoteRow, SourceRow } from '../quotes.queries.ts'
import { sourcesOf } from './asking.queries.ts'
import { type RateRow, ratesOf } from './rates.queries.ts'
import { stateOf, type Timing } from './source-state.ts'

export async function readRates(db: Tx, quote: QuoteRow, timing: Timing): Promise<IntegratedRates> {
  // Sources are read first: an answer that arrives between the two reads then shows its rates early, and never shows as
  // a source without rates.
  const rows = await sourcesOf(db, quote.id)
  const rates = await ratesOf(db, quote.id)
  const sources = rows.map((row) => sourceView(row, rates, timing))
  return {
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    isComplete: sources.every(({ state }) => state !== 'Working'),
    items: rates.map(rateView),
    sources,
    createDateTime: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
  }
}

function sourceView(row: SourceRow, rates: readonly RateRow[], timing: Timing): QuoteSource {
  return {
    source: row.source as RateSource,
    name: row.name,
    ...stateOf(row, timing),
    refusals: row.refusals as RateRefusal[],
    rateCount: rates.filter(({ sourceId }) => sourceId === row.id).length,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** A rate in API form, in dollars. (RATE-4, RATE-7) */
export const rateView = ({ id, quoteId, offer, logoFileId, expiresAt }: RateRow): IntegratedRate => ({
  id,
  quoteId,
  carrierName: offer.carrierName,
  logoId: logoFileId,
  minServiceDays: offer.minServiceDays,
  maxServiceDays: offer.maxServiceDays,
  serviceLevel: offer.serviceLevel,
  serviceLevelCode: offer.serviceLevelCode,
  serviceLevelDescription: offer.serviceLevelDescription,
  rateSource: offer.rateSource,
  pickupFlexibility: offer.pickupFlexibility,
  flexibilityDescription: offer.flexibilityDescription,
  maxLiability: offer.maxLiability === null ? null : dollarsOfCents(offer.maxLiability),
  totalCost: dollarsOfCents(offer.totalCost),
  charges: offer.charges.map(pricedCharge),
  customerFreightPayer: offer.customerFreightPayer,
  isGuaranteedRate: offer.isGuaranteedRate,
  // Distinguishes the services of a quote at booking. A source without service ids of its own uses the rate id.
  webServiceDescriptionId: offer.webServiceDescriptionId ?? id,
  integrationServiceType: offer.integrationServiceType,
  additionalInfo: offer.additionalInfo,
  expiresAt: expiresAt.toISOString(),
  why: [...offer.why],
  warnings: [...offer.warnings],
  unpricedAccessorials: [...offer.unpricedAccessorials],
})
