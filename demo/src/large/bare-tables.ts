import type { Client } from 'pg'

type Part = { table: string; name: string; definition: string }

/**
 * Runs work that writes many rows into tables that have neither references nor indexes meanwhile, but those primary keys that
 * others refer to: to check and sort all rows at the end is many times faster than to follow each. COPY does not run under the rule that keeps
 * companies apart, so the owner steps outside of it. To be called in a transaction, so that a broken run changes nothing.
 */
export async function whileBare(
  client: Client,
  tables: readonly string[],
  { work, onStep }: { work: () => Promise<void>; onStep: (text: string) => void },
) {
  const constraints = await constraintsOf(client, tables)
  const indexes = await indexesOf(client, tables)
  const forced = await forcedTables(client, tables)
  for (const table of forced) await client.query(`alter table ${table} no force row level security`)
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  onStep('Indexes are made')
  // By what it knows of the rows the database decides how to check them.
  await client.query(`analyze ${tables.join(', ')}`)
  for (const { definition } of indexes) await client.query(definition)
  onStep('References are checked')
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of forced) await client.query(`alter table ${table} force row level security`)
}

/** Those of keys first, as they are made again; those of other tables that refer to these stay, and what they refer to. */
async function constraintsOf(client: Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint made where conrelid = any($1::text[]::regclass[]) and (contype in ('f', 'u')
       or contype = 'p' and not exists (select from pg_constraint where contype = 'f' and confrelid = made.conrelid))
     order by contype = 'f', conrelid, conname`,
    [tables],
  )
  return rows
}

async function indexesOf(client: Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
       pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
     order by indexrelid`,
    [tables],
  )
  return rows
}

/** These and the tables that they refer to: of rows that a policy hides a check would say that they are missing. */
async function forcedTables(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relforcerowsecurity and (oid = any($1::text[]::regclass[])
       or oid in (select confrelid from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])))`,
    [tables],
  )
  return rows.map(({ name }) => name)
}
