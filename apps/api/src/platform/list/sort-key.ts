import { type RawBuilder, sql } from 'kysely'

/** One part of a sort order: an expression that is never null, and the SQL type of its value in a cursor. */
export type SortKey = {
  by: RawBuilder<unknown>
  type: 'text' | 'uuid' | 'bigint' | 'double precision' | 'date' | 'timestamptz' | 'boolean'
  direction: 'asc' | 'desc'
}

/** A range of the list with its own order. Null takes all rows. */
export type Part = { where: RawBuilder<boolean> | null; keys: readonly SortKey[] }
/** One order for all rows, or consecutive parts that together contain every row once. */
export type Sort = readonly SortKey[] | { parts: readonly Part[] }
/** Sort order of a call, with the tie-breaker last in each part. */
export type Order = { sort: string; parts: readonly Part[] }

export const sortBy = (by: RawBuilder<unknown>, type: SortKey['type'] = 'text'): SortKey => ({
  by,
  type,
  direction: 'asc',
})

/** The reverse order. */
export const turned = (keys: readonly SortKey[]): SortKey[] =>
  keys.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }))

export const turnedParts = (parts: readonly Part[]): Part[] =>
  parts.map(({ where, keys }) => ({ where, keys: turned(keys) })).reverse()

/** Rows without a value come last in either direction. */
export const emptyLast = (by: RawBuilder<unknown>, type: SortKey['type'], direction: SortKey['direction'] = 'asc') => [
  sortBy(sql`(${by} is null)`, 'boolean'),
  { by: sql`coalesce(${by}, ${sql.lit(fillers[type])}::${sql.raw(type)})`, type, direction },
]

const fillers: Record<SortKey['type'], string> = {
  text: '',
  uuid: '00000000-0000-0000-0000-000000000000',
  bigint: '0',
  'double precision': '0',
  date: '1970-01-01',
  timestamptz: '1970-01-01T00:00:00Z',
  boolean: 'false',
}

export const orderOf = (keys: readonly SortKey[]) =>
  sql.join(keys.map(({ by, direction }) => (direction === 'asc' ? by : sql`${by} desc`)))

/** Condition for the rows after the one with these values. */
export function comesAfter(keys: readonly SortKey[], values: readonly string[]): RawBuilder<boolean> {
  const given = keys.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`)
  const [first] = keys
  if (keys.every(({ direction }) => direction === first?.direction)) {
    const sign = sql.raw(first?.direction === 'desc' ? '<' : '>')
    return sql<boolean>`(${sql.join(keys.map(({ by }) => by))}) ${sign} (${sql.join(given)})`
  }
  const steps = keys.map(({ by, direction }, index) => {
    const same = keys.slice(0, index).map((key, before) => sql`${key.by} = ${given[before]}`)
    const beyond = sql`${by} ${sql.raw(direction === 'asc' ? '>' : '<')} ${given[index]}`
    return sql`(${sql.join([...same, beyond], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(steps, sql` or `)})`
}
