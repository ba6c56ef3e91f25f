import { shownLocationName } from '@lanewise/domain/locations/location-name'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type SettingsRow = Selectable<Tables['companySettings']>
/** Each page counts its own versions. */
export type VersionColumn = Extract<keyof SettingsRow, `${string}Version`>

/** The row policy shows the one row of the company of the transaction. */
const own = (db: Tx) => db.selectFrom('companySettings').selectAll()

export const findSettings = (db: Tx): Promise<SettingsRow> => own(db).executeTakeFirstOrThrow()

export const lockSettings = (db: Tx): Promise<SettingsRow> => own(db).forUpdate().executeTakeFirstOrThrow()

export const saveSettings = (
  db: Tx,
  id: string,
  columns: Partial<Omit<SettingsRow, 'id' | 'companyId'>>,
): Promise<SettingsRow> =>
  db.updateTable('companySettings').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The code of a commodity of the catalogue; null where there is none. */
export const findCommodityCode = async (db: Tx, id: string): Promise<string | null> => {
  const query = db.selectFrom('commodities').select('commodityCode').where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.executeTakeFirst())?.commodityCode ?? null
}

/** What the company calls a location; null where there is none. */
export const findLocationName = async (db: Tx, id: string): Promise<string | null> => {
  const query = db.selectFrom('locations').select(['locationName', 'locationAlias'])
  const found = await query.where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()
  return found ? shownLocationName(found) : null
}
