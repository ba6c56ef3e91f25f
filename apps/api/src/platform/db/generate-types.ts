import { Client } from 'pg'

type Column = {
  schema: string
  table: string
  column: string
  type: string
  nullable: boolean
  generated: string
  has_default: boolean
  /** Definition of a check constraint on this column alone. */
  check: string | null
}

const columnsSql = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
         a.attgenerated::text || a.attidentity::text as generated, a.atthasdef or a.attidentity <> '' as has_default,
         (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as check
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'system') and a.attnum > 0 and not a.attisdropped
    and c.relname not in ('schema_migrations', 'app_role', 'socket_io_attachments', 'kept_by_month')
  order by 1, 2, a.attnum`

const names: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  date: 'string',
  time: 'string',
  jsonb: 'unknown',
  _text: 'string[]',
  _int4: 'number[]',
}

export async function generateTypes(ownerUrl: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columnsSql)
    return render(rows)
  } finally {
    await client.end()
  }
}

function render(columns: Column[]) {
  const tables = [...Map.groupBy(columns, ({ schema, table }) => (schema === 'public' ? table : `${schema}.${table}`))]
  const types = tables.map(([name, own]) => `  '${camel(name)}': {\n${own.map(line).join('\n')}\n  }`)
  return `// Made by \`npm run db-types\` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

export type Tables = {\n${types.join('\n')}\n}

/**
 * Columns that are read of a record: all except its company, which is the same for every visible row, and columns that
 * only the database uses.
 */
export const recordColumns = {\n${tables.flatMap(recordLine).join('\n')}\n} as const

export type RecordRow<T extends keyof typeof recordColumns> = Pick<Selectable<Tables[T]>, (typeof recordColumns)[T][number] & keyof Selectable<Tables[T]>>
`
}

const unread = new Set(['company_id', 'search_text', 'deleted_at'])

/** Record tables are those with a search text. */
function recordLine([name, own]: [string, Column[]]) {
  if (own[0]?.schema !== 'public' || !own.some(({ column }) => column === 'search_text')) return []
  const read = own.filter(({ column }) => !unread.has(column)).map(({ column }) => `'${camel(column)}'`)
  return [`  ${camel(name)}: [${read.join(', ')}],`]
}

function line({ column, type, nullable, generated, has_default, check }: Column) {
  const base = unionOf(type, check) ?? names[type]
  if (!base) throw new Error(`No TypeScript type for the database type ${type}`)
  const withNull = nullable ? `${base} | null` : base
  return `    ${camel(column)}: ${wrap(withNull, { type, generated, has_default: has_default || (nullable && type === 'jsonb') })}`
}

/** A union type for a column whose check lists the allowed values, or the allowed members of an array. */
function unionOf(type: string, check: string | null): string | null {
  const [, least, most] = />= \(?'?(-?\d+)'?(?:::integer)?\)?\) AND \([^ ]+ <= (\d+)\)/.exec(check ?? '') ?? []
  if (type === 'int4' && least && most && Number(most) - Number(least) < 12)
    return Array.from({ length: Number(most) - Number(least) + 1 }, (_unused, index) => Number(least) + index).join(
      ' | ',
    )
  const [, operator, listed = ''] = /(= ANY|<@) \(?ARRAY\[([^\]]+)\]/.exec(check ?? '') ?? []
  if (!operator || (operator === '<@') !== type.startsWith('_')) return null
  const values = listed.split(', ').map((value) => value.replace(/::.*$/, ''))
  const union = values.map((value) => (/text/.test(type) ? value : value.replace(/^'(.*)'$/, '$1'))).join(' | ')
  return type.startsWith('_') ? `(${union})[]` : union
}

function wrap(base: string, { type, generated, has_default }: Pick<Column, 'type' | 'generated' | 'has_default'>) {
  if (generated) return `GeneratedAlways<${base}>`
  // JSON is written as text, because the driver would turn a JavaScript array into a PostgreSQL array.
  if (type === 'jsonb') return `ColumnType<${base}, ${has_default ? 'string | undefined' : 'string'}, string>`
  return has_default ? `Generated<${base}>` : base
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
