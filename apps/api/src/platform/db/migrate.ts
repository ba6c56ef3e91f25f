import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const migrationsDir = join(import.meta.dirname, '../../../migrations')
/** Any number works, as long as every version of the product uses the same one. */
const migrationLock = 7_240_001

export type AppRole = { name: string; url: string }

/**
 * Migrates the database under a lock and makes sure that the API's role exists. `only` limits the migrations to those
 * with which a backup was made. (OPS-5)
 */
export async function migrate(ownerUrl: string, appUrl?: string, only?: readonly string[]): Promise<AppRole> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'lanewise-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const role = await ensureAppRole(client, ownerUrl, appUrl)
    const done = await appliedMigrations(client)
    for (const name of await migrationNames()) {
      const migration = { name, text: await readFile(join(migrationsDir, name), 'utf8') }
      if (done.has(name)) await compareHash(client, migration, done.get(name) ?? null)
      else if (!only || only.includes(name)) await apply(client, migration, role.name)
    }
    return role
  } finally {
    await client.end()
  }
}

export const migrationNames = async () => (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()

type Migration = { name: string; text: string }

/** What a migration does, as a number. Its comments and line breaks do not count. */
export const migrationHash = (text: string) =>
  createHash('sha256').update(text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()).digest('hex')

/** Hashes of the migrations that ran, by name. Null for one that ran before hashes were kept. */
async function appliedMigrations(client: pg.Client): Promise<Map<string, string | null>> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  await client.query('alter table schema_migrations add column if not exists hash text')
  const { rows } = await client.query<{ name: string; hash: string | null }>('select name, hash from schema_migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** A migration that was edited after it ran would leave this database different from a new one. */
async function compareHash(client: pg.Client, { name, text }: Migration, applied: string | null) {
  const hash = migrationHash(text)
  if (applied === null) await client.query('update schema_migrations set hash = $2 where name = $1', [name, hash])
  else if (applied !== hash)
    throw new Error(
      `Migration ${name} was changed after it ran here. Restore it, and put the change in a new migration.`,
    )
}

async function apply(client: pg.Client, { name, text }: Migration, roleName: string) {
  await client.query('begin')
  try {
    await client.query(text.replaceAll('{{app}}', pg.escapeIdentifier(roleName)))
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, migrationHash(text)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/**
 * The role does not own the tables and cannot bypass row policies. Its name and password are stored where only the
 * owner can read them.
 */
async function ensureAppRole(client: pg.Client, ownerUrl: string, appUrl?: string): Promise<AppRole> {
  if (appUrl) return { name: decodeURIComponent(new URL(appUrl).username), url: appUrl }
  await client.query('create table if not exists app_role (name text primary key, password text not null)')
  const { rows } = await client.query<{ name: string; password: string }>('select name, password from app_role')
  const stored = rows[0] ?? (await createAppRole(client))
  const url = new URL(ownerUrl)
  url.username = stored.name
  url.password = stored.password
  return { name: stored.name, url: url.toString() }
}

async function createAppRole(client: pg.Client) {
  const { rows } = await client.query<{ current_database: string }>('select current_database()')
  const digest = createHash('sha256')
    .update(rows[0]?.current_database ?? '')
    .digest('hex')
    .slice(0, 8)
  const name = `lanewise_app_${digest}`
  const password = randomBytes(24).toString('base64url')
  const exists = await client.query('select 1 from pg_roles where rolname = $1', [name])
  const verb = exists.rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${pg.escapeIdentifier(name)} login nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  )
  await client.query('insert into app_role (name, password) values ($1, $2)', [name, password])
  return { name, password }
}
