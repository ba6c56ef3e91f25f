import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { whileBare } from './bare-tables.ts'
import { type ColumnRole, type CopiedRow, copiedRow, isCopy, roundOfId } from './copied-line.ts'
import { searchTable, withoutFollowing } from './search-entries.ts'

/** The tables of an order, each after those that it refers to. */
const tables = ['orders', 'order_stops', 'order_items', 'order_references'] as const
type Table = (typeof tables)[number]

/** What one round copies; each row knows the place of its order among all. */
type Base = { columns: string[]; rows: { place: number; copy: CopiedRow }[] }
type Wanted = { companyId: string; count: number; say: (text: string) => void }

/** Orders that are copied at a time; a statement of this size fits into memory on both sides. */
const rowsAtOnce = 20_000

/** Adds so many orders to a company by copying the ones that it has; all or none, and says how far it is. */
export async function copyOrders(client: Client, { companyId, count, say }: Wanted) {
  await client.query('begin')
  try {
    await client.query(`set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'`)
    const work = () => withoutFollowing(client, companyId, () => copyAll(client, { companyId, count, say }))
    await whileBare(client, [...tables, searchTable], { work, onStep: say })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // Counts read the indexes alone once the rows are known to be visible to all.
  await client.query(`vacuum ${tables.join(', ')}`)
  await client.query(`vacuum analyze ${searchTable}`)
}

async function copyAll(client: Client, { companyId, count, say }: Wanted): Promise<{ firstRound: number }> {
  const base = await readBase(client, companyId)
  const perRound = base.orders.rows.length
  if (perRound === 0) throw new Error('The company has no orders that could be copied')
  const first = await reserveNumbers(client, count)
  const lastRound = await lastRoundOf(client, companyId)
  for (let done = 0; done < count; ) {
    const size = Math.min(count - done, Math.max(1, Math.floor(rowsAtOnce / perRound)) * perRound)
    await copyPart(client, base, { done, size, first, lastRound })
    done += size
    say(`${done.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} orders`)
  }
  say('What the search finds is written')
  return { firstRound: lastRound + 1 }
}

async function readBase(client: Client, companyId: string): Promise<Record<Table, Base>> {
  const read = {} as Record<Table, Base>
  const places = new Map<string, number>()
  for (const table of tables) read[table] = await readTable(client, { table, companyId, places })
  return read
}

type From = { table: Table; companyId: string; places: Map<string, number> }

async function readTable(client: Client, { table, companyId, places }: From): Promise<Base> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const roles = rows.map(roleOf)
  const order = table === 'orders' ? 'created_at, id' : 'id'
  const text = await textOf(
    client,
    `copy (select ${columns.join(', ')} from ${table} where company_id = '${companyId}'
     and not ${isCopy('id')} order by ${order}) to stdout`,
  )
  const orderAt = columns.indexOf(table === 'orders' ? 'id' : 'order_id')
  const lines = text.split('\n').filter((line) => line !== '')
  const copied = lines.map((line) => {
    const fields = line.split('\t')
    const orderId = fields[orderAt] ?? ''
    if (table === 'orders') places.set(orderId, places.size)
    return { place: places.get(orderId) ?? 0, copy: copiedRow(fields, roles) }
  })
  return { columns, rows: copied }
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

type Part = { done: number; size: number; first: number; lastRound: number }

/** One statement for each table: the orders from `done` on, and what belongs to them. */
async function copyPart(client: Client, base: Record<Table, Base>, part: Part) {
  const perRound = base.orders.rows.length
  for (const table of tables) {
    const { columns, rows } = base[table]
    const lines = Readable.from(linesOf(rows, { ...part, perRound }))
    await pipeline(lines, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
  }
}

/** Lines that are sent together: single ones would be slower than the database, and large pieces let it wait. */
const linesAtOnce = 250

function* linesOf(rows: Base['rows'], { done, size, first, lastRound, perRound }: Part & { perRound: number }) {
  for (let start = done; start < done + size; start += perRound) {
    const left = Math.min(perRound, done + size - start)
    const round = lastRound + Math.floor(start / perRound) + 1
    for (let from = 0; from < rows.length; from += linesAtOnce) {
      let lines = ''
      for (const { place, copy } of rows.slice(from, from + linesAtOnce))
        if (place < left) lines += `${copy({ round, orderNumber: `O${first + start + place}` })}\n`
      if (lines !== '') yield lines
    }
  }
}

/** Copies of an earlier call are not copied again, and keep their ids. */
async function lastRoundOf(client: Client, companyId: string): Promise<number> {
  const { rows } = await client.query<{ id: string | null }>(
    `select max(id::text) as id from orders where company_id = $1 and ${isCopy('id')}`,
    [companyId],
  )
  return rows[0]?.id ? roundOfId(rows[0].id) : 0
}

async function reserveNumbers(client: Client, count: number): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    `select setval('system.order_numbers', nextval('system.order_numbers') + $1) as last`,
    [count],
  )
  return Number(rows[0]?.last) - count
}
