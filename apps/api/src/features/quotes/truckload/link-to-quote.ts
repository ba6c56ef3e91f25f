import { quoteAnswered } from '@lanewise/contract/quotes'
import { spotRequestId } from '@lanewise/domain/quotes/rates/rate-requests'
import type { Context } from '#platform/context.ts'
import { findQuoteOfRequest } from '../quotes.queries.ts'
import { modesOf } from '../quotes.view.ts'
import type { SpotRow } from '../spot/spot.queries.ts'
import { linkSpotQuote, lockRequest, sumUpTruckload } from './truckload-quote.queries.ts'

/** Adds a spot quote to the quote whose truckload rates it answers, if that quote is stored already. */
export async function linkToQuote(ctx: Context, spot: SpotRow) {
  // The id of a spot request is made of the quote's by a step that undoes itself.
  const requestId = spotRequestId(spot.requestId, spot.isPartial ? 'partial' : 'full')
  await lockRequest(ctx.db, requestId)
  const quote = await findQuoteOfRequest(ctx.db, requestId)
  if (!quote || !modesOf(quote).includes('TL')) return
  await linkSpotQuote(ctx.db, spot, quote.id)
  await sumUpTruckload(ctx.db, quote.id)
  ctx.emit(quoteAnswered, { id: quote.id, isComplete: true })
}
