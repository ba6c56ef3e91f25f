import type { Client } from 'pg'
import { keepUndoing, makeBare, makeWhole, undoUnfinished } from './bare-tables.ts'
import { type Base, readBase, tableNames } from './base-rows.ts'
import { writeRows } from './binary-copy.ts'
import { isCopy, lowestIdOf, roundOfId } from './copied-row.ts'
import { addSearchEntries, type Copies, searchTable, withoutSearchEntries } from './search-entries.ts'
import { inTransaction, type Pair, sideBySide, withPair } from './side-by-side.ts'

type Wanted = { companyId: string; count: number; log: (text: string) => void }

/**
 * Adds the given number of orders to a company by copying existing ones, and reports progress. Either all are added or
 * none: a failed run removes what it wrote, and the next call first removes anything that a crashed run left behind.
 */
export async function copyOrders(url: string, wanted: Wanted) {
  const { count, log } = wanted
  const undo = (pair: Pair) => undoUnfinished(pair, log)
  await withPair(url, undo)
  if (count === 0) return
  try {
    await withPair(url, (pair) => copyAll(pair, wanted))
  } catch (error) {
    // Uses new connections because the old ones may be the cause of the failure.
    await withPair(url, undo).catch(() => undefined)
    throw error
  }
}

async function copyAll(pair: Pair, { companyId, count, log }: Wanted) {
  const [main] = pair
  const copies = await begin(main, companyId)
  const base = await readBase(main, companyId)
  const perRound = base.orders.rows.length
  if (perRound === 0) throw new Error('The company has no orders that could be copied')
  const wave = { count, perRound, firstRound: copies.firstRound, firstNumber: await reserveNumbers(main, count) }
  // One connection writes a whole table so that its rows stay in order, because sorted rows are indexed fastest.
  await sideBySide(pair, tableNames, async (client, table) => {
    const onRound = table === 'orders' ? progressLog(count, log) : () => undefined
    await writeRows(client, { table, columns: base[table].columns, pieces: piecesOf(base[table], wave, onRound) })
    await addSearchEntries(client, table, copies)
  })
  // Vacuum sets the visibility map, so that counts read only the indexes, and analyze gives the planner its statistics.
  await sideBySide(pair, [...tableNames, searchTable], async (client, table) => {
    await client.query(`vacuum (analyze) ${table}`)
  })
  await makeWhole(pair, log)
}

/** From this point, the database stores how to undo this run. */
async function begin(client: Client, companyId: string): Promise<Copies> {
  const copies = { companyId, firstRound: 0 }
  await inTransaction(client, async () => {
    await makeBare(client, [...tableNames, searchTable])
    copies.firstRound = 1 + (await lastRoundOf(client, companyId))
    const ofRounds = `company_id = '${companyId}' and ${isCopy('id')} and id >= '${lowestIdOf(copies.firstRound)}'`
    const rows = tableNames.toReversed().map((table) => `delete from ${table} where ${ofRounds}`)
    await keepUndoing(client, [withoutSearchEntries(copies), ...rows])
  })
  return copies
}

const ordersBetweenSayings = 20_000

function progressLog(count: number, log: (text: string) => void): (done: number) => void {
  let reported = 0
  return (done) => {
    if (done < count && done - reported < ordersBetweenSayings) return
    reported = done
    log(`${done.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} orders`)
  }
}

type Wave = { count: number; perRound: number; firstRound: number; firstNumber: number }

/** Rows are sent in pieces of this many bytes because sending single rows would be slower than the database. */
const pieceBytes = 256 * 1024
/** Spare bytes for an order number that is longer than the template's. */
const moreBytes = 32

/** All copies of a table's rows, round by round. The last round copies only its first orders. */
function* piecesOf({ rows, largestRow }: Base, wave: Wave, onRound: (done: number) => void): Generator<Buffer> {
  const { count, perRound, firstRound, firstNumber } = wave
  const newPiece = () => Buffer.allocUnsafe(pieceBytes + largestRow + moreBytes)
  let piece = newPiece()
  let at = 0
  for (let done = 0; done < count; done += perRound) {
    const round = firstRound + done / perRound
    for (const { place, copy } of rows) {
      if (done + place >= count) break
      at = copy(piece, at, { round, orderNumber: `O${firstNumber + done + place}` })
      if (at < pieceBytes) continue
      yield piece.subarray(0, at)
      piece = newPiece()
      at = 0
    }
    onRound(Math.min(count, done + perRound))
  }
  yield piece.subarray(0, at)
}

/** Number of the last round of earlier calls. Their copies keep their ids and are not copied again. */
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
