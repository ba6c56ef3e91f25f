import type { Client } from 'pg'
import { inTransaction, type Pair, sideBySide } from './side-by-side.ts'

/**
 * Table that stores, as statements, what the bare tables are missing until everything is restored. An existing table
 * means that a run was not finished.
 */
const stepsTable = 'system.bare_tables'

/** Steps in the order of execution. The undo steps run only if the copy run does not complete. */
type Step = 'undo' | 'index' | 'key' | 'reference' | 'check' | 'last'
type RestoreStep = { step: Step; table: string; statement: string; cost?: number }
/** A statement that removes something from a table, and the steps that restore it. */
type Taken = { statement: string; back: RestoreStep[] }

/**
 * Removes references, indexes and triggers from tables that will get many rows, but keeps the primary keys that other
 * tables refer to. Checking and sorting all rows at the end is many times faster than doing it row by row. COPY cannot
 * run under row-level security, so the owner is exempt from it. Must run in a transaction.
 */
export async function makeBare(client: Client, tables: readonly string[]) {
  await client.query(
    `create table ${stepsTable} (place serial, step text, "table" text, statement text, cost bigint default 0)`,
  )
  const parts = [forcedTables, triggersOf, referencesOf, keysOf, indexesOf]
  for (const part of parts) {
    for (const { statement, back } of await part(client, tables)) {
      for (const one of back) await keep(client, one)
      await client.query(statement)
    }
  }
}

/** Stores statements that would undo everything that a run wrote. */
export async function keepUndoing(client: Client, statements: readonly string[]) {
  for (const statement of statements) await keep(client, { step: 'undo', table: '', statement })
}

const keep = (client: Client, { step, table, statement, cost = 0 }: RestoreStep) =>
  client.query(`insert into ${stepsTable} (step, "table", statement, cost) values ($1, $2, $3, $4)`, [
    step,
    table,
    statement,
    cost,
  ])

/** Undoes an unfinished run, if there is one. */
export async function undoUnfinished(pair: Pair, log: (text: string) => void) {
  const [main] = pair
  const { rows } = await main.query<{ isThere: boolean }>(
    `select to_regclass('${stepsTable}') is not null as "isThere"`,
  )
  if (!rows[0]?.isThere) return
  log('Orders of a run that was not finished are removed')
  for (const { statement } of await stepsOf(main, 'undo')) await main.query(statement)
  await makeWhole(pair, log)
}

/** Restores what the tables are missing. Sorting and checking run in parallel, the slowest first. */
export async function makeWhole(pair: Pair, log: (text: string) => void) {
  const [main] = pair
  log('Indexes are made')
  await sideBySide(pair, await stepsOf(main, 'index'), finish)
  for (const step of await stepsOf(main, 'key')) await finish(main, step)
  log('References are checked')
  for (const step of await stepsOf(main, 'reference')) await finish(main, step)
  // A table allows only one of its foreign keys to be checked at a time.
  const checks = Map.groupBy(await stepsOf(main, 'check'), ({ table }) => table)
  await sideBySide(pair, [...checks.values()], async (client, steps) => {
    for (const step of steps) await finish(client, step)
  })
  await inTransaction(main, async () => {
    for (const { statement } of await stepsOf(main, 'last')) await main.query(statement)
    await main.query(`drop table ${stepsTable}`)
  })
}

type PendingStep = { place: number; table: string; statement: string }

async function stepsOf(client: Client, step: Step): Promise<PendingStep[]> {
  const { rows } = await client.query<PendingStep>(
    `select place, "table", statement from ${stepsTable} where step = $1 order by cost desc, place`,
    [step],
  )
  return rows
}

/** Deletes the stored step in the same transaction, so that no step runs twice. */
const finish = (client: Client, { place, statement }: PendingStep) =>
  inTransaction(client, async () => {
    await client.query(statement)
    await client.query(`delete from ${stepsTable} where place = $1`, [place])
  })

