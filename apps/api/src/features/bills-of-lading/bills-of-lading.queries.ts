import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const oneOf = (ids: readonly string[]): RawBuilder<boolean> => sql<boolean>`id = any(${ids}::uuid[])`
const address = ['id', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'] as const

/** Deleted companies are included, because orders still refer to them. */
export const billToCompaniesOf = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('billToCompanies')
    .select([...address, 'name'])
    .where(oneOf(ids))
    .execute()

/** Deleted addresses are included, because orders still refer to them. */
export const billingAddressesOf = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('billingSettings')
    .select([...address, 'billToName as name'])
    .where(oneOf(ids))
    .execute()
