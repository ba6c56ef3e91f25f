import { shownLocationName } from '@lanewise/domain/locations/location-name'
import type { ListedService } from '@lanewise/domain/rating/services/truckload-services'
import type { CompanyHoliday } from '@lanewise/domain/shared/holidays'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

/**
 * Time zone and logo are stored with the company itself, because date calculations and public tracking read them from
 * that table.
 */
export type SettingsRow = Omit<Selectable<Tables['companySettings']>, 'accessorialPrices' | 'companyHolidays'> & {
  timeZone: string
  logoFileId: string | null
  accessorialPrices: readonly ListedService[]
  companyHolidays: readonly CompanyHoliday[]
}
/** Each page has its own version number. */
export type VersionColumn = Extract<keyof SettingsRow, `${string}Version`>

/** The row-level policy exposes only the row of the transaction's company. */
const own = (db: Tx) =>
  db
    .selectFrom('companySettings')
    .innerJoin('companies', 'companies.id', 'companySettings.companyId')
    .selectAll('companySettings')
    .select(['companies.timeZone', 'companies.logoFileId'])
    // The settings page is the only writer of both columns.
    .$narrowType<{ accessorialPrices: ListedService[]; companyHolidays: CompanyHoliday[] }>()

export const findSettings = (db: Tx): Promise<SettingsRow> => own(db).executeTakeFirstOrThrow()

export const lockSettings = (db: Tx): Promise<SettingsRow> =>
  own(db).forUpdate(['companySettings']).executeTakeFirstOrThrow()

export async function saveSettings(
  db: Tx,
  id: string,
  {
    timeZone,
    logoFileId,
    accessorialPrices,
    companyHolidays,
    ...columns
  }: Partial<Omit<SettingsRow, 'id' | 'companyId'>>,
): Promise<SettingsRow> {
  const holidays = companyHolidays && { companyHolidays: JSON.stringify(companyHolidays) }
  const prices = accessorialPrices && { accessorialPrices: JSON.stringify(accessorialPrices) }
  await db
    .updateTable('companySettings')
    .set({ ...columns, ...prices, ...holidays })
    .where('id', '=', id)
    .execute()
  if (timeZone) await db.updateTable('companies').set({ timeZone }).where('id', '=', id).execute()
  if (logoFileId !== undefined) await db.updateTable('companies').set({ logoFileId }).where('id', '=', id).execute()
  return findSettings(db)
}

export const findLogoId = async (db: Tx): Promise<string | null> => (await findSettings(db)).logoFileId

/** Code of a catalog commodity, or null when it does not exist. */
export const findCommodityCode = async (db: Tx, id: string): Promise<string | null> => {
  const query = db.selectFrom('commodities').select('commodityCode').where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.executeTakeFirst())?.commodityCode ?? null
}

/** The company's name for a location, or null when it does not exist. */
export const findLocationName = async (db: Tx, id: string): Promise<string | null> => {
  const query = db.selectFrom('locations').select(['locationName', 'locationAlias'])
  const commodity = await query.where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()
  return commodity ? shownLocationName(commodity) : null
}
