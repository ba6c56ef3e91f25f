import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Tables that belong to the installation; every other table must carry a company. */
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

/** The tables with company data: all but those of the installation. */
export const companyTables = async (owner: Db) =>
  (await allTables(owner)).filter((name) => name.startsWith('public.') && !isOfInstallation(name))

const isOfInstallation = (name: string) => systemTables.some((table) => table === name)

/** A fingerprint of everything one company owns, events and mails included. */
export async function rowsOf(owner: Db, companyId: string): Promise<Record<string, string>> {
  const prints = [...(await companyTables(owner)), ...alsoPrinted].map((table) => {
    const column = table === 'public.companies' ? 'id' : 'company_id'
    return sql`
      select ${sql.lit(table)} as name,
        count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
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
