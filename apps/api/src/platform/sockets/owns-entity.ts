import { sql } from 'kysely'
import type { User } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

/** Tables whose rows have live groups; a feature with live screens adds its own. */
export const entityTables = [
  'companies',
  'contacts',
  'commodities',
  'locations',
  'carriers',
] as const satisfies readonly (keyof Tables)[]

/** Says whether an id belongs to the user's company: the row policies show no other. */
export const createOwnsEntity =
  (db: Db) =>
  (user: User, entityId: string): Promise<boolean> =>
    inCompany(db, user.companyId, async (tx) => {
      const looks = entityTables.map((table) => sql`select 1 from ${sql.table(table)} where id = ${entityId}`)
      const { rows } = await sql`${sql.join(looks, sql` union all `)} limit 1`.execute(tx)
      return rows.length > 0
    })
