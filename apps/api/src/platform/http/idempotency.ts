import { hash } from 'node:crypto'
import { stillUnderWay } from '@lanewise/contract/messages'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { sha256Of } from '#platform/storage/stored-file.ts'

export type Stored = { status: number; answer: unknown }

export const requestHash = async (method: string, path: string, body: unknown) => {
  const hashedBody = body instanceof Uint8Array ? await sha256Of(body) : withShortTexts(body)
  return hash('sha256', `${method} ${path}\n${JSON.stringify(hashedBody) ?? ''}`)
}

/**
 * Hashes long texts such as uploaded files separately: serializing them to JSON again would take longer than reading
 * them.
 */
function withShortTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isLong)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isLong(value) ? hash('sha256', value) : value]),
  )
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > 64 * 1024

/**
 * Claims an idempotency key for this transaction, or returns the earlier answer. A second call with the same key waits
 * at the unique index until the first one has ended. (APIKEY-3)
 */
export async function claimKey(ctx: Context, key: string, hash: string): Promise<Stored | null> {
  const { db, user } = ctx
  await forgetOld(ctx, key)
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
  // Long work claims its key before it begins. A key without an answer is still in progress, or its process died.
  if (earlier.status === null) refuse.conflict(stillUnderWay)
  return { status: earlier.status ?? 200, answer: earlier.answer ?? undefined }
}

const hour = 3_600_000

/** Keys expire after a day. A key whose long work never answered, because its process died, expires after an hour. */
async function forgetOld({ db, user, now }: Context, key: string) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before(24 * hour))
    .execute()
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('createdAt', '<', before(hour))
    .execute()
}

/** Releases the key of long work that failed, so that it can be retried. */
export async function releaseKey({ db, user }: Context, key: string) {
  await db.deleteFrom('idempotencyKeys').where('userId', '=', user.id).where('key', '=', key).execute()
}

export async function keepAnswer({ db, user }: Context, key: string, { status, answer }: Stored) {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer ?? null) })
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .execute()
}
