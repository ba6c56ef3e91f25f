import { type Connection, type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { companyId } from '#portal/bench-company.ts'

/** One kind of write. `at` counts the writes, so that each one finds other values than the one before. */
export type Write = { name: string; write: (tx: Tx, at: number) => Promise<unknown> }

/** The tables of the product, or their bare copies, as a connection sees them. */
export type Side = { schema: string; connection: Connection }

export type Cost = {
  /** Of a transaction from its start to its commit, as the product sees it, in milliseconds. */
  median: number
  p95: number
  /** Mean time that the database works on it, in milliseconds. */
  inDatabase: number
  walBytes: number
  hotShare: number | null
}

const blockSize = 20
const warmUpBlocks = 5

/** Writes to the sides in turn, block by block, so that both run under the same load. */
export async function measureWrites(owner: Db, sides: readonly Side[], { write }: Write, writes: number) {
  const times = sides.map((): number[] => [])
  const counts = sides.map((): Counts => noCounts)
  await sql`checkpoint`.execute(owner)
  for (let block = 0; block < warmUpBlocks + writes / blockSize; block += 1)
    for (const [index, side] of sides.entries()) {
      const before = await countsOf(owner, side)
      const took = await writeBlock(side, write, block)
      if (block < warmUpBlocks) continue
      times[index]?.push(...took)
      counts[index] = added(counts[index] ?? noCounts, before, await countsOf(owner, side))
    }
  return sides.map((_, index) => costOf(times[index] ?? [], counts[index] ?? noCounts))
}

async function writeBlock({ connection }: Side, write: Write['write'], block: number): Promise<number[]> {
  const times: number[] = []
  for (let at = block * blockSize; at < (block + 1) * blockSize; at += 1) {
    const start = performance.now()
    await inCompany(connection.db, companyId, (tx) => write(tx, at))
    times.push(performance.now() - start)
  }
  return times
}

function costOf(times: readonly number[], { inDatabase, walBytes, updates, hot }: Counts): Cost {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    median: at(0.5),
    p95: at(0.95),
    inDatabase: inDatabase / times.length,
    walBytes: walBytes / times.length,
    hotShare: updates > 0 ? hot / updates : null,
  }
}

type Counts = Record<'inDatabase' | 'walBytes' | 'updates' | 'hot', number>
const noCounts: Counts = { inDatabase: 0, walBytes: 0, updates: 0, hot: 0 }

const added = (sum: Counts, before: Counts, after: Counts): Counts => ({
  inDatabase: sum.inDatabase + after.inDatabase - before.inDatabase,
  walBytes: sum.walBytes + after.walBytes - before.walBytes,
  updates: sum.updates + after.updates - before.updates,
  hot: sum.hot + after.hot - before.hot,
})

/** Counters of the server, with the updates of orders and shipments on one side. */
async function countsOf(owner: Db, { schema, connection }: Side): Promise<Counts> {
  await sql`select pg_stat_force_next_flush()`.execute(connection.db)
  const { rows } = await sql<Counts>`
    select (select active_time from pg_stat_database where datname = current_database()) as in_database,
      (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as wal_bytes,
      sum(n_tup_upd)::float8 as updates, sum(n_tup_hot_upd)::float8 as hot
    from pg_stat_all_tables where schemaname = ${schema} and relname in ('orders', 'shipments')`.execute(owner)
  return rows[0] ?? noCounts
}
