import type { CommodityFields } from '@lanewise/contract/commodities'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type CommodityRow = Selectable<Tables['commodities']>

export const codeIndex = 'commodities_code'

export async function searchCommodities(
  db: Tx,
  { searchTerm, page, pageSize }: { searchTerm: string; page: number; pageSize: number },
) {
  const found = db
    .selectFrom('commodities')
    .where('deletedAt', 'is', null)
    .$if(searchTerm !== '', (query) => query.where('searchText', 'like', containing(searchTerm)))
  const [rows, count] = [
    await found
      .selectAll()
      .orderBy(sql`lower(commodity_code)`)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]
  return { rows, total: count.total }
}

export const findCommodity = (db: Tx, id: string) =>
  db.selectFrom('commodities').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const lockCommodity = (db: Tx, id: string) =>
  db
    .selectFrom('commodities')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const insertCommodity = (db: Tx, fields: CommodityFields) =>
  db.insertInto('commodities').values(columnsOf(fields)).returningAll().executeTakeFirstOrThrow()

/** Inserts what is new and answers those rows; a code that is taken already is left out. */
export const insertNewCommodities = (db: Tx, list: CommodityFields[]) =>
  db
    .insertInto('commodities')
    .values(list.map(columnsOf))
    .onConflict((conflict) =>
      conflict.expression(sql`company_id, lower(commodity_code)`).where('deletedAt', 'is', null).doNothing(),
    )
    .returningAll()
    .execute()

export const saveCommodity = (db: Tx, id: string, fields: CommodityFields, now: Date) =>
  db
    .updateTable('commodities')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('commodities').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

function columnsOf({ nmfcNumber, hazmatUNNumber, ...same }: CommodityFields) {
  const nmfc = nmfcNumber === null ? null : parseNmfc(nmfcNumber)
  return { ...same, nmfcItem: nmfc?.item ?? null, nmfcSub: nmfc?.sub ?? null, hazmatUnNumber: hazmatUNNumber }
}
