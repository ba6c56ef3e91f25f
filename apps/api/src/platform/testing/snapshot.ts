import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Tables that belong to the installation. Every other table must have a company column. */
export const systemTables = [
  'public.app_role',
  'public.schema_migrations',
  'system.api_key_hashes',
  'system.attempts',
  'system.company_ids',
  'system.credentials',
  'system.demo_companies',
  'system.exception_turns',
  'system.feature_flags',
  'system.identity_tokens',
  'system.kept_by_month',
  'system.keys',
  'system.mails',
  'system.oidc_payloads',
  'system.outbox',
  'system.personal_links',
  'system.public_numbers',
  'system.public_visits',
  'system.reset_watches',
  'system.search_entries',
  'system.socket_io_attachments',
  'system.tracking_turns',
  'system.unnamed_files',
] as const

export async function allTables(owner: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'system') order by 1`.execute(
    owner,
  )
  return rows.map(({ name }) => name)
}

/** Tables with company data: all except those of the installation. */
export const companyTables = async (owner: Db) =>
  (await allTables(owner)).filter((name) => name.startsWith('public.') && !isOfInstallation(name))

const isOfInstallation = (name: string) => systemTables.some((table) => table === name)

/** A fingerprint of all data of one company, including events and mails, but not when its users were last active. */
export async function rowsOf(owner: Db, companyId: string): Promise<Record<string, string>> {
  const prints = [...(await companyTables(owner)), ...alsoPrinted].map((table) => {
    const column = table === 'public.companies' ? 'id' : 'company_id'
    const row = table === 'system.credentials' ? sql`(to_jsonb(t) - 'last_active_at')::text` : sql`t::text`
    return sql`
      select ${sql.lit(table)} as name,
        count(*) || ':' || coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as print
      from ${sql.table(table)} t where ${sql.ref(column)} = ${companyId}`
  })
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(owner)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

const alsoPrinted = [
  'system.outbox',
  'system.mails',
  'system.credentials',
  'system.search_entries',
  'system.api_key_hashes',
  'system.tracking_turns',
  'system.exception_turns',
]

/** Reads the rows of companies like `rowsOf`, but only again after a write. */
export async function watchRows(owner: Db) {
  await countWrites(owner)
  const known = new Map<string, { writes: string; rows: Record<string, string> }>()
  return async (companyId: string): Promise<Record<string, string>> => {
    const { writes, isWriting } = await writesIn(owner)
    const last = known.get(companyId)
    if (last?.writes === writes) return last.rows
    const rows = await rowsOf(owner, companyId)
    // An uncommitted write is already counted but cannot be read yet.
    if (!isWriting) known.set(companyId, { writes, rows })
    return rows
  }
}

/** Counts every statement that writes to a table, whoever sends it and whether or not it commits. */
async function countWrites(owner: Db) {
  await sql`create schema watch`.execute(owner)
  await sql`create sequence watch.writes`.execute(owner)
  await sql`create function watch.count_write() returns trigger language plpgsql security definer as
    $$ begin perform nextval('watch.writes'); return null; end $$`.execute(owner)
  await sql`do $$ declare written regclass; begin
    for written in select oid from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'system'::regnamespace) loop
      execute format('create trigger count_write after insert or update or delete or truncate on %s
        for each statement execute function watch.count_write()', written);
    end loop; end $$`.execute(owner)
}

async function writesIn(owner: Db) {
  const { rows } = await sql<{ writes: string; isWriting: boolean }>`
    select (last_value, is_called)::text as writes, exists (select from pg_stat_activity
      where datname = current_database() and backend_xid is not null) as "isWriting" from watch.writes`.execute(owner)
  if (!rows[0]) throw new Error('A sequence has a value')
  return rows[0]
}
