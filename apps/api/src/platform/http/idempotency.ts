import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'

export type Stored = { status: number; answer: unknown }

export const requestHash = (method: string, path: string, body: unknown) =>
  createHash('sha256')
    .update(`${method} ${path}\n${JSON.stringify(body) ?? ''}`)
    .digest('hex')

/**
 * Claims a key for this transaction, or answers what it was answered before (APIKEY-3).
 * A second call with the same key waits at the unique index until the first has ended.
 */
export async function claimKey({ db, user }: Context, key: string, hash: string): Promise<Stored | null> {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ userId: user.id, key, requestHash: hash })
    .onConflict((conflict) => conflict.columns(['companyId', 'userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.requestHash !== hash) refuse.unprocessable('This Idempotency-Key was used with another request')
  return { status: earlier.status ?? 200, answer: earlier.answer ?? undefined }
}

export async function keepAnswer({ db, user }: Context, key: string, { status, answer }: Stored) {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer ?? null) })
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .execute()
}
