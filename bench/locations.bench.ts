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
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import { sql } from 'kysely'

const rows = Number(process.argv[2] ?? 200_000)
const imported = Number(process.argv[3] ?? 100_000)
const rounds = 100
const byName = 'lower(coalesce(location_alias, location_name)), id'
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
  const userId = await addUser()
  await fill()
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  console.log(`Location list, ${rows.toLocaleString('en-US')} locations of one company, ${rounds} calls each, p95`)
  for (const list of lists()) await compare(list, headers)
  await importFile(headers)
} finally {
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

type List = { name: string; body: Record<string, unknown>; where?: string; order?: string; offset?: number }

/** The measured list calls, each with the conditions and the sort order of its bare statements. */
function lists(): List[] {
  const has = (word: string) => `search_text like '%${word}%'`
  return [
    { name: 'first page', body: {} },
    { name: 'page 1,000', body: { page: 1000 }, offset: 49_950 },
    { name: 'newest first', body: { sort: '-updated' }, order: 'updated_at desc, id desc' },
    { name: 'by number', body: { sort: 'number' }, order: 'length(location_number), location_number' },
    { name: 'a state', body: { states: ['US-TX'] }, where: "(country, state) in (('US', 'TX'))" },
    { name: 'a postal code', body: { postalCode: '00077' }, where: "postal_code like '00077%'" },
    { name: 'a type', body: { types: ['Plant'] }, where: "support_location_types && '{Plant}'" },
    { name: 'rare words', body: { fuzzyMatchTerm: '7777 main' }, where: `${has('7777')} and ${has('main')}` },
    { name: 'a common word', body: { fuzzyMatchTerm: 'main' }, where: has('main') },
  ]
}

/** Compares a list call through HTTP with its two bare statements sent by the driver, in one run. */
async function compare(
  { name, body, where = 'true', order = byName, offset = 0 }: List,
  headers: Record<string, string>,
) {
  const url = `${portal.address}/api/v1/locations/search`
  const call = async () => {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ pageSize: 50, ...body }) })
    const { data } = (await answer.json()) as { data: unknown[] }
    if (data.length === 0) throw new Error(`${name} found nothing`)
  }
  const bare = async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.company_id', $1, true)", [companyId])
      const limits = `from locations where deleted_at is null and ${where}`
      await client.query(`select * ${limits} order by ${order} limit 50 offset ${offset}`)
      await client.query(`select count(*)::int ${limits}`)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const [whole, statement] = [await p95(call), await p95(bare)]
  const ratio = (whole / statement).toFixed(2)
  console.log(
    `  ${name.padEnd(14)} call ${whole.toFixed(1).padStart(6)} ms, bare SQL ${statement.toFixed(1).padStart(6)} ms, ratio ${ratio}`,
  )
}

async function p95(work: () => Promise<void>) {
  const times: number[] = []
  for (let round = 0; round < rounds + 10; round += 1) {
    const start = performance.now()
    await work()
    if (round >= 10) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/**
 * Imports a file of the largest size that an import must accept. Every row has a company, lists, notes and dock hours.
 */
async function importFile(headers: Record<string, string>) {
  const hours = ['Closed', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-12:00', 'Closed']
  const lines = Array.from({ length: imported }, (_unused, index) => {
    const names = [`Store ${index}`, `Retailer ${index % 400}`]
    const address = [`${index} North Commerce Parkway`, `Suite ${index % 90}`, 'Chicago', 'IL', '60606', 'US']
    const facts = ['', '', 'Store; Warehouse', 'Lift Gate', `${index}`, 'Deliver at the rear', '30', '45', 'yes']
    return [...names, ...address, ...facts, ...hours].join(',')
  })
  const data = Buffer.from([locationTemplateHeader.join(','), ...lines].join('\r\n')).toString('base64')
  const start = performance.now()
  const url = `${portal.address}/api/v1/locations/import`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) })
  const { saved } = (await answer.json()) as { saved: number }
  if (saved !== imported) throw new Error(`${saved} of ${imported} rows were saved`)
  const seconds = (performance.now() - start) / 1000
  const memory = Math.round(process.memoryUsage().rss / 1e6)
  console.log(
    `  import of ${imported.toLocaleString('en-US')} rows: ${seconds.toFixed(1)} s, process at ${memory} MB afterwards`,
  )
}

function addUser() {
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
    return id
  })
}

/**
 * The triggers that fill the global search are disabled because another bench measures them. Freshly filled tables get
 * their statistics here.
 */
async function fill() {
  const owner = connect(database.ownerUrl, 1)
  await sql`alter table locations disable trigger user`.execute(owner.db)
  await inCompany(owner.db, companyId, (tx) =>
    sql`insert into locations (company_name, location_name, address_line1, city, state, postal_code, country,
        normalized_address, iana_time_zone, support_location_types)
      select 'Firm ' || n % 5000, 'Warehouse ' || md5(n::text), n || ' Main Street', 'City ' || n % 3000,
        (array['IL', 'TX', 'OH', 'GA', 'CA'])[1 + n % 5], lpad((n % 9999)::text, 5, '0'), 'US', n::text,
        'America/Chicago', array[(array['Warehouse', 'Store', 'Plant'])[1 + n % 3]]
      from generate_series(1, ${rows}) n`.execute(tx),
  )
  await sql`alter table locations enable trigger user`.execute(owner.db)
  await sql`vacuum analyze locations`.execute(owner.db)
  await owner.close()
}
