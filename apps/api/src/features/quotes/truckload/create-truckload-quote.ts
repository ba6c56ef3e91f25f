import { randomUUID } from 'node:crypto'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { densityTableOn, freightClasses } from '@lanewise/domain/freight/freight-class'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { palletsOf, poundsOf, quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { chosenAccessorials } from '@lanewise/domain/rating/rate-accessorials'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { findLaneRates } from '#features/lanes/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { insertQuote } from '../asking/asking.queries.ts'
import { createdEvent, refusePast } from '../asking/find-rates.ts'
import { placesInOrder } from '../asking/places-in-order.ts'
import { destinationColumns, originColumns } from '../asking/quote-request.ts'
import { findQuoteOfRequest } from '../quotes.queries.ts'
import { requireSame } from '../same-request.ts'
import { truckloadOf } from '../summary/truckload.ts'
import { quotedContract } from './quoted-contract.ts'
import { linkSpotQuotes, sumUpTruckload } from './truckload-quote.queries.ts'

/**
 * A request for truckload rates alone stands in the history like one for LTL rates. Its spot quotes come by calls of
 * their own; contracted rates change, so those of this time are stored with it.
 */
export async function createTruckloadQuote(miles: RoutingEngine, work: Work, details: QuoteDraft) {
  const request = await requestOf(miles, details)
  return work.transaction(async (ctx) => {
    const requestId = details.requestId ?? randomUUID()
    const known = await findQuoteOfRequest(ctx.db, requestId)
    const { id, quoteNumber, truckloadDetails } = known ?? (await insertTruckload(ctx, request, requestId))
    requireSame(truckloadDetails, request.details)
    return { id, quoteNumber }
  })
}

type TruckloadRequest = Awaited<ReturnType<typeof requestOf>>

async function requestOf(miles: RoutingEngine, { requestId: _request, ...details }: QuoteDraft) {
  if (details.shippingModes.join() !== 'TL')
    refuseIssues([{ path: ['details', 'shippingModes'], message: 'Choose truckload alone' }])
  const freight = quotedFreight({ ...details, requestId: null })
  if (!freight) throw new Error('The contract asks for a date and two places')
  const ends = [freight.pickupLocation, freight.dropoffLocation]
  const stops = ends.map(({ id, city, state, postalCode: zip, country }, index) => {
    return { stopNumber: index + 1, city, state, zip, country, quotableLocationId: id }
  })
  const [pickup, dropoff] = placesInOrder(stops, placeIssue)
  if (!pickup || !dropoff) throw new Error('Both places are known or refused')
  const route = await miles.roadMiles(pickup, dropoff)
  const shippingDate = freight.pickupDate
  return {
    details,
    columns: {
      shippingMode: 'TL' as const,
      shippingDate,
      isTruckloadAsked: true,
      ...originColumns(pickup),
      ...destinationColumns(dropoff),
      milesTenths: Math.round(route.miles * 10),
      isHazmat: freight.lineItems.some(({ isHazmat }) => isHazmat),
      accessorials: chosenAccessorials(freight),
      products: JSON.stringify([]),
      densityTable: densityTableOn(shippingDate).effective,
      freightClasses: freightClasses.filter((one) =>
        freight.lineItems.some(({ freightClass }) => freightClass === one),
      ),
      pallets: palletsOf(freight),
      weight: poundsOf(freight),
    },
  }
}

const placeIssue = ({ message }: FieldIssue, index: number): FieldIssue => ({
  path: ['details', index === 0 ? 'pickupLocation' : 'dropoffLocation'],
  message,
})

async function insertTruckload(ctx: Context, { details, columns }: TruckloadRequest, requestId: string) {
  const { db, user, now } = ctx
  refusePast(columns, now)
  const load = truckloadOf({ ...details, requestId: null })
  const match = load && (await findLaneRates(db, load))
  const quote = await insertQuote(db, {
    ...columns,
    requestId,
    createdBy: user.id,
    createdAt: now,
    truckloadDetails: JSON.stringify(details),
    contractRates: JSON.stringify(match?.rates.map(quotedContract) ?? []),
    expiresAt: priceExpiry({ askedAt: now, pickupDate: columns.shippingDate, timeZone: columns.originTimeZone }),
  })
  if (!quote) return (await findQuoteOfRequest(db, requestId)) ?? refuse.notFound('quote')
  await linkSpotQuotes(db, quote)
  await sumUpTruckload(db, quote.id)
  ctx.record({ entity: 'quote', id: quote.id, name: quote.quoteNumber }, 'created', createdEvent(quote))
  return quote
}
