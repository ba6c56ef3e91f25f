import pg from 'pg'
import type { Manifest, Summary } from './manifest.ts'

export type Table = Manifest['tables'][number]

const schemas = ['public', 'system', 'pgboss']
/** Tables that the migration of the target database creates itself. */
const ownOfEachDatabase = ['public.app_role', 'public.schema_migrations']

/**
 * Every table with its own columns. Generated columns are left out, and monthly partitions count as part of their
 * table.
 */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and not n.nspname || '.' || c.relname = any($2)
     group by 1 order by 1`,
    [schemas, ownOfEachDatabase],
  )
  return rows
}

/** Positions of the sequences. They are read after the rows, so that no sequence lags behind its table. */
export async function sequencesOf(client: pg.Client): Promise<Summary['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  )
  const sequences: Summary['sequences'] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    )
    if (states[0]) sequences.push({ name, ...states[0] })
  }
  return sequences
}

export async function queueVersionOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('pgboss.version') is not null as found`)
  if (!rows[0]?.found) return null
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version')
  return versions[0]?.version ?? null
}

export function copyStatement({ name, columns }: Table, direction: 'to stdout' | 'from stdin') {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  // A partitioned table can only be copied out through a query.
  return direction === 'to stdout'
    ? `copy (select ${list} from ${quoted(name)}) to stdout`
    : `copy ${quoted(name)} (${list}) from stdin`
}

export const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')
