import { randomUUID } from 'node:crypto'
import type { CheckedInput } from '@lanewise/contract/operation'
import type { findIntegratedRates as operation } from '@lanewise/contract/rates'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { quoting } from '#connectors/rates/ask-all.ts'
import { allOf } from '#platform/audit/audit.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse, refuseIssues } from '#platform/refuse.ts'
import { findQuoteOfRequest, type QuoteRow } from '../quotes.queries.ts'
import { destinationOf, originOf, placeInWords } from '../quotes.view.ts'
import type { RateDesk } from '../rate-desk.ts'
import { requireSame } from '../same-request.ts'
import { answerRates } from './answer-rates.ts'
import { askSources, type Question } from './ask-sources.ts'
import { type AskedQuote, askedQuote } from './asked-quote.ts'
import { insertQuote, insertSources } from './asking.queries.ts'

type Body = CheckedInput<typeof operation>['body']

/** DEF-95: every request is kept as one quote of the history before anybody is asked; the same request asks nobody again. */
export async function findIntegratedRates(desk: RateDesk, work: Work, body: Body) {
  const { customerId, requestId, waits, ...query } = body
  if (customerId !== work.user.companyId) refuse.forbidden()
  const asked = await askedQuote(desk.miles, query)
  const { quote, questions } = await work.transaction((ctx) => keepQuote(ctx, desk, asked, requestId ?? randomUUID()))
  askSources(desk, work, quote, questions)
  return answerRates(desk, work, quote, waits)
}

/** The quote of a request and who is to be asked for it: nobody when the request was kept before. */
async function keepQuote(ctx: Context, desk: RateDesk, asked: AskedQuote, requestId: string) {
  const known = await findQuoteOfRequest(ctx.db, requestId)
  if (known) return { quote: theSame(known, asked), questions: [] }
  refusePast(asked, ctx.now)
  const connectors = quoting(await desk.connectors(ctx), asked)
  const quote = await insertQuote(ctx.db, columnsOf(ctx, asked, requestId))
  if (!quote) {
    const other = await findQuoteOfRequest(ctx.db, requestId)
    return { quote: theSame(other ?? refuse.notFound('quote'), asked), questions: [] }
  }
  const sources = await insertSources(ctx.db, quote, connectors)
  const questions = sources.flatMap((source): Question[] => {
    const connector = connectors.find((one) => one.source === source.source)
    return connector ? [{ source, connector }] : []
  })
  ctx.record({ entity: 'quote', id: quote.id, name: quote.quoteNumber }, 'created', told(quote))
  return { quote, questions }
}

function columnsOf({ user, now }: Context, asked: AskedQuote, requestId: string) {
  const { products, ...columns } = asked
  const expiry = { askedAt: now, pickupDate: asked.shippingDate, timeZone: asked.originTimeZone }
  return {
    ...columns,
    products: JSON.stringify(products),
    requestId,
    createdBy: user.id,
    createdAt: now,
    expiresAt: priceExpiry(expiry),
  }
}

const askedFields = [
  'shippingMode',
  'shippingDate',
  'originId',
  'destinationId',
  'accessorials',
  'isHazmat',
  'products',
] as const

function theSame(known: QuoteRow, asked: AskedQuote): QuoteRow {
  for (const field of askedFields) requireSame(known[field], asked[field])
  return known
}

function refusePast({ shippingDate, originTimeZone }: AskedQuote, now: Date) {
  if (shippingDate >= zonedDate(now, originTimeZone)) return
  refuseIssues([{ path: ['shippingDate'], message: 'The pickup date has passed' }])
}

/** What the history tells of a new quote. */
const told = (quote: QuoteRow) => {
  const facts = {
    origin: placeInWords(originOf(quote)),
    destination: placeInWords(destinationOf(quote)),
    quoteDate: quote.shippingDate,
    shippingMode: quote.shippingMode,
    units: quote.pallets,
    totalWeight: quote.weight,
  }
  return allOf(facts, Object.keys(facts) as (keyof typeof facts)[], 'created')
}
