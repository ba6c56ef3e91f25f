import { type RawBuilder, sql } from 'kysely'

/**
 * Condition for rows whose column has one of these values. No condition for an empty list. A single value uses `=`,
 * because only then can an index that begins with this column return the rows in the order of its next columns.
 */
export function oneOf(
  column: string,
  values: readonly (string | number)[],
  type: 'text' | 'integer' | 'uuid' = 'text',
): RawBuilder<boolean>[] {
  if (values.length === 0) return []
  const by = sql.ref(column)
  const of = sql.raw(type)
  return [
    values.length === 1 ? sql<boolean>`${by} = ${values[0]}::${of}` : sql<boolean>`${by} = any(${values}::${of}[])`,
  ]
}
