import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/**
 * The binary COPY format begins with a signature, flags and the length of an empty extension area, and ends with a
 * trailer.
 */
const head = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const end = Buffer.from([0xff, 0xff])

/** Reads the rows of a query, each in binary COPY format. */
export async function readRows(client: Client, query: string): Promise<Buffer[]> {
  const parts: Buffer[] = []
  for await (const part of client.query(copyTo(`copy (${query}) to stdout (format binary)`))) parts.push(part as Buffer)
  const all = Buffer.concat(parts)
  const rows: Buffer[] = []
  for (let start = head.length; all.readInt16BE(start) >= 0; ) {
    const next = endOfRow(all, start)
    rows.push(all.subarray(start, next))
    start = next
  }
  return rows
}

function endOfRow(all: Buffer, start: number): number {
  let at = start + 2
  for (let fieldsLeft = all.readInt16BE(start); fieldsLeft > 0; fieldsLeft -= 1)
    at += 4 + Math.max(0, all.readInt32BE(at))
  return at
}

type Written = { table: string; columns: readonly string[]; pieces: Iterable<Buffer> }

/** Writes rows to a table. The pieces may have any size. */
export async function writeRows(client: Client, { table, columns, pieces }: Written) {
  const statement = `copy ${table} (${columns.join(', ')}) from stdin (format binary)`
  await pipeline(Readable.from(wrapped(pieces)), client.query(copyFrom(statement)))
}

function* wrapped(pieces: Iterable<Buffer>) {
  yield head
  yield* pieces
  yield end
}
