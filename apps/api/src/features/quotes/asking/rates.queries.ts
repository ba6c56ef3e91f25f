import type { IntegratedRate } from '@lanewise/domain/rating/integrated-rate'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type Offer = Omit<IntegratedRate, 'bookingParameters'>

export type RateRow = {
  id: string
  quoteId: string
  sourceId: string
  totalCents: number
  expiresAt: Date
  offer: Offer
  /** Logo of the company's carrier with the same SCAC. */
  logoFileId: string | null
}

const shown = (db: Tx) =>
  db
    .selectFrom('quoteRates as rate')
    .leftJoin('carriers as carrier', (join) =>
      join.onRef('carrier.scac', '=', 'rate.scac').on('carrier.deletedAt', 'is', null),
    )
    .select(['rate.id', 'rate.quoteId', 'rate.sourceId', 'rate.totalCents', 'rate.expiresAt', 'carrier.logoFileId'])
    .select(sql<Offer>`rate.offer`.as('offer'))

/** Rates of each source's latest answer, cheapest first. */
export const ratesOf = (db: Tx, quoteId: string): Promise<RateRow[]> =>
  shown(db)
    .innerJoin('quoteSources as source', (join) =>
      join.onRef('source.id', '=', 'rate.sourceId').onRef('source.attempt', '=', 'rate.attempt'),
    )
    .where('rate.quoteId', '=', quoteId)
    .orderBy('rate.totalCents')
    .orderBy('source.position')
    .orderBy('rate.id')
    .execute()

/** Provider data needed at booking for the rates of a quote, exactly as received. (TRADE-5) */
export async function providerDataOf(db: Tx, quoteId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('quoteRates').select(['id', 'providerData']).where('quoteId', '=', quoteId).execute()
  return new Map(rows.map(({ id, providerData }) => [id, providerData]))
}

export const findRateById = (db: Tx, id: string): Promise<RateRow | undefined> =>
  shown(db).where('rate.id', '=', id).executeTakeFirst()

export const findRate = (db: Tx, quoteId: string, id: string): Promise<RateRow | undefined> =>
  shown(db).where('rate.quoteId', '=', quoteId).where('rate.id', '=', id).executeTakeFirst()
