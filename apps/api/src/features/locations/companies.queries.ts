import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type KnownCompany = { id: string; companyName: string }

export const searchCompanies = (db: Tx, term: string, limit: number): Promise<KnownCompany[]> =>
  db
    .selectFrom('knownCompanies')
    .select(['id', 'companyName'])
    .$if(term !== '', (query) =>
      query.where(sql<boolean>`system.search_text(company_name) like all (system.search_patterns(${term}))`),
    )
    .orderBy(sql`lower(company_name)`)
    .limit(limit)
    .execute()

export const findKnownCompany = (db: Tx, id: string) =>
  db.selectFrom('knownCompanies').select(['id', 'companyName']).where('id', '=', id).executeTakeFirst()

/** Finds companies by name, ignoring case. */
export const findCompaniesByName = (db: Tx, names: string[]): Promise<KnownCompany[]> =>
  db
    .selectFrom('knownCompanies')
    .select(['id', 'companyName'])
    .where(sql<boolean>`lower(company_name) = any(select lower(name) from unnest(${names}::text[]) as name)`)
    .execute()

/** Adds company names that are not known yet. The first spelling of a name stays. */
export const insertCompanies = async (db: Tx, names: string[]) => {
  if (names.length === 0) return
  await db
    .insertInto('knownCompanies')
    .values(names.map((companyName) => ({ companyName })))
    .onConflict((conflict) => conflict.expression(sql`company_id, lower(company_name)`).doNothing())
    .execute()
}
