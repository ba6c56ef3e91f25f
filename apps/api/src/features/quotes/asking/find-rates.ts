import { randomUUID } from 'node:crypto'
import type { CheckedInput } from '@lanewise/contract/operation'
import type { findIntegratedRates as operation } from '@lanewise/contract/rates'
import { placeName } from '@lanewise/domain/places/place-name'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { quoting } from '#connectors/rates/ask-all.ts'
import type { RateDeps } from '#features/quotes/rate-deps.ts'
import { allOf } from '#platform/audit/audit.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { findQuoteOfRequest, type QuoteRow } from '../quotes.queries.ts'
import { destinationOf, originOf } from '../quotes.view.ts'
import { requireSame } from '../same-request.ts'
import { linkSpotQuotes } from '../truckload/truckload-quote.queries.ts'
import { answerRates } from './answer-rates.ts'
import { askSources, type Question } from './ask-sources.ts'
import { insertQuote, insertSources } from './asking.queries.ts'
import { prepareQuoteRequest, type QuoteRequest } from './quote-request.ts'

type Body = CheckedInput<typeof operation>['body']

/**
 * Every rate request is stored as a quote before any source is called. Repeating the same request calls no source.
 * (DEF-95)
 */
export async function findIntegratedRates(deps: RateDeps, work: Work, body: Body) {
  const { customerId, requestId, waits, ...query } = body
  if (customerId !== work.user.companyId) refuse.forbidden()
  const quoteRequest = await prepareQuoteRequest(deps.miles, query)
  const { quote, questions } = await work.transaction((ctx) =>
    keepQuote(ctx, deps, quoteRequest, requestId ?? randomUUID()),
  )
  askSources(deps, work, quote, questions)
  return answerRates(deps, work, quote, waits)
}

/** Quote of the request and the sources to call. No sources when the request was stored before. */
async function keepQuote(ctx: Context, deps: RateDeps, quoteRequest: QuoteRequest, requestId: string) {
  const known = await findQuoteOfRequest(ctx.db, requestId)
  if (known) return { quote: theSame(known, quoteRequest), questions: [] }
  refusePast(quoteRequest, ctx.now)
  const connectors = quoting(await deps.connectors(ctx), quoteRequest)
  const quote = await insertQuote(ctx.db, columnsOf(ctx, quoteRequest, requestId))
  if (!quote) {
    const other = await findQuoteOfRequest(ctx.db, requestId)
    return { quote: theSame(other ?? refuse.notFound('quote'), quoteRequest), questions: [] }
  }
  const sources = await insertSources(ctx.db, quote, connectors)
  if (quote.isTruckloadAsked) await linkSpotQuotes(ctx.db, quote)
  const questions = sources.flatMap((source): Question[] => {
    const connector = connectors.find((one) => one.source === source.source)
    return connector ? [{ source, connector }] : []
  })
  ctx.record({ entity: 'quote', id: quote.id, name: quote.quoteNumber }, 'created', createdEvent(quote))
  return { quote, questions }
}

function columnsOf({ user, now }: Context, quoteRequest: QuoteRequest, requestId: string) {
  const { products, ...columns } = quoteRequest
  const expiry = { askedAt: now, pickupDate: quoteRequest.shippingDate, timeZone: quoteRequest.originTimeZone }
  return {
    ...columns,
    products: JSON.stringify(products),
    requestId,
    createdBy: user.id,
    createdAt: now,
    expiresAt: priceExpiry(expiry),
  }
}

const requestFields = [
  'shippingMode',
  'shippingDate',
  'originId',
  'destinationId',
  'accessorials',
  'isHazmat',
  'products',
] as const

type PlannedPickup = Pick<QuoteRequest, 'shippingDate' | 'originTimeZone'>

function theSame(known: QuoteRow, quoteRequest: QuoteRequest): QuoteRow {
  for (const field of requestFields) requireSame(known[field], quoteRequest[field])
  return known
}

export function refusePast({ shippingDate, originTimeZone }: PlannedPickup, now: Date) {
  if (shippingDate >= zonedDate(now, originTimeZone)) return
  refuseIssues([{ path: ['shippingDate'], message: 'The pickup date has passed' }])
}

export const createdEvent = (quote: QuoteRow) => {
  const facts = {
    origin: placeName(originOf(quote)),
    destination: placeName(destinationOf(quote)),
    quoteDate: quote.shippingDate,
    shippingMode: quote.shippingMode,
    units: quote.pallets,
    totalWeight: quote.weight,
  }
  return allOf(facts, Object.keys(facts) as (keyof typeof facts)[], 'created')
}
