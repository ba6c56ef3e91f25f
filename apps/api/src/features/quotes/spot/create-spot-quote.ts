import { randomUUID } from 'node:crypto'
import type { SpotQuote } from '@lanewise/contract/quote-fields'
import type { ApiQuoteCreate } from '@lanewise/contract/rates'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { requestedServices, withServices } from '@lanewise/domain/rating/services/truckload-services'
import type { TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import { isSpotRefusal, type SpotQuote as Offered } from '@lanewise/domain/rating/tl/spot-quote'
import { spotConnector } from '#connectors/rates/sources.ts'
import { askSpot } from '#connectors/rates/spot/spot-connector.ts'
import type { RateDeps } from '#features/quotes/rate-deps.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { requireSame } from '../same-request.ts'
import { companyTariffs } from '../tariffs/company-tariffs.ts'
import { linkToQuote } from '../truckload/link-to-quote.ts'
import { findSpotOfRequest, insertSpotQuote, type SpotRow } from './spot.queries.ts'
import { type SpotOffer, spotView } from './spot.view.ts'
import { prepareSpotRequest, type SpotRequest } from './spot-request.ts'

type Asker = Pick<Work, 'user' | 'transaction'>

/**
 * One spot quote per request, created in the name of a user. When the market gives no rate, the refusal carries its
 * reason. (RATE-15)
 */
export function createApiQuote(
  deps: RateDeps,
  work: Asker,
  body: ApiQuoteCreate,
  by = work.user.id,
): Promise<SpotQuote> {
  const requestId = body.requestId ?? randomUUID()
  const key = `${work.user.companyId}:${requestId}:${JSON.stringify(contentOf(body))}`
  const running = deps.spotAsking.get(key)
  if (running) return running
  const pending = askOnce(deps, work, body, { requestId, by }).finally(() => deps.spotAsking.delete(key))
  deps.spotAsking.set(key, pending)
  return pending
}

type RequestMeta = { requestId: string; by: string }

async function askOnce(
  deps: RateDeps,
  work: Asker,
  body: ApiQuoteCreate,
  { requestId, by }: RequestMeta,
): Promise<SpotQuote> {
  const { known, fuel, now, prices } = await work.transaction(async (ctx) => ({
    known: await findSpotOfRequest(ctx.db, requestId),
    fuel: (await companyTariffs(ctx)).fuel,
    now: ctx.now,
    prices: (await companySettings(ctx)).accessorialPrices,
  }))
  if (known) return spotView(theSame(known, body))
  const spotRequest = await prepareSpotRequest(deps.miles, body, now)
  const report = (error: unknown) => deps.log.error({ err: error }, 'the spot market failed')
  const connector = spotConnector(deps.spot, { today: () => spotRequest.today, fuel })
  const answer = await askSpot(connector, spotRequest.ask, { signal: deps.questions.signal, report })
  if (isSpotRefusal(answer)) return refuse.unprocessable(answer.reason)
  const load = { services: requestedServices(body), prices, isPartial: body.isPartial }
  const offered = withServices(answer, load)
  const row = await work.transaction((ctx) => keepSpot(ctx, { body, requestId, by, spotRequest, answer: offered }))
  return spotView(theSame(row, body))
}

type Answered = RequestMeta & {
  body: ApiQuoteCreate
  spotRequest: SpotRequest
  answer: Offered & Pick<TlPrice, 'unpriced'>
}

async function keepSpot(ctx: Context, { body, requestId, by, spotRequest, answer }: Answered): Promise<SpotRow> {
  const { charges, why, unpriced, id, quoteNumber, effectiveDate, transitDays, totalCost, isPartial, asItCame } = answer
  const expiry = { askedAt: ctx.now, pickupDate: spotRequest.ask.effectiveDate, timeZone: spotRequest.timeZone }
  const stored = await insertSpotQuote(ctx.db, {
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
    offer: JSON.stringify({ charges, why, unpriced } satisfies SpotOffer),
    providerData: JSON.stringify({ id, quoteNumber, quote: asItCame }),
  })
  if (stored) await linkToQuote(ctx, stored)
  return stored ?? (await findSpotOfRequest(ctx.db, requestId)) ?? refuse.notFound('spot quote')
}

/**
 * Content by which a repeated request is recognized. The effective date is left out, because it moves with the clock
 * while the pickup is today.
 */
const contentOf = ({ requestId: _request, effectiveDate: _moment, ...content }: ApiQuoteCreate) => content

function theSame(row: SpotRow, body: ApiQuoteCreate): SpotRow {
  requireSame(row.request, contentOf(body))
  return row
}
