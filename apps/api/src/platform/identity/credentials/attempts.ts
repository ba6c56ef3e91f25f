import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

export type Limit = { name: string; max: number; minutes: number }
export type Counter = { limit: Limit; subject: string }

export const limits = {
  /** Wrong passwords from one network for one account, for all accounts, and from all networks for one account. */
  signInPerAccountAndNetwork: { name: 'sign-in account network', max: 10, minutes: 15 },
  signInPerNetwork: { name: 'sign-in network', max: 50, minutes: 15 },
  signInPerAccount: { name: 'sign-in account', max: 300, minutes: 15 },
  /** Wrong passwords for one account in a browser in which its owner has signed in before. */
  signInPerKnownBrowser: { name: 'sign-in browser', max: 30, minutes: 15 },
  resetPerAccount: { name: 'reset account', max: 5, minutes: 60 },
  resetPerAddress: { name: 'reset address', max: 20, minutes: 60 },
  /**
   * Limits for shipment numbers not requested before: per address, and in total for numbers that nobody has requested.
   * (TENANT-3)
   */
  numbersPerAddress: { name: 'numbers address', max: 120, minutes: 60 },
  numbersInTotal: { name: 'numbers total', max: 3_000, minutes: 60 },
  /** Limit for watchers added by visitors without an account, because each watcher receives mails. */
  watchersPerAddress: { name: 'watchers address', max: 30, minutes: 60 },
} as const satisfies Record<string, Limit>

const minute = 60_000

/** Counts one attempt in every counter. Counts nothing and returns false when one of them is used up. */
export async function takeAttempt(db: Db, counters: readonly Counter[], now: Date): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      for (const counter of counters) if (!(await countAttempt(tx, counter, now))) throw usedUp
    })
    return true
  } catch (error) {
    if (error === usedUp) return false
    throw error
  }
}

/**
 * Counts one attempt in a transaction and returns whether the counter allows it. The caller rolls back when it does
 * not.
 */
export async function countAttempt(tx: Tx, counter: Counter, now: Date): Promise<boolean> {
  await countOne(tx, counter, now)
  return (await countSince(tx, counter, now)) <= counter.limit.max
}

export const forgetAttempts = (db: Db, counter: Counter) =>
  db.deleteFrom('system.attempts').where('key', '=', keyOf(counter)).execute()

/** Takes back an attempt that was not a failure after all. */
export const giveBackAttempt = (db: Db, counter: Counter, now: Date) =>
  db
    .updateTable('system.attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(counter))
    .where('windowStart', '=', bucketOf(now))
    .where('count', '>', 0)
    .execute()

export function cleanAttempts(db: Db, now: Date) {
  const longest = Math.max(...Object.values(limits).map(({ minutes }) => minutes))
  return db
    .deleteFrom('system.attempts')
    .where('windowStart', '<', new Date(now.getTime() - longest * minute))
    .execute()
}

const usedUp = new Error('used up')

/** Uses one row per minute, so that the window slides instead of resetting at a predictable time. */
const bucketOf = (now: Date) => new Date(Math.floor(now.getTime() / minute) * minute)

/** Hashed, because people sometimes type a password into the email field. */
const keyOf = ({ limit, subject }: Counter) =>
  `${limit.name}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`

const countOne = (tx: Tx, counter: Counter, now: Date) =>
  tx
    .insertInto('system.attempts')
    .values({ key: keyOf(counter), windowStart: bucketOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['key', 'windowStart']).doUpdateSet((eb) => ({ count: eb('system.attempts.count', '+', 1) })),
    )
    .execute()

async function countSince(tx: Tx, counter: Counter, now: Date) {
  const { total } = await tx
    .selectFrom('system.attempts')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('total'))
    .where('key', '=', keyOf(counter))
    .where('windowStart', '>', new Date(now.getTime() - counter.limit.minutes * minute))
    .executeTakeFirstOrThrow()
  return total
}
