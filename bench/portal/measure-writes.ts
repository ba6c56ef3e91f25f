import { setImmediate as nextTick } from 'node:timers/promises'
import { type Connection, type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { sql } from 'kysely'
import { companyId } from './bench-company.ts'

/** One kind of write. `at` counts the writes, so that each one finds other values than the one before. */
export type Write = { name: string; write: (tx: Tx, at: number) => Promise<unknown> }

/** The tables of the product, or their bare copies, as a connection sees them. */
export type Side = { schema: string; connection: Connection }

export type Cost = { median: number; p95: number; walBytes: number; hotShare: number | null }

const warmUp = 100

/**
 * Writes to both sides in turn, so that both run under the same load. A write is a transaction from its start to its
 * commit.
 */
export async function measureWrites(owner: Db, sides: readonly Side[], { write }: Write, writes: number) {
  const times = sides.map((): number[] => [])
  const bytes = sides.map(() => 0)
  await sql`checkpoint`.execute(owner)
  const before = await updatesOf(owner, sides)
  for (let at = 0; at < warmUp + writes; at += 1)
    for (const [index, { connection }] of sides.entries()) {
      await nextTick()
      const position = await walPosition(owner)
      const start = performance.now()
      await inCompany(connection.db, companyId, (tx) => write(tx, at))
      const took = performance.now() - start
      if (at < warmUp) continue
      times[index]?.push(took)
      bytes[index] = (bytes[index] ?? 0) + (await walPosition(owner)) - position
    }
  const after = await updatesOf(owner, sides)
  return sides.map((_, index): Cost => {
    const sorted = (times[index] ?? []).sort((a, b) => a - b)
    const share = (of: number) => sorted[Math.floor(sorted.length * of)] ?? 0
    const [all, hot] = [0, 1].map((place) => (after[index]?.[place] ?? 0) - (before[index]?.[place] ?? 0))
    return {
      median: share(0.5),
      p95: share(0.95),
      walBytes: (bytes[index] ?? 0) / writes,
      hotShare: all ? (hot ?? 0) / all : null,
    }
  })
}

async function walPosition(owner: Db): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`.execute(owner)
  return Number(rows[0]?.at)
}

/** Updates of orders and shipments on each side since the start, and those of them that touched no index. */
async function updatesOf(owner: Db, sides: readonly Side[]): Promise<(readonly [number, number])[]> {
  const counts: (readonly [number, number])[] = []
  for (const { schema, connection } of sides) {
    await sql`select pg_stat_force_next_flush()`.execute(connection.db)
    await sql`select pg_stat_clear_snapshot()`.execute(owner)
    const { rows } = await sql<{ updates: string; hot: string }>`
      select sum(n_tup_upd) as updates, sum(n_tup_hot_upd) as hot from pg_stat_all_tables
      where schemaname = ${schema} and relname in ('orders', 'shipments')`.execute(owner)
    counts.push([Number(rows[0]?.updates), Number(rows[0]?.hot)])
  }
  return counts
}
