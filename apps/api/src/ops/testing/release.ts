import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allOperations } from '@lanewise/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { migrationHash, migrationNames } from '#platform/db/migrate.ts'
import { examples, type World } from '#platform/testing/examples.ts'
import type { Person } from '#platform/testing/given.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { allTables } from '#platform/testing/snapshot.ts'
import { createWorld } from '#platform/testing/world.ts'

type Row = Record<string, unknown>

/** A database as a release made it: one record of each kind, and the migrations by which its tables came about. */
export type Release = {
  migrations: Record<string, string>
  tables: Record<string, Row[]>
  sequences: Record<string, number>
  person: Person
  world: World
  /** Names of the calls that the release answered with 200. */
  answered: string[]
}

const migrationsDir = join(import.meta.dirname, '../../../migrations')
const fileOf = (version: string) => join(migrationsDir, 'releases', `${version}.json`)
/** Tables of the installation itself. A dump must not hold keys. */
const leftOut = ['public.app_role', 'public.schema_migrations', 'system.keys', 'system.socket_io_attachments']

export const readRelease = async (version: string): Promise<Release> =>
  JSON.parse(await readFile(fileOf(version), 'utf8'))

/** Fills a new database through the product's own calls, and writes down what is in it. */
export async function writeRelease(version: string) {
  const portal = await startTestPortal()
  const { admin, world } = await createWorld(portal, 'ACME')
  const { owner } = portal.database
  const tables = (await allTables(owner)).filter((table) => !leftOut.includes(table))
  const filled = await Promise.all(tables.map(async (table) => [table, await rowsOf(owner, table)] as const))
  const release: Release = {
    migrations: await migrationHashes(),
    tables: Object.fromEntries(filled.filter(([, rows]) => rows.length > 0)),
    sequences: await sequencesOf(owner),
    person: admin,
    world,
    answered: await answeredCalls(portal, admin, world),
  }
  await writeFile(fileOf(version), `${JSON.stringify(release)}\n`)
  await portal.close()
}

export async function migrationHashes(): Promise<Record<string, string>> {
  const texts = (await migrationNames()).map(async (name) => [name, await readFile(join(migrationsDir, name), 'utf8')])
  return Object.fromEntries((await Promise.all(texts)).map(([name = '', text = '']) => [name, migrationHash(text)]))
}

/** Rows of a table in one order, as JSON, with the named columns or all of them. */
export function rowsOf(db: Db, table: string, columns?: readonly string[]): Promise<Row[]> {
  const row: RawBuilder<Row> = columns
    ? sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any(${columns}))`
    : sql`to_jsonb(t)`
  return db.transaction().execute(async (tx) => {
    // JSON shows a moment in the time zone of the session.
    await sql`set local time zone 'UTC'`.execute(tx)
    const { rows } = await sql<{ row: Row }>`select ${row} as row from ${sql.table(table)} t order by 1`.execute(tx)
    return rows.map((one) => one.row)
  })
}

async function sequencesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select schemaname || '.' || sequencename as name, last_value::int as last from pg_sequences
    where last_value is not null and schemaname in ('public', 'system')`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function answeredCalls(portal: TestPortal, person: Person, world: World): Promise<string[]> {
  const names: string[] = []
  for (const { operation } of allOperations) {
    if (operation.method !== 'GET' || operation.link) continue
    const { status } = await portal.as(person).attempt(operation, examples[operation.name]?.(world) as never)
    if (status === 200) names.push(operation.name)
  }
  return names
}

/** Puts the rows of a release into a database with its tables. Triggers and references would need a certain order. */
export async function loadRelease(db: Db, { tables, sequences }: Release) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, rows] of Object.entries(tables)) {
      // The migrations have filled some tables already.
      await sql`delete from ${sql.table(table)}`.execute(tx)
      const columns = sql.join((await writableColumns(tx, table)).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(tx)
    }
    for (const [name, last] of Object.entries(sequences)) await sql`select setval(${name}, ${last})`.execute(tx)
  })
}

async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
  return rows.map(({ name }) => name)
}
