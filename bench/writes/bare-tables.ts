import type { Db } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { dropIndexes } from '#portal/bench-orders.ts'

export const bareSchema = 'bare'

type Copies = {
  /** Tables whose copies get only their primary key and unique keys. */
  bare: readonly string[]
  /** Tables that belong to them. Their copies keep all indexes, by which a save finds its own rows. */
  belonging: readonly string[]
}

/**
 * Copies tables with their rows into a schema of its own, with keys, references, checks and the row policy, but without
 * triggers. A connection that searches this schema first sends the product's own statements to the copies.
 */
export async function copyBare(db: Db, { bare, belonging }: Copies, appRole: string) {
  await sql`create schema ${sql.id(bareSchema)}`.execute(db)
  await sql`grant usage on schema ${sql.id(bareSchema)} to ${sql.id(appRole)}`.execute(db)
  const all = [...bare, ...belonging]
  for (const table of all) await createCopy(db, table)
  const names = bare.map((table) => `${bareSchema}.${table}`)
  await dropIndexes(db, names)
  for (const table of all) await copyRows(db, table)
  for (const table of all) await copyReferences(db, table, all)
  for (const table of all) await protect(db, table, appRole)
  await sql`vacuum analyze`.execute(db)
}

/** The pages of a copy are as full as those of the product's table. */
async function createCopy(db: Db, table: string) {
  const copy = sql.id(bareSchema, table)
  await sql`create table ${copy} (like ${sql.id(table)} including all excluding statistics)`.execute(db)
  const { rows } = await sql<{ options: string }>`select array_to_string(reloptions, ', ') as options from pg_class
    where oid = ${table}::regclass and reloptions is not null`.execute(db)
  for (const { options } of rows) await sql`alter table ${copy} set (${sql.raw(options)})`.execute(db)
}

async function copyRows(db: Db, table: string) {
  const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(attname), ', ') as columns
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  )
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`insert into ${sql.id(bareSchema, table)} (${columns}) select ${columns} from ${sql.id(table)}`.execute(db)
}

/** A copy refers to copies where there are some. */
async function copyReferences(db: Db, table: string, copied: readonly string[]) {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'f'`.execute(db)
  for (const { definition } of rows) {
    const toCopies = definition.replace(/(?<=REFERENCES )\w+/, (target) =>
      copied.includes(target) ? `${bareSchema}.${target}` : target,
    )
    await sql`alter table ${sql.id(bareSchema, table)} add ${sql.raw(toCopies)}`.execute(db)
  }
}

async function protect(db: Db, table: string, appRole: string) {
  const copy = sql.id(bareSchema, table)
  await sql`alter table ${copy} enable row level security`.execute(db)
  await sql`create policy own_company on ${copy} using (company_id = (select system.company_id()))`.execute(db)
  await sql`grant select, insert, update, delete on ${copy} to ${sql.id(appRole)}`.execute(db)
}
