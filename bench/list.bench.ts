import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect } from '@lanewise/api/platform/db/database'
import { openEmbeddedPostgres } from '@lanewise/api/platform/db/embedded/embedded-postgres'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { openDatabase, type PortalDatabase } from '@lanewise/api/portal-database'
import { sql } from 'kysely'
import { companyId, fillCompany } from '#portal/bench-company.ts'
import { p95, rounds } from '#portal/compare-list.ts'
import { createCaller, startPortalProcess } from '#portal/portal-process.ts'

/**
 * Compares the list call with its bare SQL in one run, once with a superuser as the database owner and once with an
 * ordinary one.
 */
const rows = Number(process.argv[2] ?? 1_000_000)
/** Warm-up calls before the measurement, so that a freshly started process is not what is measured. */
const bar = 2

async function measure(owner: 'superuser' | 'ordinary role') {
  const url = await createDatabase(owner)
  const port = 21_000 + (process.pid % 1_000)
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  })
  const database = await openDatabase(env, { exclusive: false })
  const userId = await fillCompany(database.ownerUrl, database.appUrl, rows)
  const portal = await startPortalProcess({ port, dataDir, databaseUrl: url })
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const { call, close } = createCaller({ authorization: `Bearer ${token}` })
  try {
    console.log(`The database belongs to a ${owner}`)
    for (const step of steps)
      await compare(step, database, async () => {
        const answer = await call(`${portal.publicUrl}/api/v1/commodities?pageSize=20&${step.query}`)
        const { data } = JSON.parse(answer.toString()) as { data: unknown[] }
        if (data.length !== (step.rows ?? 20)) throw new Error(`${step.name} answered ${data.length} rows`)
      })
  } finally {
    close()
    await portal.stop()
    await database.close()
  }
}

type Step = { name: string; query: string; statements: [text: string, values: unknown[]][]; rows?: number }

const count = 'select count(*)::int from (select 1 from commodities where deleted_at is null limit 10001) c'
const page = 'select * from commodities where deleted_at is null order by lower(commodity_code), id limit 21'
const backwards =
  'select * from commodities where deleted_at is null order by lower(commodity_code) desc, id desc limit 21'
const searchPage = `select * from commodities where deleted_at is null and id = any(
  (select ids from system.search_list('commodity', 'xylograph', 10000))::uuid[]) order by lower(commodity_code), id limit 21`

/** The bare SQL for the same answer: setting the company, the page and its count, in one transaction. */
const steps: Step[] = [
  {
    name: 'page 1',
    query: 'page=1',
    statements: [
      [page, []],
      [count, []],
    ],
  },
  {
    name: 'page 1,000',
    query: 'page=1000',
    statements: [
      [`${page} offset 19980`, []],
      [count, []],
    ],
  },
  {
    name: 'last page',
    query: 'cursor=last',
    statements: [
      [backwards, []],
      [count, []],
    ],
  },
  {
    name: 'rare search',
    query: 'searchTerm=xylograph',
    rows: Math.min(20, Math.floor((rows + 99_923) / 100_000)),
    statements: [[searchPage, []]],
  },
  {
    name: 'frequent search',
    query: 'searchTerm=number',
    statements: [
      [`select * from system.search_list('commodity', 'number', 10000)`, []],
      [page.replace('order', "and search_text like '%number%' order"), []],
      [count.replace('limit', "and search_text like '%number%' limit"), []],
    ],
  },
]

async function compare({ name, statements }: Step, { pool }: PortalDatabase, call: () => Promise<void>) {
  const bare = async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.company_id', $1, true)", [companyId])
      for (const [text, values] of statements) await client.query(text, values)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const [statement, whole] = await p95(bare, call)
  const ratio = whole / statement
  if (ratio > bar) process.exitCode = 1
  console.log(
    `  ${name.padEnd(16)} call ${whole.toFixed(1).padStart(6)}  bare SQL ${statement.toFixed(1).padStart(6)}  ratio ${ratio.toFixed(2)} ${ratio > bar ? 'above' : 'within'} ${bar}`,
  )
}

async function createDatabase(owner: 'superuser' | 'ordinary role') {
  const { db, close } = connect(cluster.url, 1)
  const url = new URL(cluster.url)
  try {
    if (owner === 'superuser') {
      await sql`create database own`.execute(db)
      return Object.assign(url, { pathname: '/own' }).toString()
    }
    await sql`create role keeper login createrole nosuperuser password 'keeper'`.execute(db)
    await sql`create database foreign_owned owner keeper`.execute(db)
    return Object.assign(url, { pathname: '/foreign_owned', username: 'keeper', password: 'keeper' }).toString()
  } finally {
    await close()
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const cluster = await openEmbeddedPostgres({ dataDir, settings: { max_connections: '100', shared_buffers: '512MB' } })
try {
  console.log(
    `List of commodities, ${rows.toLocaleString('en-US')} of one company, ${rounds} calls each, p95 in milliseconds`,
  )
  for (const owner of ['superuser', 'ordinary role'] as const) await measure(owner)
} finally {
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
}
