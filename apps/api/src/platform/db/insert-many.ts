import { type RawBuilder, sql } from 'kysely'

type Type =
  | 'text'
  | 'text[]'
  | 'uuid'
  | 'date'
  | 'timestamptz'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'double precision'
  | 'jsonb'
type Types = Record<string, Type>

/**
 * `insert into table (…) select … from` rows that travel as one JSON parameter: hundreds of rows as single values are
 * planned and bound one by one, which costs more than saving them.
 */
export function insertMany<C extends Types>(
  table: string,
  columns: C,
  rows: readonly Readonly<Record<keyof C, unknown>>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns)
  const into = sql.join(names.map((name) => sql.ref(name)))
  const given = sql.raw(names.map((name) => `"${name}"`).join(', '))
  const typed = sql.raw(names.map((name) => `"${name}" ${columns[name]}`).join(', '))
  return sql`insert into ${sql.table(table)} (${into})
    select ${given} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${typed})`
}
