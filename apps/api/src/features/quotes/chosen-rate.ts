import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import type { SelectedQuote } from '@lanewise/contract/order-fields'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { chosenContract, chosenIntegrated, chosenSpot } from '@lanewise/domain/quotes/rates/chosen-quote'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import { tlTransitDays } from '@lanewise/domain/rating/transit'
import { type Cents, cents } from '@lanewise/domain/shared/units'
import { contractOf, findRate as findLaneRate, type RateRow as LaneRateRow } from '#features/lanes/index.ts'
import type { Context } from '#platform/context.ts'
import { findRateById, type RateRow } from './asking/rates.queries.ts'
import { rateView } from './asking/rates.view.ts'
import { checkChosenQuote } from './check-chosen.ts'
import { findQuote } from './quotes.queries.ts'
import { modeOf } from './quotes.view.ts'
import { findSpotByNumber, findSpotQuote, type SpotRow } from './spot/spot.queries.ts'
import { spotView } from './spot/spot.view.ts'

/** A chosen rate from its stored data: the carrier's cost before any markup. */
export type ChosenRate = Omit<SelectedQuote, 'quoteNumberOrId' | 'customerTotal' | 'chosenAt'> & {
  rawCost: Cents
  shippingMode: ShippingMode
}

/** Reason why a rate cannot be used, as a sentence for the user. */
type Unusable = { reason: string }

const unknown: Unusable = { reason: 'This rate is not known. Request new rates.' }

/**
 * Rate named by an order: a contracted rate, a spot quote by id or number, or a rate of a quote. A contracted rate is
 * priced for the order's freight. Prices sent by the browser are ignored.
 */
export async function findChosenRate(
  ctx: Context,
  quoteNumberOrId: string,
  freight: TlFreight,
): Promise<ChosenRate | Unusable> {
  const storedRate = await findStoredRate(ctx, quoteNumberOrId, freight)
  if ('reason' in storedRate) return storedRate
  const { isValid, reason } = await checkChosenQuote(ctx, storedRate.chosen)
  return isValid ? storedRate : { reason: reason ?? unknown.reason }
}

async function findStoredRate(
  ctx: Context,
  quoteNumberOrId: string,
  freight: TlFreight,
): Promise<ChosenRate | Unusable> {
  const { db } = ctx
  if (!isId.test(quoteNumberOrId)) {
    const spot = await findSpotByNumber(db, quoteNumberOrId)
    return spot ? spotRate(spot) : unknown
  }
  const contract = await findLaneRate(db, quoteNumberOrId)
  if (contract) return contractRate(contract, freight)
  const spot = await findSpotQuote(db, quoteNumberOrId)
  if (spot) return spotRate(spot)
  const rate = await findRateById(db, quoteNumberOrId)
  return rate ? integratedRate(ctx, rate) : unknown
}

export const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function contractRate(rate: LaneRateRow, freight: TlFreight): ChosenRate | Unusable {
  const price = contractOf(rate).priceFor(freight)
  if (!hasPrice(price)) return price
  const totalCost = dollarsOfCents(price.totalCost)
  const transitDays = tlTransitDays(freight.miles ?? 0)
  return {
    kind: 'Contract',
    quoteNumber: null,
    carrierName: rate.carrierName,
    rateSource: 'Contract',
    serviceLevel: null,
    transitDays: freight.miles == null ? null : transitDays,
    totalCost,
    charges: price.charges.map(pricedCharge),
    expiresAt: rate.expirationDate,
    chosen: chosenContract({ id: rate.id, carrierDescription: rate.carrierName, totalCost }, transitDays),
    rawCost: price.totalCost,
    shippingMode: 'TL',
  }
}

function spotRate(row: SpotRow): ChosenRate {
  const spot = spotView(row)
  return {
    kind: 'Spot',
    quoteNumber: spot.quoteNumber,
    carrierName: 'Spot market',
    rateSource: 'Spot',
    serviceLevel: spot.isPartial ? 'Partial truckload' : 'Full truckload',
    transitDays: spot.transitDays,
    totalCost: spot.totalCost,
    charges: spot.charges,
    expiresAt: spot.expiresAt,
    chosen: chosenSpot(spot),
    rawCost: cents(row.totalCents),
    shippingMode: 'TL',
  }
}

async function integratedRate({ db }: Context, row: RateRow): Promise<ChosenRate | Unusable> {
  const quote = await findQuote(db, row.quoteId)
  if (!quote) return unknown
  const rate = rateView(row)
  return {
    kind: 'Integrated',
    quoteNumber: quote.quoteNumber,
    carrierName: rate.carrierName,
    rateSource: rate.rateSource,
    serviceLevel: rate.serviceLevel,
    transitDays: rate.maxServiceDays,
    totalCost: rate.totalCost,
    charges: rate.charges,
    expiresAt: rate.expiresAt,
    chosen: chosenIntegrated(rate),
    rawCost: cents(row.totalCents),
    shippingMode: modeOf(quote),
  }
}
