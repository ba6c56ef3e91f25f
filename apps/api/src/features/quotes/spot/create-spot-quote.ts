import { randomUUID } from 'node:crypto'
import type { SpotQuote } from '@lanewise/contract/quote-fields'
import type { ApiQuoteCreate } from '@lanewise/contract/rates'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { isSpotRefusal, type SpotQuote as Offered } from '@lanewise/domain/rating/tl/spot-quote'
import { spotConnector } from '#connectors/rates/sources.ts'
import { askSpot } from '#connectors/rates/spot/spot-connector.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { RateDesk } from '../rate-desk.ts'
import { requireSame } from '../same-request.ts'
import { companyTariffs } from '../tariffs/company-tariffs.ts'
import { type AskedSpot, askedSpot } from './asked-spot.ts'
import { findSpotOfRequest, insertSpotQuote, type SpotRow } from './spot.queries.ts'
import { type SpotOffer, spotView } from './spot.view.ts'

type Asker = Pick<Work, 'user' | 'transaction'>

/** RATE-15: one spot quote per request, in somebody's name; where the market gives none, its reason is the refusal. */
export function createApiQuote(
  desk: RateDesk,
  work: Asker,
  body: ApiQuoteCreate,
  by = work.user.id,
): Promise<SpotQuote> {
  const requestId = body.requestId ?? randomUUID()
  const key = `${work.user.companyId}:${requestId}:${JSON.stringify(contentOf(body))}`
  const running = desk.spotAsking.get(key)
  if (running) return running
  const asking = askOnce(desk, work, body, { requestId, by }).finally(() => desk.spotAsking.delete(key))
  desk.spotAsking.set(key, asking)
  return asking
}

type Asking = { requestId: string; by: string }

async function askOnce(
  desk: RateDesk,
  work: Asker,
  body: ApiQuoteCreate,
  { requestId, by }: Asking,
): Promise<SpotQuote> {
  const { known, fuel, now } = await work.transaction(async (ctx) => ({
    known: await findSpotOfRequest(ctx.db, requestId),
    fuel: (await companyTariffs(ctx)).fuel,
    now: ctx.now,
  }))
  if (known) return spotView(theSame(known, body))
  const asked = await askedSpot(desk.miles, body, now)
  const report = (error: unknown) => desk.log.error({ err: error }, 'the spot market failed')
  const connector = spotConnector(desk.spot, { today: () => asked.today, fuel })
  const answer = await askSpot(connector, asked.ask, { signal: desk.questions.signal, report })
  if (isSpotRefusal(answer)) return refuse.unprocessable(answer.reason)
  const row = await work.transaction((ctx) => keepSpot(ctx, { body, requestId, by, asked, answer }))
  return spotView(theSame(row, body))
}

type Answered = Asking & { body: ApiQuoteCreate; asked: AskedSpot; answer: Offered }

async function keepSpot(ctx: Context, { body, requestId, by, asked, answer }: Answered): Promise<SpotRow> {
  const { charges, why, id, quoteNumber, effectiveDate, transitDays, totalCost, isPartial, asItCame } = answer
  const expiry = { askedAt: ctx.now, pickupDate: asked.ask.effectiveDate, timeZone: asked.timeZone }
  const kept = await insertSpotQuote(ctx.db, {
    createdBy: by,
    createdAt: ctx.now,
    requestId,
    quoteNumber,
    effectiveDate,
    isPartial,
    transitDays,
    totalCents: totalCost,
    expiresAt: priceExpiry(expiry),
    request: JSON.stringify(contentOf(body)),
    offer: JSON.stringify({ charges, why } satisfies SpotOffer),
    providerData: JSON.stringify({ id, quoteNumber, quote: asItCame }),
  })
  return kept ?? (await findSpotOfRequest(ctx.db, requestId)) ?? refuse.notFound('spot quote')
}

/** What a request is known by again: its moment moves on with the clock as long as the pickup is today. */
const contentOf = ({ requestId: _request, effectiveDate: _moment, ...content }: ApiQuoteCreate) => content

function theSame(row: SpotRow, body: ApiQuoteCreate): SpotRow {
  requireSame(row.request, contentOf(body))
  return row
}
