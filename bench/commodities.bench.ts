import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect, inCompany } from '@lanewise/api/platform/db/database'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'

const rows = Number(process.argv[2] ?? 200_000)
const rounds = 200
const companyId = 'bbbbbbbb-0000-4000-8000-000000000001'

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const env = readEnv({
  DATA_DIR: dataDir,
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://bench.test',
})
const database = await openDatabase(env, { exclusive: true })
const portal = await startPortal(env, database, new Set(['http'] as const))
try {
  const userId = await fill()
  await settle()
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  console.log(`Commodity list, ${rows.toLocaleString('en-US')} commodities of one company, ${rounds} calls each, p95`)
  for (const page of [1, 1000]) await compare(page, token)
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** The list call through HTTP against its two bare statements sent by the driver, in one run. */
async function compare(page: number, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const call = async () => {
    const answer = await fetch(`${portal.address}/api/v1/commodities?page=${page}&pageSize=20`, { headers })
    const { data } = (await answer.json()) as { data: unknown[] }
    if (data.length !== 20) throw new Error(`Page ${page} is not full`)
  }
  const bare = async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.company_id', $1, true)", [companyId])
      await client.query(
        'select * from commodities where deleted_at is null order by lower(commodity_code) limit 20 offset $1',
        [(page - 1) * 20],
      )
      await client.query('select count(*)::int from commodities where deleted_at is null')
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const [whole, statement] = [await p95(call), await p95(bare)]
  console.log(
    `  page ${String(page).padStart(4)}: call ${whole.toFixed(1)} ms, bare SQL ${statement.toFixed(1)} ms, ratio ${(whole / statement).toFixed(2)}`,
  )
}

async function p95(work: () => Promise<void>) {
  const times: number[] = []
  for (let round = 0; round < rounds + 20; round += 1) {
    const start = performance.now()
    await work()
    if (round >= 20) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/** Freshly filled tables have no statistics and no visibility map yet; a running installation has both. */
async function settle() {
  const owner = connect(database.ownerUrl, 1)
  await sql`vacuum analyze commodities`.execute(owner.db)
  await owner.close()
}

function fill() {
  return inCompany(database.db, companyId, async (tx) => {
    await tx.insertInto('companies').values({ id: companyId, name: 'Bench' }).execute()
    const person = {
      firstName: 'Bea',
      lastName: 'Bench',
      primaryEmailAddress: 'bea@bench.test',
      permissions: [...permissions],
      createPortalUser: true,
      isActivated: true,
    }
    const { id } = await tx.insertInto('contacts').values(person).returning('id').executeTakeFirstOrThrow()
    await sql`insert into commodities (commodity_code, description, cargo_classification, packaging_unit_type, nmfc_item)
      select 'SKU-' || n, 'Item number ' || n, 'General', 'Skid', (n % 90000)::text from generate_series(1, ${rows}) n`.execute(
      tx,
    )
    return id
  })
}
