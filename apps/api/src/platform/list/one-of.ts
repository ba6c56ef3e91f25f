import { type RawBuilder, sql } from 'kysely'

/**
 * Rows whose column has one of these values; no condition where none is named. One value alone is compared as such: only
 * then does an index that begins with the column give the rows in the order of the columns that follow.
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