type Part = { table: string; name: string; definition: string; index: string; size: number }

async function partsOf(client: Client, tables: readonly string[], query: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(query, [tables])
  return rows
}

/**
 * Includes the tables that these refer to, because a foreign key check would report rows hidden by a policy as missing.
 */
async function forcedTables(client: Client, tables: readonly string[]): Promise<Taken[]> {
  const parts = await partsOf(
    client,
    tables,
    `select oid::regclass::text as "table" from pg_class
     where relforcerowsecurity and (oid = any($1::text[]::regclass[])
       or oid in (select confrelid from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])))`,
  )
  return parts.map(({ table }) => ({
    statement: `alter table ${table} no force row level security`,
    back: [{ step: 'last', table, statement: `alter table ${table} force row level security` }],
  }))
}

/** Triggers that run on inserted rows. */
async function triggersOf(client: Client, tables: readonly string[]): Promise<Taken[]> {
  const parts = await partsOf(
    client,
    tables,
    `select tgrelid::regclass::text as "table", quote_ident(tgname) as name from pg_trigger
     where tgrelid = any($1::text[]::regclass[]) and not tgisinternal and tgenabled = 'O' and tgtype & 4 > 0`,
  )
  return parts.map(({ table, name }) => ({
    statement: `alter table ${table} disable trigger ${name}`,
    back: [{ step: 'last', table, statement: `alter table ${table} enable trigger ${name}` }],
  }))
}

/** Foreign keys of these tables. Those of other tables that refer to them stay. */
async function referencesOf(client: Client, tables: readonly string[]): Promise<Taken[]> {
  const parts = await partsOf(
    client,
    tables,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[]) order by oid`,
  )
  return parts.map(({ table, name, definition }) => ({
    statement: `alter table ${table} drop constraint ${name}`,
    back: [
      { step: 'reference', table, statement: `alter table ${table} add constraint ${name} ${definition} not valid` },
      { step: 'check', table, statement: `alter table ${table} validate constraint ${name}` },
    ],
  }))
}

/**
 * Primary and unique keys. Their indexes are built in parallel with others, and turning an index into a key takes no
 * time.
 */
async function keysOf(client: Client, tables: readonly string[]): Promise<Taken[]> {
  const parts = await partsOf(
    client,
    tables,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_indexdef(conindid) as index,
       pg_relation_size(conindid)::float8 as size, concat(case contype when 'p' then 'primary key' else 'unique' end,
       ' using index ', quote_ident(conname), case when condeferrable then ' deferrable' end,
       case when condeferred then ' initially deferred' end) as definition
     from pg_constraint made where conrelid = any($1::text[]::regclass[]) and contype in ('p', 'u')
       and not exists (select from pg_constraint where contype = 'f' and confrelid = made.conrelid and conindid = made.conindid)
     order by oid`,
  )
  return parts.map(({ table, name, index, size, definition }) => ({
    statement: `alter table ${table} drop constraint ${name}`,
    back: [
      { step: 'index', table, statement: index, cost: size },
      { step: 'key', table, statement: `alter table ${table} add constraint ${name} ${definition}` },
    ],
  }))
}

/**
 * Must be called after the keys were dropped. The index that takes as long as all others together is built with an
 * extra worker process.
 */
async function indexesOf(client: Client, tables: readonly string[]): Promise<Taken[]> {
  const parts = await partsOf(
    client,
    tables,
    `select indrelid::regclass::text as "table", indexrelid::regclass::text as name, pg_relation_size(indexrelid)::float8 as size,
       concat(case amname when 'gin' then 'set local max_parallel_maintenance_workers = 1; ' end,
         pg_get_indexdef(indexrelid)) as index
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid) order by indexrelid`,
  )
  return parts.map(({ table, name, index, size }) => ({
    statement: `drop index ${name}`,
    back: [{ step: 'index', table, statement: index, cost: size }],
  }))
}
