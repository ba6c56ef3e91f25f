import type { BookableRate } from '@lanewise/contract/quotes'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Charge } from '@lanewise/domain/rating/charges'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { NoTlPrice, TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import type { TransitDays } from '@lanewise/domain/rating/transit'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { contractOf, findRate as findLaneRate } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findRateById, type Offer, providerDataOf, type RateRow, ratesOf } from './asking/rates.queries.ts'
import { rateView } from './asking/rates.view.ts'
import { checkChosenQuote } from './check-chosen.ts'
import { isId } from './chosen-rate.ts'
import { findQuote, type QuoteRow } from './quotes.queries.ts'
import { modeOf } from './quotes.view.ts'
import { findSpotByNumber, findSpotQuote, type SpotRow } from './spot/spot.queries.ts'
import { type SpotOffer, spotView } from './spot/spot.view.ts'

/** A stored quoted rate, with the reason why it can no longer be booked. */
export type BookableQuoteRate = {
  id: string
  shippingMode: ShippingMode
  offer: Pick<
    Offer,
    | 'rateSource'
    | 'carrierName'
    | 'integrationServiceType'
    | 'webServiceDescriptionId'
    | 'serviceLevelCode'
    | 'isGuaranteedRate'
    | 'additionalInfo'
  >
  scac: string | null
  serviceLevel: string | null
  quoteNumber: string
  /** Days that the rate itself names. */
  transitDays: TransitDays
  charges: readonly Charge[]
  total: Cents
  providerData: string
  isPartial: boolean
  refusal: string | null
}

/** Rates of an LTL or volume quote. Empty when the quote is unknown. */
export async function quotedRates(ctx: Context, quoteId: string): Promise<BookableQuoteRate[]> {
  const quote = await findQuote(ctx.db, quoteId)
  if (!quote) return []
  const rates = await ratesOf(ctx.db, quoteId)
  const providerData = await providerDataOf(ctx.db, quoteId)
  return Promise.all(
    rates.map((rate) => quotedRate(ctx, { quote, rate, providerData: providerData.get(rate.id) ?? '' })),
  )
}

async function quotedRate(
  ctx: Context,
  { quote, rate, providerData }: { quote: QuoteRow; rate: RateRow; providerData: string },
): Promise<BookableQuoteRate> {
  const { offer } = rate
  const shown = rateView(rate)
  const { isValid, reason } = await checkChosenQuote(ctx, { integratedQuote: shown })
  return {
    id: rate.id,
    shippingMode: modeOf(quote),
    offer: { ...offer, webServiceDescriptionId: shown.webServiceDescriptionId },
    scac: offer.scac,
    serviceLevel: offer.serviceLevel,
    quoteNumber: quote.quoteNumber,
    transitDays: { min: offer.minServiceDays, max: offer.maxServiceDays },
    charges: offer.charges,
    total: cents(rate.totalCents),
    providerData,
    isPartial: false,
    refusal: isValid ? null : reason,
  }
}

export async function findSpotRate(ctx: Context, id: string): Promise<BookableQuoteRate | null> {
  const row = await findSpotQuote(ctx.db, id)
  if (!row) return null
  const { isValid, reason } = await checkChosenQuote(ctx, { spotQuote: spotView(row) })
  return { ...spotFacts(row), refusal: isValid ? null : reason }
}

const spotFacts = (row: SpotRow): Omit<BookableQuoteRate, 'refusal'> => ({
  id: row.id,
  shippingMode: 'TL',
  offer: {
    rateSource: 'Spot' satisfies RateSource,
    carrierName: 'Spot market',
    integrationServiceType: null,
    webServiceDescriptionId: null,
    serviceLevelCode: null,
    isGuaranteedRate: false,
    additionalInfo: { integrationCarrierQuoteReferenceNumber: row.quoteNumber, integrationCarrierName: null },
  },
  scac: null,
  serviceLevel: row.isPartial ? 'Partial truckload' : 'Full truckload',
  quoteNumber: row.quoteNumber,
  transitDays: { min: row.transitDays, max: row.transitDays },
  charges: (row.offer as SpotOffer).charges,
  total: cents(row.totalCents),
  providerData: row.providerData,
  isPartial: row.isPartial,
})

export type BookableContractRate = {
  carrierId: string
  laneId: string
  price: TlPrice | NoTlPrice
  /** Reason why the rate can no longer be booked, or null. */
  refusal: string | null
}

/** A contracted rate priced for the given freight. */
export async function findContractRate(
  ctx: Context,
  id: string,
  freight: TlFreight,
): Promise<BookableContractRate | null> {
  const rate = await findLaneRate(ctx.db, id)
  if (!rate) return null
  const chosen = { id, rateSource: 'Contract', carrier: rate.carrierName, transitDays: 0, totalCost: 0 }
  const { isValid, reason } = await checkChosenQuote(ctx, { internalQuote: chosen })
  const { carrierId, laneId } = rate
  const price = contractOf(rate).priceFor(freight)
  return { carrierId, laneId, price, refusal: isValid ? null : reason }
}

/** Data that the browser needs to book a chosen rate. (BOOK-21 to BOOK-34) */
export async function getBookableRate({ db }: Context, id: string): Promise<BookableRate> {
  if (!isId.test(id)) return refuse.notFound('rate')
  const contract = await findLaneRate(db, id)
  if (contract) {
    const { carrierId, carrierName } = contract
    const additionalCharges = contractOf(contract).additionalCharges
    return { kind: 'Contract', contractId: id, carrierId, carrierName, additionalCharges }
  }
  const spot = await findSpotQuote(db, id)
  if (spot) return { kind: 'Spot', quote: spotView(spot) }
  const rate = await findRateById(db, id)
  const quote = rate && (await findQuote(db, rate.quoteId))
  if (!rate || !quote) return refuse.notFound('rate')
  return { kind: 'Integrated', shippingMode: modeOf(quote), rate: rateView(rate) }
}

/** Source and carrier of a rate. Only a contracted rate names a carrier of the network. Null for an unknown rate. */
export async function carrierOfRate({ db }: Context, id: string) {
  if (!isId.test(id)) {
    const numbered = await findSpotByNumber(db, id)
    return numbered ? { ...spotFacts(numbered).offer, carrierId: null, scac: null } : null
  }
  const contract = await findLaneRate(db, id)
  if (contract) {
    const { carrierId, carrierName } = contract
    return { rateSource: 'Contract' as const, carrierId, carrierName, scac: null }
  }
  const spot = await findSpotQuote(db, id)
  if (spot) return { ...spotFacts(spot).offer, carrierId: null, scac: null }
  const rate = await findRateById(db, id)
  return rate ? { ...rate.offer, carrierId: null } : null
}
