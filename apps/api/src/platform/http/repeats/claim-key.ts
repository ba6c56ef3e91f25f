import { randomUUID } from 'node:crypto'
import { interrupted, stillUnderWay } from '@lanewise/contract/messages'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'

export type Stored = { status: number; answer: unknown }
/** A key that a call holds. Each call that takes it over gets a claim of its own. */
export type Claim = { key: string; claim: string }

/** A claim that nobody has kept alive for this long belongs to a process that died. */
const leaseSeconds = 6

/**
 * Claims an idempotency key, or returns the earlier answer. A second call with the same key waits at the unique index
 * until the transaction of the first one has ended. (APIKEY-3)
 */
export async function claimKey(ctx: Context, key: string, hash: string): Promise<Claim | Stored> {
  const { db, user } = ctx
  await forgetOld(ctx)
  const claim = randomUUID()
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ userId: user.id, key, requestHash: hash, claim })
    .onConflict((conflict) => conflict.columns(['companyId', 'userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed ? { key, claim } : repeat(ctx, { key, claim }, hash)
}

/** The earlier answer. Without one, the work is under way, has died after it saved something, or may begin again. */
async function repeat({ db, user }: Context, { key, claim }: Claim, hash: string): Promise<Claim | Stored> {
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer', 'hasSaved'])
    .select(sql<boolean>`alive_at > clock_timestamp() - make_interval(secs => ${leaseSeconds})`.as('isAlive'))
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  // The first call failed a moment ago and gave its key back.
  if (!earlier) return refuse.conflict(stillUnderWay)
  if (earlier.requestHash !== hash) refuse.unprocessable('This Idempotency-Key was used with another request')
  if (earlier.status !== null) return { status: earlier.status, answer: earlier.answer ?? undefined }
  if (earlier.isAlive) refuse.conflict(stillUnderWay)
  if (earlier.hasSaved) refuse.conflict(interrupted)
  await db
    .updateTable('idempotencyKeys')
    .set({ claim, aliveAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .execute()
  return { key, claim }
}

const day = 86_400_000

async function forgetOld({ db, now }: Context) {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', new Date(now.getTime() - day))
    .execute()
}

const held = ({ db, user }: Context, { key, claim }: Claim) =>
  db.updateTable('idempotencyKeys').where('userId', '=', user.id).where('key', '=', key).where('claim', '=', claim)

export const keepAlive = (ctx: Context, claim: Claim) =>
  held(ctx, claim).set({ aliveAt: sql<Date>`clock_timestamp()` }).execute()

/** Notes in the transaction that saves something that it did. Refused when another call has taken the key over. */
export async function markSaved(ctx: Context, claim: Claim) {
  const { numUpdatedRows } = await held(ctx, claim).set({ hasSaved: true }).executeTakeFirst()
  if (numUpdatedRows === 0n) refuse.conflict(stillUnderWay)
}

/** The answer for calls that repeat this one. A later answer replaces it. */
export async function keepAnswer(ctx: Context, claim: Claim, { status, answer }: Stored) {
  const { numUpdatedRows } = await held(ctx, claim)
    .set({ status, answer: JSON.stringify(answer ?? null), hasSaved: true })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse.conflict(stillUnderWay)
}

/** Gives back the key of work that was refused, so that a repaired call can use it. */
export const releaseKey = ({ db, user }: Context, { key, claim }: Claim) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute()

/** Gives back the key of work that failed before it saved anything. */
export const releaseUnused = ({ db, user }: Context, { key, claim }: Claim) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('hasSaved', '=', false)
    .execute()
