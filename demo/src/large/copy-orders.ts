import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type ColumnRole, copiedLine } from './copied-line.ts'
import { withoutSearch } from './without-search.ts'

/** The tables of an order, each after those that it refers to. */
const tables = ['orders', 'order_stops', 'order_items', 'order_references'] as const
type Table = (typeof tables)[number]

type Base = { columns: string[]; roles: ColumnRole[]; rows: string[][] }
type Progress = (done: number) => void

/** Orders that are copied at a time; a statement of this size fits into memory on both sides. */
const rowsAtOnce = 20_000

/**
 * Adds so many orders to a company by copying the ones that it has, through COPY. The search index is taken away before and
 * made anew after: that is many times faster than to follow every row.
 */
export async function copyOrders(client: Client, companyId: string, count: number, onProgress: Progress) {
  const base = await readBase(client, companyId)
  const perRound = base.orders.rows.length
  if (perRound === 0) throw new Error('The company has no orders that could be copied')
  const first = await reserveNumbers(client, count)
  await withoutSearch(client, companyId, async () => {
    for (let done = 0; done < count; ) {
      const size = Math.min(count - done, Math.max(1, Math.floor(rowsAtOnce / perRound)) * perRound)
      await copyPart(client, base, { done, size, first })
      done += size
      onProgress(done)
    }
  })
  await client.query(`analyze ${tables.join(', ')}`)
}

async function readBase(client: Client, companyId: string): Promise<Record<Table, Base>> {
  const read = {} as Record<Table, Base>
  for (const table of tables) read[table] = await readTable(client, table, companyId)
  return read
}

async function readTable(client: Client, table: Table, companyId: string): Promise<Base> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const order = table === 'orders' ? 'created_at, id' : 'id'
  const text = await textOf(
    client,
    `copy (select ${columns.join(', ')} from ${table} where company_id = '${companyId}' order by ${order}) to stdout`,
  )
  const lines = text.split('\n').filter((line) => line !== '')
  return { columns, roles: rows.map(roleOf), rows: lines.map((line) => line.split('\t')) }
}

async function textOf(client: Client, statement: string): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of client.query(copyTo(statement))) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const ownIds = ['id', 'order_id', 'pickup_stop_id', 'dropoff_stop_id']
const withReferences = ['reference_numbers', 'reference_text', 'value']

function roleOf({ name, type }: { name: string; type: string }): ColumnRole {
  if (ownIds.includes(name)) return 'id'
  if (withReferences.includes(name)) return 'references'
  if (name === 'order_number') return 'orderNumber'
  if (type === 'date') return 'day'
  return type.startsWith('timestamp') ? 'moment' : 'same'
}

type Part = { done: number; size: number; first: number }

/** One statement for each table: the orders from `done` on, and what belongs to them. */
async function copyPart(client: Client, base: Record<Table, Base>, part: Part) {
  const idAt = base.orders.columns.indexOf('id')
  const place = new Map(base.orders.rows.map((row, index) => [row[idAt] ?? '', index]))
  for (const table of tables) {
    const { columns, roles, rows } = base[table]
    const orderAt = columns.indexOf(table === 'orders' ? 'id' : 'order_id')
    const lines = linesOf(rows, roles, {
      ...part,
      perRound: base.orders.rows.length,
      placeOf: (row) => place.get(row[orderAt] ?? '') ?? 0,
    })
    await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
  }
}

type Lines = Part & { perRound: number; placeOf: (row: string[]) => number }

/** Chunks of lines: a stream of single lines would be slower than the database. */
function* linesOf(rows: string[][], roles: ColumnRole[], { done, size, first, perRound, placeOf }: Lines) {
  for (let start = done; start < done + size; start += perRound) {
    const left = Math.min(perRound, done + size - start)
    const round = Math.floor(start / perRound) + 1
    const lines = rows.flatMap((row) => {
      const place = placeOf(row)
      return place < left ? [`${copiedLine(row, roles, { round, orderNumber: `O${first + start + place}` })}\n`] : []
    })
    yield lines.join('')
  }
}

async function reserveNumbers(client: Client, count: number): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    `select setval('system.order_numbers', nextval('system.order_numbers') + $1) as last`,
    [count],
  )
  return Number(rows[0]?.last) - count
}
