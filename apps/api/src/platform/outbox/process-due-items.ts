import { sql } from 'kysely'
import type { Context, Transactions } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { readSystemUser } from './system-user.ts'

/** Records that have to be checked when they are due. A table of due items stores which records and when. */
export type DueWork<T> = {
  /** Companies with due items, longest wait first. */
  companies: (db: Db, now: Date) => Promise<string[]>
  /** Claims the items that have waited longest, by moving their due time to the end of the claim, and returns them. */
  take: (db: Db, claim: Claim) => Promise<T[]>
  /** Checks the items. Records that another transaction is changing are left out. */
  check: (ctx: Context, dueItems: readonly T[], now: Date) => Promise<Looked<T>[]>
  /** Sets when each item is due again, unless a new check was requested after the claim. */
  end: (db: Db, claim: Claim, looked: readonly Looked<T>[]) => Promise<unknown>
  /** Schedules a failed item for a later retry. */
  postpone: (db: Db, companyId: string, dueItem: T, now: Date) => Promise<unknown>
  /** Log message when an item cannot be checked. */
  failed: string
}

/** Claim of a batch of due items. It ends at `until`; if the process dies earlier, another process takes over then. */
export type Claim = { companyId: string; now: Date; until: Date; most: number }
/** `nextCheckAt` is null where only a new event can change the record. */
export type Looked<T> = { dueItem: T; nextCheckAt: Date | null }

/**
 * For statements that claim and end due items: they do not wait for the disk. Items whose update is lost in a crash of
 * the database server are checked once more.
 */
export const notAwaited = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) is not null`

/**
 * Batch size per company. The next company follows after each batch, so that a company with many due items delays only
 * itself.
 */
const batch = 25
const claimMs = 20_000

export type DueWorkContext = { db: Db; transactions: Transactions; clock: () => Date; log: Logger }

/** Processes one batch of each company with due items. True when there may be more. */
export async function processDueItems<T>(
  parts: DueWorkContext,
  work: DueWork<T>,
  looked: (companyId: string, dueItems: readonly T[]) => void = () => undefined,
): Promise<boolean> {
  let isMore = false
  for (const companyId of await work.companies(parts.db, parts.clock())) {
    const { done, isFull } = await batchOf(parts, work, companyId)
    looked(companyId, done)
    isMore ||= isFull
  }
  return isMore
}

/** Processes one batch of a company's due items. After a full batch there may be more. */
export async function batchOf<T>(parts: DueWorkContext, work: DueWork<T>, companyId: string) {
  const claim = claimOf(companyId, parts.clock(), batch)
  const dueItems = await work.take(parts.db, claim)
  const done = await evaluateClaimed(parts, work, claim, dueItems).catch(async () => {
    await work.end(parts.db, claim, stillDue(dueItems, claim))
    return oneByOne(parts, work, companyId)
  })
  return { done, isFull: done.length === batch }
}

const claimOf = (companyId: string, now: Date, most: number): Claim => ({
  companyId,
  now,
  until: new Date(now.getTime() + claimMs),
  most,
})
const stillDue = <T>(dueItems: readonly T[], { now }: Claim): Looked<T>[] =>
  dueItems.map((dueItem) => ({ dueItem, nextCheckAt: now }))

/**
 * Due items are claimed, checked and ended in three transactions, so that a request for a check never waits for one. A
 * check that was not ended is repeated, which changes nothing.
 */
async function evaluateClaimed<T>(
  { db, transactions }: DueWorkContext,
  work: DueWork<T>,
  claim: Claim,
  dueItems: readonly T[],
): Promise<T[]> {
  if (dueItems.length === 0) return []
  const user = await inCompany(db, claim.companyId, (tx) => readSystemUser(tx, claim.companyId))
  const looked = await transactions.as(user, (ctx) => work.check(ctx, dueItems, claim.now))
  const seen = new Set(looked.map(({ dueItem }) => dueItem))
  const remaining = dueItems.filter((dueItem) => !seen.has(dueItem))
  await work.end(db, claim, [...looked, ...stillDue(remaining, claim)])
  return [...seen]
}

/** A record that cannot be checked must not block the others of its company. */
async function oneByOne<T>(parts: DueWorkContext, work: DueWork<T>, companyId: string): Promise<T[]> {
  const done: T[] = []
  for (let count = 0; count < batch; count += 1) {
    const claim = claimOf(companyId, parts.clock(), 1)
    const [next] = await work.take(parts.db, claim)
    if (next === undefined) return done
    try {
      done.push(...(await evaluateClaimed(parts, work, claim, [next])))
    } catch (error) {
      parts.log.error({ err: error, dueItem: next }, work.failed)
      await work.postpone(parts.db, companyId, next, parts.clock())
    }
  }
  return done
}
