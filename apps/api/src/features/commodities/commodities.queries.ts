import type { CommodityFields } from '@lanewise/contract/commodities'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

export type CommodityRow = RecordRow<'commodities'>

export const codeIndex = 'commodities_code'

const records = recordQueries('commodities')
const { living } = records
export const { findById: findCommodity, findByIds: findCommoditiesByIds, lockById: lockCommodity } = records

export type CommodityFilter = { searchTerm: string }

export const commodityList = listQuery({
  from: living,
  search: { kind: 'commodity', text: ({ searchTerm }: CommodityFilter) => searchTerm },
  sorts: { code: [sortBy(sql`lower(commodity_code)`)] },
})

/** Finds commodities by their codes in lower case. */
export const findCommoditiesByCodes = (db: Tx, codes: readonly string[]) =>
  living(db).where(sql<boolean>`lower(commodity_code) = any(${codes}::text[])`).execute()

export const insertCommodity = (db: Tx, fields: CommodityFields) =>
  db.insertInto('commodities').values(columnsOf(fields)).returning(recordColumns.commodities).executeTakeFirstOrThrow()

/** Inserts new commodities and returns the inserted rows. A code that is taken already is skipped. */
export const insertNewCommodities = (db: Tx, list: CommodityFields[]) =>
  db
    .insertInto('commodities')
    .values(list.map(columnsOf))
    .onConflict((conflict) =>
      conflict.expression(sql`company_id, lower(commodity_code)`).where('deletedAt', 'is', null).doNothing(),
    )
    .returning(recordColumns.commodities)
    .execute()

export const saveCommodity = (db: Tx, id: string, fields: CommodityFields, now: Date) =>
  db
    .updateTable('commodities')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.commodities)
    .executeTakeFirstOrThrow()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('commodities').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

function columnsOf({ nmfcNumber, hazmatUNNumber, ...same }: CommodityFields) {
  const nmfc = nmfcNumber === null ? null : parseNmfc(nmfcNumber)
  return { ...same, nmfcItem: nmfc?.item ?? null, nmfcSub: nmfc?.sub ?? null, hazmatUnNumber: hazmatUNNumber }
}
