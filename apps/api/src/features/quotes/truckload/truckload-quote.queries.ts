import type { QuotedContract } from '@lanewise/contract/lane-finding'
import { spotRequestId } from '@lanewise/domain/quotes/rates/rate-requests'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { QuoteRow } from '../quotes.queries.ts'
import type { SpotRow } from '../spot/spot.queries.ts'
import { spotView } from '../spot/spot.view.ts'

/** A quote and its spot quotes arrive in any order, by calls of their own: whoever comes second links them. */
export const lockRequest = (db: Tx, requestId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('quote request ' || ${requestId}::text, 0))`.execute(db)

/** Links the spot quotes that were answered before their quote was stored. */
export async function linkSpotQuotes(db: Tx, { id, requestId }: Pick<QuoteRow, 'id' | 'requestId'>) {
  await lockRequest(db, requestId)
  await db
    .updateTable('spotQuotes')
    .set({ quoteId: id })
    .where('requestId', 'in', [spotRequestId(requestId, 'full'), spotRequestId(requestId, 'partial')])
    .where('quoteId', 'is', null)
    .execute()
}

export const linkSpotQuote = (db: Tx, { id }: Pick<SpotRow, 'id'>, quoteId: string) =>
  db.updateTable('spotQuotes').set({ quoteId }).where('id', '=', id).execute()

/** Counts the rates of a quote of truckloads and finds the lowest, of contracts and of the spot market. */
export const sumUpTruckload = (db: Tx, quoteId: string) =>
  sql`
    update quotes set rate_count = priced.count, lowest_cents = priced.lowest
    from (
      select count(*) as count, min(cents) as lowest from (
        select total_cents as cents from spot_quotes where quote_id = ${quoteId}
        union all
        select round((rate->>'totalCost')::numeric * 100)::bigint
        from quotes quote, jsonb_array_elements(quote.contract_rates) rate
        where quote.id = ${quoteId} and rate->>'totalCost' is not null
      ) rates
    ) priced
    where quotes.id = ${quoteId} and shipping_mode = 'TL'`.execute(db)

/** The truckload rates that a quote got, the cheapest spot quote first. */
export async function truckloadRates(db: Tx, { id, contractRates }: Pick<QuoteRow, 'id' | 'contractRates'>) {
  const spots = await db
    .selectFrom('spotQuotes')
    .selectAll()
    .where('quoteId', '=', id)
    .orderBy('totalCents')
    .orderBy('id')
    .execute()
  return { spots: spots.map(spotView), contracts: contractRates as QuotedContract[] }
}
