import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { type Insertable, sql } from 'kysely'
import type { SourceAnswer } from '#connectors/rates/ask-all.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import { recordColumns, type Tables } from '#platform/db/schema.gen.ts'
import type { QuoteRow, SourceRow } from '../quotes.queries.ts'

/** Undefined when the request is already stored, including by another process a moment ago. */
export const insertQuote = (db: Tx, columns: Insertable<Tables['quotes']>): Promise<QuoteRow | undefined> =>
  db
    .insertInto('quotes')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['companyId', 'requestId']).doNothing())
    .returning(recordColumns.quotes)
    .executeTakeFirst()

type NewSource = Pick<SourceRow, 'source' | 'name'>

export const insertSources = (
  db: Tx,
  { id: quoteId, createdAt: askedAt }: Pick<QuoteRow, 'id' | 'createdAt'>,
  sources: readonly NewSource[],
): Promise<SourceRow[]> =>
  db
    .insertInto('quoteSources')
    .values(sources.map(({ source, name }, position) => ({ quoteId, source, name, position, askedAt })))
    .returningAll()
    .execute()

export const sourcesOf = (db: Tx, quoteId: string): Promise<SourceRow[]> =>
  db.selectFrom('quoteSources').selectAll().where('quoteId', '=', quoteId).orderBy('position').execute()

/** Starts a new request to the source. Rates of earlier requests stay stored but are no longer shown. */
export const restartSource = (db: Tx, id: string, now: Date): Promise<SourceRow> =>
  db
    .updateTable('quoteSources')
    .set((eb) => ({
      attempt: eb('attempt', '+', 1),
      state: 'Working',
      message: null,
      refusals: '[]',
      askedAt: now,
      answeredAt: null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** True when the answer belongs to the latest request. An answer to an earlier request changes nothing. */
export async function endSource(
  db: Tx,
  { id, attempt }: Pick<SourceRow, 'id' | 'attempt'>,
  { failure, refusals }: Pick<SourceAnswer, 'failure' | 'refusals'>,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('quoteSources')
    .set({
      state: failure === null ? 'Answered' : 'Failed',
      message: failure,
      refusals: JSON.stringify(refusals),
      answeredAt: now,
    })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'Working')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export type Offered = { rate: IntegratedRate; expiresAt: Date }

/** Provider data needed at booking is stored as text, so that every character is preserved. */
export async function insertRates(
  db: Tx,
  { id: sourceId, quoteId, attempt }: Pick<SourceRow, 'id' | 'quoteId' | 'attempt'>,
  offered: readonly Offered[],
) {
  if (offered.length === 0) return
  const rows = offered.map(({ rate: { bookingParameters, ...offer }, expiresAt }) => ({
    quoteId,
    sourceId,
    attempt,
    carrierName: offer.carrierName,
    scac: offer.scac,
    totalCents: offer.totalCost,
    minServiceDays: offer.minServiceDays,
    maxServiceDays: offer.maxServiceDays,
    serviceLevel: offer.serviceLevel,
    isGuaranteed: offer.isGuaranteedRate,
    expiresAt: expiresAt.toISOString(),
    offer,
    providerData: JSON.stringify(bookingParameters),
  }))
  await insertMany('quoteRates', rows).execute(db)
}

/**
 * Counts the visible rates and finds the lowest. The caller must hold the lock on the quote, so that two concurrent
 * answers do not miss each other.
 */
export const sumUpRates = (db: Tx, quoteId: string) =>
  sql`
    update quotes set rate_count = shown.count, lowest_cents = shown.lowest
    from (
      select count(*) as count, min(rate.total_cents) as lowest
      from quote_rates rate join quote_sources source on source.id = rate.source_id and source.attempt = rate.attempt
      where rate.quote_id = ${quoteId}
    ) shown
    where quotes.id = ${quoteId}`.execute(db)
