import type { Env } from '@lanewise/api/env'
import { inCompany } from '@lanewise/api/platform/db/database'
import { createAccounts, findUser } from '@lanewise/api/platform/identity/accounts'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { verifyOwnTokens } from '@lanewise/api/platform/identity/tokens'
import type { PortalDatabase } from '@lanewise/api/portal-database'
import { sql } from 'kysely'
import { companyId } from './bench-company.ts'

type Given = { database: PortalDatabase; env: Env; userId: string; token: string }

const rounds = 400

/** Measures the parts of a list call one by one, in the order in which a call runs through them, in microseconds. */
export async function printParts({ database, env, userId, token }: Given) {
  const { db, pool } = database
  const keys = await loadIdentityKeys(db)
  const accounts = createAccounts(db)
  const verify = verifyOwnTokens(keys, env.PUBLIC_URL)
  const rows = await inCompany(db, companyId, (tx) => tx.selectFrom('commodities').selectAll().limit(20).execute())
  const inside = async (work: () => Promise<unknown>) => measured(work)
  console.log(`Where the time goes, mean of ${rounds}, microseconds`)
  const parts: [name: string, work: () => Promise<unknown>][] = [
    ['token, first time', () => verifyOwnTokens(keys, env.PUBLIC_URL)(token)],
    ['token, known', () => verify(token)],
    ['account, read', () => findUser(db, { contactId: userId })],
    ['account, known', () => accounts.find({ contactId: userId })],
    ['pool', async () => (await pool.connect()).release()],
    ['transaction with company', () => inCompany(db, companyId, async () => undefined)],
    ['page below the policy', () => inCompany(db, companyId, (tx) => page(tx))],
    ['count below the policy', () => inCompany(db, companyId, (tx) => count(tx))],
    ['JSON of 20 rows', async () => JSON.stringify(rows)],
  ]
  for (const [name, work] of parts) console.log(`  ${name.padEnd(26)} ${(await inside(work)).toFixed(0).padStart(6)}`)
}

type Executor = Parameters<ReturnType<typeof sql>['execute']>[0]

const page = (tx: Executor) =>
  sql`select * from commodities where deleted_at is null order by lower(commodity_code), id limit 21`.execute(tx)
const count = (tx: Executor) =>
  sql`select count(*) from (select 1 from commodities where deleted_at is null limit 10001) c`.execute(tx)

async function measured(work: () => Promise<unknown>) {
  for (let round = 0; round < 50; round += 1) await work()
  const start = performance.now()
  for (let round = 0; round < rounds; round += 1) await work()
  return ((performance.now() - start) / rounds) * 1000
}
