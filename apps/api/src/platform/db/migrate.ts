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
      if (!done.has(name) && (!only || only.includes(name))) await apply(client, name, role.name)
    }
    return role
  } finally {
    await client.end()
  }
}

export const migrationNames = async () => (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()

async function appliedMigrations(client: pg.Client) {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  return new Set(rows.map((row) => row.name))
}

async function apply(client: pg.Client, name: string, roleName: string) {
  const text = await readFile(join(migrationsDir, name), 'utf8')
  await client.query('begin')
  try {
    await client.query(text.replaceAll('{{app}}', pg.escapeIdentifier(roleName)))
    await client.query('insert into schema_migrations (name) values ($1)', [name])
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
