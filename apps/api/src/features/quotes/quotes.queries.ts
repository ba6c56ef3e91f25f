import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { type RecordRow, recordColumns, type Tables } from '#platform/db/schema.gen.ts'

export type QuoteRow = RecordRow<'quotes'>
export type SourceRow = Selectable<Tables['quoteSources']>

const living = (db: Tx) => db.selectFrom('quotes').select(recordColumns.quotes).where('deletedAt', 'is', null)

export const findQuote = (db: Tx, id: string): Promise<QuoteRow | undefined> =>
  living(db).where('id', '=', id).executeTakeFirst()

export const findQuotesByIds = (db: Tx, ids: string[]): Promise<QuoteRow[]> =>
  living(db).where('id', 'in', ids).execute()

export const findQuoteOfRequest = (db: Tx, requestId: string): Promise<QuoteRow | undefined> =>
  living(db).where('requestId', '=', requestId).executeTakeFirst()

/** Whoever stores an answer or asks again waits here for the other. */
export const lockQuote = (db: Tx, id: string): Promise<QuoteRow | undefined> =>
  living(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const creatorName = async (db: Tx, contactId: string): Promise<string> => {
  const found = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', contactId)
    .executeTakeFirst()
  return found ? `${found.firstName} ${found.lastName}` : ''
}
