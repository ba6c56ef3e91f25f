import { notACursor } from '@lanewise/contract/messages'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { refuse } from '#platform/refuse.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { comesAfter, type Order, orderOf, type Part, type SortKey, turned } from './sort-key.ts'

/** Rows of a list with the cursors to the next and previous page. Null where there is none. */
export type Sliced<O> = { rows: O[]; next: string | null; previous: string | null }
type Wanted = { page: number; pageSize: number; cursor?: string | undefined }
type Valued = Record<`sortValue${number}`, string> & { count?: number }
/** A row with the part of the order to which it belongs. */
type Placed<O> = { row: O & Valued; part: number }

const sortValue = (index: number): `sortValue${number}` => `sortValue${index}`

/** Reads one extra row to find out whether the list continues. */
export async function readPage<DB, TB extends keyof DB, O>(
  matches: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { page, pageSize, cursor }: Wanted,
): Promise<Sliced<O> & { count: number | undefined }> {
  const at = cursor && cursor !== 'last' ? placeIn(order, cursor) : null
  const isBackwards = cursor === 'last' || at?.side === 'before'
  const skipped = cursor ? 0 : (page - 1) * pageSize
  const read = await readParts(matches, order, { at, isBackwards, skipped, wanted: pageSize + 1 })
  const placed = read.slice(0, pageSize)
  const goesOn = read.length > pageSize
  if (isBackwards) placed.reverse()
  const beside = (one: Placed<O> | undefined, side: 'after' | 'before') => (one ? cursorAt(order, one, side) : null)
  return {
    rows: placed.map(({ row }) => row),
    count: placed[0]?.row.count,
    previous: (isBackwards ? goesOn : cursor !== undefined || page > 1) ? beside(placed[0], 'before') : null,
    next: (isBackwards ? cursor !== 'last' : goesOn) ? beside(placed.at(-1), 'after') : null,
  }
}

type Place = { side: 'after' | 'before'; part: number; values: readonly string[] }

/** With several parts, the cursor begins with the number of its part. */
function placeIn({ sort, parts }: Order, cursor: string): Place {
  const isOne = parts.length === 1
  const read = readCursor(cursor, sort, (parts[0]?.keys.length ?? 0) + (isOne ? 0 : 1))
  if (isOne) return { ...read, part: 0 }
  const [part, ...values] = read.values
  if (!parts[Number(part)]) return refuse.invalid(notACursor, { cursor: [notACursor] })
  return { side: read.side, part: Number(part), values }
}

function cursorAt<O>({ sort, parts }: Order, { row, part }: Placed<O>, side: 'after' | 'before') {
  const values = (parts[part]?.keys ?? []).map((_key, index) => row[sortValue(index)] ?? '')
  return writeCursor({ sort, side, values: parts.length === 1 ? values : [String(part), ...values] })
}

type Reach = { at: Place | null; isBackwards: boolean; skipped: number; wanted: number }

/** Reads one part after the other until there are enough rows. Each part is a range of an index. */
async function readParts<DB, TB extends keyof DB, O>(
  matches: SelectQueryBuilder<DB, TB, O>,
  { parts }: Order,
  { at, isBackwards, skipped, wanted }: Reach,
): Promise<Placed<O>[]> {
  const numbers = parts.map((_part, index) => index)
  const onward = isBackwards ? numbers.reverse() : numbers
  const placed: Placed<O>[] = []
  let toSkip = skipped
  for (const number of at ? onward.slice(onward.indexOf(at.part)) : onward) {
    const part = parts[number]
    if (!part || placed.length >= wanted) break
    const within = part.where ? matches.where(part.where) : matches
    const keys = isBackwards ? turned(part.keys) : part.keys
    const after = at?.part === number ? at.values : null
    const rows = await readPart(within, { keys, after, skipped: toSkip, wanted: wanted - placed.length })
    placed.push(...rows.map((row) => ({ row, part: number })))
    if (toSkip > 0) toSkip = rows.length > 0 || isLast(parts, number) ? 0 : toSkip - (await countIn(within))
  }
  return placed
}

const isLast = (parts: readonly Part[], number: number) => number === parts.length - 1

type Stretch = { keys: readonly SortKey[]; after: readonly string[] | null; skipped: number; wanted: number }

async function readPart<DB, TB extends keyof DB, O>(
  matches: SelectQueryBuilder<DB, TB, O>,
  { keys, after, skipped, wanted }: Stretch,
): Promise<(O & Valued)[]> {
  const rows = await matches
    .$if(after !== null, (query) => query.where(comesAfter(keys, after ?? [])))
    .$if(skipped > 0, (query) => query.where(isOnPage(matches, keys, { skipped, wanted })))
    .select(keys.map(({ by }, index) => sql<string>`(${by})::text`.as(sortValue(index))))
    .orderBy(orderOf(keys))
    .limit(wanted)
    .execute()
  return rows as (O & Valued)[]
}

/**
 * Selects the rows of a later page by id only. The other columns would be read for every skipped row as well, while ids
 * and order come from the index.
 */
function isOnPage<DB, TB extends keyof DB, O>(
  matches: SelectQueryBuilder<DB, TB, O>,
  keys: readonly SortKey[],
  { skipped, wanted }: { skipped: number; wanted: number },
): RawBuilder<boolean> {
  const id = keys.at(-1)?.by
  const ids = matches.clearSelect().select(sql`${id}`.as('id')).orderBy(orderOf(keys)).limit(wanted).offset(skipped)
  return sql<boolean>`${id} = any(array(${ids}))`
}

/** Number of rows in a part that lies completely before the page. */
async function countIn<DB, TB extends keyof DB, O>(within: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const [row] = await within.clearSelect().select(sql<number>`count(*)::int`.as('count')).execute()
  return (row as { count: number } | undefined)?.count ?? 0
}
