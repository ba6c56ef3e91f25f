import { largestTotal } from '@lanewise/contract/list'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isNamedBySearch, type ListSearch, matchOf, wordsOf } from './list-search.ts'
import { readPage, type Sliced } from './read-page.ts'
import { type Order, type Sort, type SortKey, sortBy, turnedParts } from './sort-key.ts'

export type Page = { page: number; pageSize: number; cursor?: string | undefined }
export type Found<O> = Sliced<O> & { total: number; isTotalExact: boolean }

type ListDefinition<DB, TB extends keyof DB, O, F> = {
  /** All records of the list and what is read of them. */
  from: (db: Tx, filter: F) => SelectQueryBuilder<DB, TB, O>
  /** What the filters of a call leave. */
  where?: (filter: F) => RawBuilder<boolean>[]
  search?: ListSearch<F>
  /** The orders of the list by name, each best the order of an index; a minus before a name turns it round. */
  sorts: Readonly<Record<string, Sort>>
  /** The order that a call wants; the first one where a list has no choice. */
  sort?: (filter: F) => string
  /** Tells rows apart where the order does not; the column `id` unless it is named. */
  id?: SortKey
}

export type List<F, O> = {
  find: (db: Tx, asked: F & Page) => Promise<Found<O>>
  /** As many rows as wanted from a place on, without a total; `next` is null with the last ones. */
  read: (db: Tx, asked: F & Omit<Page, 'page'>) => Promise<Pick<Found<O>, 'rows' | 'next'>>
}

/**
 * A list: what it shows in which order, page by page. Adds the tie-breaker, the search, cursors that read as fast at the
 * end of a long list as at its beginning, and a total that is counted up to 10,000 (DEF-119).
 */
export function listQuery<DB, TB extends keyof DB, O, F>(definition: ListDefinition<DB, TB, O, F>): List<F, O> {
  const filtered = (db: Tx, asked: F, limits: RawBuilder<boolean>[]) =>
    limits.reduce((query, limit) => query.where(limit), definition.from(db, asked))
  const limited = async (db: Tx, asked: F) => {
    const filters = definition.where?.(asked) ?? []
    const match = await matchOf(db, definition.search, asked, (definition.id ?? byId).by)
    const limits = match.condition ? [...filters, match.condition] : filters
    const isLong = match.areMany && filters.length === 0
    return { found: filtered(db, asked, limits), order: orderIn(definition, asked), isLong }
  }
  /** A first look for rare words in one message; null where they are frequent, or the page is not one that it can answer. */
  const findRare = async (db: Tx, asked: F & Page): Promise<Found<O> | null> => {
    const words = wordsOf(definition.search, asked)
    // It counts the rows that it reads, and a later page is read by itself.
    if (!definition.search || words === '' || asked.cursor || asked.page > 1) return null
    const named = isNamedBySearch(definition.search.kind, words, (definition.id ?? byId).by)
    const found = filtered(db, asked, [...(definition.where?.(asked) ?? []), named])
    const order = orderIn(definition, asked)
    // What is read part by part is counted as a whole.
    const total = order.parts.length > 1 ? countOf(found) : sql<number>`(count(*) over ())::int`
    const { counted, ...page } = await readPage(found.select(total.as('counted')), order, asked)
    return counted === undefined ? null : { ...page, total: counted, isTotalExact: true }
  }
  return {
    find: async (db, asked) => {
      const rare = await findRare(db, asked)
      if (rare) return rare
      const { found, order, isLong } = await limited(db, asked)
      const total = isLong ? sql<number>`${largestTotal + 1}::int` : countOf(found)
      const { counted, ...page } = await readPage(found.select(total.as('counted')), order, asked)
      const all = counted ?? (await countAlone(db, total))
      return { ...page, total: Math.min(all, largestTotal), isTotalExact: all <= largestTotal }
    },
    read: async (db, asked) => {
      const { found, order } = await limited(db, asked)
      return readPage(found, order, { ...asked, page: 1 })
    },
  }
}

/** Counted in the statement that reads the page: a second message to the database costs more than the counting. */
const countOf = <DB, TB extends keyof DB, O>(found: SelectQueryBuilder<DB, TB, O>) =>
  sql<number>`(select count(*)::int from (${found
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(largestTotal + 1)}) counted)`

/** Beyond the end no row brings the total along. */
async function countAlone(db: Tx, total: RawBuilder<number>) {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]?.total ?? 0
}

type Sorted<F> = Pick<ListDefinition<never, never, never, F>, 'sorts' | 'sort' | 'id'>

const byId = sortBy(sql.ref('id'), 'uuid')

function orderIn<F>({ sorts, sort, id = byId }: Sorted<F>, filter: F): Order {
  const name = sort?.(filter) ?? Object.keys(sorts)[0] ?? ''
  const parts = partsOf(sorts[name]) ?? turnedParts(partsOf(sorts[name.replace(/^-/, '')]) ?? [])
  const told = parts.map(({ where, keys }) => ({
    where,
    keys: [...keys, { ...id, direction: keys.at(-1)?.direction ?? 'asc' }],
  }))
  return { sort: name, parts: told }
}

const partsOf = (sort: Sort | undefined) =>
  sort && 'parts' in sort ? sort.parts : sort && [{ where: null, keys: sort }]
