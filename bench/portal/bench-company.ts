import { connect, type Db, type Tx } from '@lanewise/api/platform/db/database'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'

export const companyId = 'bbbbbbbb-0000-4000-8000-000000000001'

/**
 * Creates a company with one user who has all permissions and the given number of commodities. Every thousandth
 * commodity is a rare one.
 */
export async function fillCompany(ownerUrl: string, appUrl: string, rows: number): Promise<string> {
  const app = connect(appUrl, 1)
  try {
    const userId = await app.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx)
      await tx.insertInto('companies').values({ id: companyId, name: 'Bench' }).execute()
      await insertCommodities(tx as unknown as Db, rows)
      return insertUser(tx as Tx)
    })
    await settle(ownerUrl)
    return userId
  } finally {
    await app.close()
  }
}

/** Inserts a user with all permissions. */
export async function insertUser(tx: Tx): Promise<string> {
  const person = {
    firstName: 'Bea',
    lastName: 'Bench',
    primaryEmailAddress: 'bea@bench.test',
    permissions: [...permissions],
    createPortalUser: true,
    isActivated: true,
  }
  const { id } = await tx.insertInto('contacts').values(person).returning('id').executeTakeFirstOrThrow()
  return id
}

const insertCommodities = (db: Db, rows: number) =>
  sql`insert into commodities (commodity_code, description, cargo_classification, packaging_unit_type, nmfc_item)
    select 'SKU-' || lpad(n::text, 7, '0'), case when n % 100000 = 77 then 'Xylograph ' else 'Item number ' end || n,
      'General', 'Skid', (n % 90000)::text from generate_series(1, ${rows}) n`.execute(db)

/** Freshly filled tables have no statistics and no visibility map, unlike those of a running installation. */
export async function settle(ownerUrl: string) {
  const owner = connect(ownerUrl, 1)
  await sql`vacuum analyze`.execute(owner.db)
  await owner.close()
}
