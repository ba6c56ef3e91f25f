import { shownLocationName } from '@lanewise/domain/locations/location-name'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

/** Time zone and logo stand with the company itself, because whoever counts days or tracks freight reads them there. */
export type SettingsRow = Selectable<Tables['companySettings']> & { timeZone: string; logoFileId: string | null }
/** Each page counts its own versions. */
export type VersionColumn = Extract<keyof SettingsRow, `${string}Version`>

/** The row policy shows the one row of the company of the transaction. */
const own = (db: Tx) =>
  db
    .selectFrom('companySettings')
    .innerJoin('companies', 'companies.id', 'companySettings.companyId')
    .selectAll('companySettings')
    .select(['companies.timeZone', 'companies.logoFileId'])

export const findSettings = (db: Tx): Promise<SettingsRow> => own(db).executeTakeFirstOrThrow()

export const lockSettings = (db: Tx): Promise<SettingsRow> =>
  own(db).forUpdate(['companySettings']).executeTakeFirstOrThrow()

export async function saveSettings(
  db: Tx,
  id: string,
  { timeZone, logoFileId, ...columns }: Partial<Omit<SettingsRow, 'id' | 'companyId'>>,
): Promise<SettingsRow> {
  await db.updateTable('companySettings').set(columns).where('id', '=', id).execute()
  if (timeZone) await db.updateTable('companies').set({ timeZone }).where('id', '=', id).execute()
  if (logoFileId !== undefined) await db.updateTable('companies').set({ logoFileId }).where('id', '=', id).execute()
  return findSettings(db)
}

export const findLogoId = async (db: Tx): Promise<string | null> => (await findSettings(db)).logoFileId

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
