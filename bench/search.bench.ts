import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { connect, type Db } from '@lanewise/api/platform/db/database'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { startPortal } from '@lanewise/api/portal'
import { openDatabase } from '@lanewise/api/portal-database'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'

/**
 * Number of records of the large company. The small one has 10,000. The limits come from
 * docs/decisions/0010-global-search.md.
 */
const large = Number(process.argv[2] ?? 1_000_000)
const small = 10_000
const rounds = 60

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
const owner = connect(database.ownerUrl, 1)
try {
  const indexes = await dropIndexes(owner.db)
  const users = { few: await fill(owner.db, 1, small), many: await fill(owner.db, 2, large) }
  await rebuild(owner.db, indexes)
  await report(users)
} finally {
  await owner.close()
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(users: { few: string; many: string }) {
  const [few, many] = [await measure(users.few, small), await measure(users.many, large)]
  const sizes = `${small.toLocaleString('en-US')} and ${large.toLocaleString('en-US')} records of one company`
  console.log(`Global search over all types, ${sizes}, ${rounds} calls each, p95`)
  for (const term of [...Object.keys(termsOf(small)), 'all together']) {
    const [before, after] = [few[term] ?? 0, many[term] ?? 0]
    const ratio = (after / before).toFixed(2)
    console.log(
      `  ${term.padEnd(16)} ${before.toFixed(1).padStart(6)} ms ${after.toFixed(1).padStart(6)} ms, ratio ${ratio}`,
    )
  }
  const [slow, ratio] = [many['all together'] ?? 0, (many['all together'] ?? 0) / (few['all together'] ?? 1)]
  if (slow > 150 || ratio > 3) process.exitCode = 1
  console.log(`  bars: 150 ms and ratio 3: ${process.exitCode === 1 ? 'missed' : 'met'}`)
}

function termsOf(count: number) {
  return {
    'number prefix': () => 'L9000',
    'exact number': () => `L${900_000_000 + 2 * Math.ceil((Math.random() * count) / 2)}`,
    'rare word': () => 'xylograph',
    'frequent city': () => 'chicago',
    'two words': () => 'keystone paper',
    'words and city': () => 'smith dallas',
    'inside a word': () => 'hicag',
    'two characters': () => 'ch',
    'five numbers': () => Array.from({ length: 5 }, (_none, at) => `L${900_000_000 + 2 * (at + 7)}`).join(', '),
    'no hit': () => 'qqzzqq',
  }
}

/** The p95 of each term through HTTP in milliseconds, and that of all calls together. */
async function measure(userId: string, count: number): Promise<Record<string, number>> {
  const token = await mintToken(await loadIdentityKeys(database.db), env.PUBLIC_URL, userId)
  const headers = { authorization: `Bearer ${token}` }
  const figures: Record<string, number> = {}
  const all: number[] = []
  for (const [term, text] of Object.entries(termsOf(count))) {
    const times: number[] = []
    for (let round = 0; round < rounds + 10; round += 1) {
      const address = `${portal.address}/api/v1/search/all?q=${encodeURIComponent(text())}`
      const start = performance.now()
      const records = (await (await fetch(address, { headers })).json()) as unknown[]
      if (round >= 10) times.push(performance.now() - start)
      if ((records.length === 0) !== (term === 'no hit')) throw new Error(`${term} found ${records.length} records`)
    }
    all.push(...times)
    figures[term] = p95(times)
  }
  return { ...figures, 'all together': p95(all) }
}

function p95(times: number[]) {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/**
 * Inserts half locations and half contacts, with names, companies and cities as frequent as in a real address book. One
 * in ten is in Chicago.
 */
async function fill(db: Db, number: number, count: number): Promise<string> {
  const company = `bbbbbbbb-0000-4000-8000-00000000000${number}`
  await sql`select set_config('app.company_id', ${company}, false)`.execute(db)
  await db
    .insertInto('companies')
    .values({ id: company, name: `Bench ${number}` })
    .execute()
  const facts = sql`
    select n, given[1 + hash % 20] as first_name, family[1 + hash / 20 % 30] as last_name,
      firm_a[1 + hash / 7 % 20] || ' ' || firm_b[1 + hash / 11 % 15] as firm,
      case when hash % 10 = 0 then 'Chicago' else city[1 + hash / 13 % 30] end as city, hash
    from generate_series(1, ${count}::int) n, lateral (select abs(hashint4(n)) as hash) hashed, (select
      string_to_array('James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth Ana José Wei Priya Olga Karen Thomas Sarah Charles Jessica', ' ') as given,
      string_to_array('Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker', ' ') as family,
      string_to_array('Harvest Meridian Keystone Lonestar Pacific Rivers Cardinal Northshore Borderline Lakeshore Summit Prairie Copper Granite Evergreen Ridge Golden Silver Oak Cedar', ' ') as firm_a,
      string_to_array('Grocers Foodservice Wholesale Provisions Cooperative Foods Pantry Markets Supply Paper Packaging Chemicals Beverage Bakery Dairy', ' ') as firm_b,
      string_to_array('Dallas Atlanta Memphis Harrisburg Joliet Fontana Denver Phoenix Houston Nashville Columbus Toronto Laredo Monterrey Milwaukee Savannah Newark Portland Seattle Tacoma Reno Boise Omaha Tulsa Wichita Tampa Miami Orlando Austin Fresno', ' ') as city) words`
  await sql`insert into locations (location_number, company_name, location_name, address_line1, city, state, postal_code, country, normalized_address, iana_time_zone)
    select 'L' || 900000000 + n, firm, case when n = 2 then 'Xylograph Works' else city || ' Warehouse' end,
      hash % 9999 || ' ' || last_name || ' Street', city, 'TX', lpad((hash % 99999)::text, 5, '0'), 'US', n::text, 'America/Chicago'
    from (${facts}) fact where n % 2 = 0`.execute(db)
  await sql`insert into contacts (first_name, last_name, title, primary_email_address, mobile_number)
    select first_name, last_name, 'Dock Lead ' || city, lower(last_name) || n || '@' || lower(replace(firm, ' ', '')) || '.test', '+1555' || lpad(n::text, 7, '0')
    from (${facts}) fact where n % 2 = 1`.execute(db)
  const person = {
    firstName: 'Bea',
    lastName: 'Bench',
    primaryEmailAddress: `bea@bench${number}.test`,
    permissions: [...permissions],
    createPortalUser: true,
    isActivated: true,
  }
  const { id } = await db.insertInto('contacts').values(person).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Drops indexes that the load does not need, because a million rows load faster without them. Returns the statements
 * that recreate the search indexes.
 */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where i.indrelid in ('locations'::regclass, 'contacts'::regclass, 'system.search_entries'::regclass)
      and not i.indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return rows.filter(({ name }) => name.startsWith('system.')).map(({ made }) => made)
}

/** Freshly filled tables have no statistics and no visibility map, unlike those of a running installation. */
async function rebuild(db: Db, indexes: string[]) {
  await sql`set maintenance_work_mem = '512MB'`.execute(db)
  for (const made of indexes) await sql.raw(made).execute(db)
  for (const table of ['locations', 'contacts', 'system.search_entries'])
    await sql`vacuum analyze ${sql.raw(table)}`.execute(db)
}
