import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const isDeleted = sql<boolean>`deleted_at is not null`.as('isDeleted')

export const findBillingSettings = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('billingSettings')
    .select(['id', 'name', isDeleted])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()

export const findBillToCompanies = (db: Tx, numbers: readonly string[]) =>
  db
    .selectFrom('billToCompanies')
    .select(['id', 'billToCompanyNumber', 'name', isDeleted])
    .where(sql<boolean>`bill_to_company_number = any(${numbers}::text[])`)
    .execute()
