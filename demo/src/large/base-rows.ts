import type { Client } from 'pg'
import { readRows } from './binary-copy.ts'
import { type ColumnRole, type CopiedRow, copiedRow, idAt, isCopy } from './copied-row.ts'

/** The tables of an order, slowest to write first, with the sort order of their rows within one order. */
export const tables = {
  orders: 'created_at, id',
  order_references: 'order_id, id',
  order_stops: 'order_id, stop_number',
  order_items: 'order_id, unique_identifier',
} as const
export type Table = keyof typeof tables
export const tableNames = Object.keys(tables) as Table[]

/** The rows that one round copies. Each row has the index of its order, and rows are sorted by it. */
export type Base = { columns: string[]; rows: { place: number; copy: CopiedRow }[]; largestRow: number }

/** Reads the orders of a company that are not copies, as templates. */
export async function readBase(client: Client, companyId: string): Promise<Record<Table, Base>> {
  const read = {} as Record<Table, Base>
  const numbers = new Map<string, number>()
  // Orders are read first and numbered from 0, so that the number of an order is its index.
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return number
  }
  for (const table of ['orders', 'order_stops', 'order_items', 'order_references'] as const)
    read[table] = await readTable(client, { table, companyId, numberOf })
  return read
}

type From = { table: Table; companyId: string; numberOf: (id: string) => number }

async function readTable(client: Client, { table, companyId, numberOf }: From): Promise<Base> {
  const columns = await columnsOf(client, table)
  const names = columns.map(({ name }) => name)
  const roles = columns.map(roleOf)
  const read = await readRows(
    client,
    `select ${names.join(', ')} from ${table} where company_id = '${companyId}' and not ${isCopy('id')}
     order by ${tables[table]}`,
  )
  const placed = read.map((row) => ({ row, place: numberOf(idAt(row, startOfOrderId)) }))
  placed.sort((one, other) => one.place - other.place)
  return {
    columns: names,
    rows: placed.map(({ row, place }) => ({ place, copy: copiedRow(row, roles, numberOf) })),
    largestRow: Math.max(0, ...read.map(({ length }) => length)),
  }
}

/**
 * Offset of the order id, which is the first field after the field count and its own length. The order number is the
 * last field, as copied rows require.
 */
const startOfOrderId = 6

async function columnsOf(client: Client, table: Table): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attname = $2 desc, attname = 'order_number', attnum`,
    [table, table === 'orders' ? 'id' : 'order_id'],
  )
  return rows
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
