import { largestTotal } from '@lanewise/contract/list'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isInSearchIndex, type ListSearch, matchOf, searchTextOf } from './list-search.ts'
import { readPage, type Sliced } from './read-page.ts'
import { type Order, type Sort, type SortKey, sortBy, turnedParts } from './sort-key.ts'

export type Page = { page: number; pageSize: number; cursor?: string | undefined }
export type ListPage<O> = Sliced<O> & { total: number; isTotalExact: boolean }

type ListDefinition<DB, TB extends keyof DB, O, F> = {
  /** All records of the list, with the columns that are read. */
  from: (db: Tx, filter: F) => SelectQueryBuilder<DB, TB, O>
  /** Conditions from the filters of a call. */
  where?: (filter: F) => RawBuilder<boolean>[]
  search?: ListSearch<F>
  /** Sort orders by name, each ideally supported by an index. A minus before a name reverses the order. */
  sorts: Readonly<Record<string, Sort>>
  /** Sort order that a call requests. The first one where a list offers no choice. */
  sort?: (filter: F) => string
  /** Tie-breaker of the order. The column `id` by default. */
  id?: SortKey
}

export type List<F, O> = {
  find: (db: Tx, request: F & Page) => Promise<ListPage<O>>
  /** Reads the requested number of rows from a position, without a total. `next` is null at the end of the list. */
  read: (db: Tx, request: F & Omit<Page, 'page'>) => Promise<Pick<ListPage<O>, 'rows' | 'next'>>
}

/**
 * Defines a list with its columns, orders and pages. It adds the tie-breaker, the search, cursors that are as fast at
 * the end of a long list as at its beginning, and a total that is counted up to 10,000. (DEF-119)
 */
export function listQuery<DB, TB extends keyof DB, O, F>(definition: ListDefinition<DB, TB, O, F>): List<F, O> {
  const filtered = (db: Tx, request: F, limits: RawBuilder<boolean>[]) =>
    limits.reduce((query, limit) => query.where(limit), definition.from(db, request))
  const limited = async (db: Tx, request: F) => {
    const filters = definition.where?.(request) ?? []
    const match = await matchOf(db, definition.search, request, (definition.id ?? byId).by)
    const limits = match.condition ? [...filters, match.condition] : filters
    const isLong = match.areMany && filters.length === 0
    return { rows: filtered(db, request, limits), order: orderIn(definition, request), isLong }
  }
  /** Searches for rare words in one statement. Null when the words are frequent or another page is requested. */
  const findRare = async (db: Tx, request: F & Page): Promise<ListPage<O> | null> => {
    const text = searchTextOf(definition.search, request)
    // The statement counts the rows that it reads, so it serves only the first page.
    if (!definition.search || text === '' || request.cursor || request.page > 1) return null
    const indexMatch = isInSearchIndex(definition.search.kind, text, (definition.id ?? byId).by)
    const matches = filtered(db, request, [...(definition.where?.(request) ?? []), indexMatch])
    const order = orderIn(definition, request)
    // With several parts, the total needs a count over all of them.
    const total = order.parts.length > 1 ? countOf(matches) : sql<number>`(count(*) over ())::int`
    const { count, ...page } = await readPage(matches.select(total.as('counted')), order, request)
    return count === undefined ? null : { ...page, total: count, isTotalExact: true }
  }
  return {
    find: async (db, request) => {
      const rare = await findRare(db, request)
      if (rare) return rare
      const { rows, order, isLong } = await limited(db, request)
      const total = isLong ? sql<number>`${largestTotal + 1}::int` : countOf(rows)
      const { count, ...page } = await readPage(rows.select(total.as('counted')), order, request)
      const all = count ?? (await countAlone(db, total))
      return { ...page, total: Math.min(all, largestTotal), isTotalExact: all <= largestTotal }
    },
    read: async (db, request) => {
      const { rows, order } = await limited(db, request)
      return readPage(rows, order, { ...request, page: 1 })
    },
  }
}

/** Counts in the statement that reads the page, because a second round trip costs more than the counting. */
const countOf = <DB, TB extends keyof DB, O>(matches: SelectQueryBuilder<DB, TB, O>) =>
  sql<number>`(select count(*)::int from (${matches
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(largestTotal + 1)}) counted)`

/** A page beyond the end has no row that carries the total. */
async function countAlone(db: Tx, total: RawBuilder<number>) {
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return rows[0]?.total ?? 0
}

type Sorted<F> = Pick<ListDefinition<never, never, never, F>, 'sorts' | 'sort' | 'id'>

const byId = sortBy(sql.ref('id'), 'uuid')

function orderIn<F>({ sorts, sort, id = byId }: Sorted<F>, filter: F): Order {
  const name = sort?.(filter) ?? Object.keys(sorts)[0] ?? ''
  const parts = partsOf(sorts[name]) ?? turnedParts(partsOf(sorts[name.replace(/^-/, '')]) ?? [])
  const completeParts = parts.map(({ where, keys }) => ({
    where,
    keys: [...keys, { ...id, direction: keys.at(-1)?.direction ?? 'asc' }],
  }))
  return { sort: name, parts: completeParts }
}

const partsOf = (sort: Sort | undefined) =>
  sort && 'parts' in sort ? sort.parts : sort && [{ where: null, keys: sort }]

/** A page of a list in the shape of the API answer. */
export async function listAnswer<O, A>({ rows, ...page }: ListPage<O>, view: (rows: O[]) => A[] | Promise<A[]>) {
  return { ...page, data: await view(rows) }
}
