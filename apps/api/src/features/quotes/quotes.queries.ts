import type { Selectable } from 'kysely'
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

export const creatorName = async (db: Tx, contactId: string): Promise<string> => {
  const row = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row ? `${row.firstName} ${row.lastName}` : ''
}
