import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type BillingSettingRow = Selectable<Tables['billingSettings']>
export type BillToCompanyRow = Selectable<Tables['billToCompanies']>

export const settingNameIndex = 'billing_settings_name'
export const companyNameIndex = 'bill_to_companies_name'

const settings = (db: Tx) => db.selectFrom('billingSettings').selectAll().where('deletedAt', 'is', null)

const companies = (db: Tx) => db.selectFrom('billToCompanies').selectAll().where('deletedAt', 'is', null)

export const findBillingSettings = (db: Tx) =>
  settings(db).orderBy('isDefault', 'desc').orderBy(sql`lower(name)`).orderBy('id').execute()

export const findDefaultSetting = (db: Tx) => settings(db).where('isDefault', '=', true).executeTakeFirst()

export const findBillingSetting = (db: Tx, id: string) => settings(db).where('id', '=', id).executeTakeFirst()

/**
 * Advisory lock held until the end of the transaction by every change to the default mark, so that there is always
 * exactly one default.
 */
export const lockDefault = (db: Tx, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`billing.default:${companyId}`}, 0))`.execute(db)

export const lockBillingSetting = (db: Tx, id: string) =>
  settings(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertBillingSetting = (db: Tx, columns: Insertable<Tables['billingSettings']>) =>
  db.insertInto('billingSettings').values(columns).returningAll().executeTakeFirstOrThrow()

export const saveBillingSetting = (db: Tx, id: string, columns: Updateable<Tables['billingSettings']>, now: Date) =>
  db
    .updateTable('billingSettings')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markSettingDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('billingSettings').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

export const findBillToCompanies = (db: Tx) => companies(db).orderBy(sql`lower(name)`).orderBy('id').execute()

export const findBillToCompany = (db: Tx, billToCompanyNumber: string) =>
  companies(db).where('billToCompanyNumber', '=', billToCompanyNumber).executeTakeFirst()

export const lockBillToCompany = (db: Tx, billToCompanyNumber: string) =>
  companies(db).where('billToCompanyNumber', '=', billToCompanyNumber).forUpdate().executeTakeFirst()

export const insertBillToCompany = (db: Tx, columns: Insertable<Tables['billToCompanies']>) =>
  db.insertInto('billToCompanies').values(columns).returningAll().executeTakeFirstOrThrow()

export const saveBillToCompany = (db: Tx, id: string, columns: Updateable<Tables['billToCompanies']>, now: Date) =>
  db
    .updateTable('billToCompanies')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markCompanyDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('billToCompanies').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()
