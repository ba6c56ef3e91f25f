import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type SpotRow = Selectable<Tables['spotQuotes']>

export const findSpotQuote = (db: Tx, id: string): Promise<SpotRow | undefined> =>
  db.selectFrom('spotQuotes').selectAll().where('id', '=', id).executeTakeFirst()

export const findSpotByNumber = (db: Tx, quoteNumber: string): Promise<SpotRow | undefined> =>
  db
    .selectFrom('spotQuotes')
    .selectAll()
    .where('quoteNumber', '=', quoteNumber)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()

export const findSpotOfRequest = (db: Tx, requestId: string): Promise<SpotRow | undefined> =>
  db.selectFrom('spotQuotes').selectAll().where('requestId', '=', requestId).executeTakeFirst()

/** Undefined when another process has just stored the answer to the same request. */
export const insertSpotQuote = (db: Tx, columns: Insertable<Tables['spotQuotes']>): Promise<SpotRow | undefined> =>
  db
    .insertInto('spotQuotes')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['companyId', 'requestId']).doNothing())
    .returningAll()
    .executeTakeFirst()
