import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import type { RecordRow, Tables } from '#platform/db/schema.gen.ts'

export type QuoteRow = RecordRow<'quotes'>
export type SourceRow = Selectable<Tables['quoteSources']>

const records = recordQueries('quotes')
const { living } = records
export const { findById: findQuote, findByIds: findQuotesByIds, lockById: lockQuote } = records

export const findQuoteOfRequest = (db: Tx, requestId: string): Promise<QuoteRow | undefined> =>
  living(db).where('requestId', '=', requestId).executeTakeFirst()

/** Newest order made with one of the rates of the quote, unless it was voided. For queries that read `quotes`. */
export const bookedOrderOf = (quoteId: RawBuilder<unknown>) => sql<string | null>`(
  select booked.order_number
  from (
    select company_id, id from quote_rates where quote_id = ${quoteId}
    union all select company_id, id from spot_quotes where quote_id = ${quoteId}
  ) chosen
  join orders booked on booked.company_id = chosen.company_id and booked.quote_number_or_id = chosen.id::text
  where booked.deleted_at is null and booked.voided_at is null
  order by booked.created_at desc limit 1
)`

export const bookedOrderNumber = async (db: Tx, quoteId: string): Promise<string | null> => {
  const { order } = await db.selectNoFrom(bookedOrderOf(sql`${quoteId}::uuid`).as('order')).executeTakeFirstOrThrow()
  return order
}

export const creatorName = async (db: Tx, contactId: string): Promise<string> => {
  const row = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row ? `${row.firstName} ${row.lastName}` : ''
}
