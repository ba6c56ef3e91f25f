import { type ApiKey, type ApiKeyFields, apiKeyChanged } from '@lanewise/contract/api-keys'
import type { KeyFate } from '@lanewise/contract/contacts'
import { apiKeyMark, apiScopeNames, keyCallDays, keyReminderDays } from '@lanewise/domain/access/api-scopes'
import { permissions } from '@lanewise/domain/access/permissions'
import { addDays } from '@lanewise/domain/shared/calendar'
import { formatDate } from '@lanewise/domain/shared/format'
import { dayMs } from '@lanewise/domain/shared/units'
import { type Context, todayOf } from '#platform/context.ts'
import { hashOfKey, newApiKey } from '#platform/identity/key-holders.ts'
import { refuse } from '#platform/refuse.ts'
import {
  activeKeysOf,
  adminAddresses,
  allKeys,
  callsSince,
  endingKeys,
  endKey,
  forgetCallsBefore,
  insertKey,
  type KeyRow,
  markReminded,
} from './api-keys.queries.ts'

/** Number of leading characters shown: enough to tell keys apart, too few to guess the rest. */
const shownLetters = apiKeyMark.length + 6

export async function getApiKeys(ctx: Context) {
  const calls = Map.groupBy(await callsSince(ctx.db, firstCounted(ctx)), ({ apiKeyId }) => apiKeyId)
  return { data: (await allKeys(ctx.db)).map((row) => keyView(row, calls.get(row.id) ?? [])) }
}

const firstCounted = (ctx: Context) => addDays(todayOf(ctx), 1 - keyCallDays)

/** The full key is returned only once, here. The database stores its hash. (APIKEY-2) */
export async function createApiKey(ctx: Context, { name, scopes, expiresInDays }: ApiKeyFields) {
  const { db, user, now } = ctx
  const key = newApiKey()
  const expiresAt = new Date(now.getTime() + expiresInDays * dayMs)
  const columns = { name, beginning: key.slice(0, shownLetters), scopes, expiresAt, createdBy: user.id }
  const id = await insertKey(db, user.companyId, hashOfKey(key), columns)
  ctx.record({ entity: 'apiKey', id, name }, 'created', {
    name: [null, name],
    scopes: [null, scopes.join(', ')],
    expiresAt: [null, expiresAt.toISOString()],
  })
  ctx.emit(apiKeyChanged, { id, name, action: 'created' })
  return { id, key }
}

export async function revokeApiKey(ctx: Context, id: string) {
  const ended = await endKey(ctx.db, id, ctx.now)
  if (ended === undefined) return refuse.notFound('API key')
  if (ended === null) return refuse.conflict('This key has already been revoked')
  ctx.record({ entity: 'apiKey', id, name: ended.name }, 'changed', { revokedAt: [null, ctx.now.toISOString()] })
  ctx.emit(apiKeyChanged, { id, name: ended.name, action: 'changed' })
  return { id }
}

/**
 * API keys belong to the company, so they outlive the contact who created them. Whoever deletes that contact decides
 * what happens to them.
 */
export async function settleKeys(ctx: Context, { id, name }: { id: string; name: string }, fate: KeyFate | undefined) {
  const keys = await activeKeysOf(ctx.db, id, ctx.now)
  if (keys.length === 0) return
  if (fate === 'Revoke') for (const key of keys) await revokeApiKey(ctx, key.id)
  if (fate) return
  const message = `${name} created API keys that work: ${keys.map((key) => key.name).join(', ')}`
  refuse.conflict(message, { apiKeys: [message] })
}

/** Reminds the admins once of keys that end soon, and deletes old counts. */
export async function remindOfEnds(ctx: Context) {
  const { db, user, now } = ctx
  await forgetCallsBefore(db, firstCounted(ctx))
  const ending = await endingKeys(db, now, new Date(now.getTime() + keyReminderDays * dayMs))
  if (ending.length === 0) return
  const lines = ending.map(({ name, expiresAt }) => `${name} ends on ${formatDate(expiresAt, user.timeZone)}.`)
  for (const to of await adminAddresses(db, permissions))
    ctx.mail({
      companyId: user.companyId,
      kind: 'api-key-ending',
      to,
      subject: ending.length === 1 ? `API key ${ending[0]?.name} ends soon` : `${ending.length} API keys end soon`,
      paragraphs: [...lines, 'Requests with an ended key are refused. Create a new key in time and replace it.'],
    })
  await markReminded(
    db,
    ending.map(({ id }) => id),
    now,
  )
}

const keyView = (
  { firstName, lastName, createdAt, expiresAt, revokedAt, lastUsedAt, scopes, ...row }: KeyRow,
  calls: readonly { day: string; calls: number | string | bigint }[],
): ApiKey => ({
  id: row.id,
  name: row.name,
  beginning: row.beginning,
  scopes: apiScopeNames.filter((scope) => scopes.includes(scope)),
  createDateTime: createdAt.toISOString(),
  createdBy: `${firstName} ${lastName}`,
  expiresAt: expiresAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  calls: calls.map(({ day, calls: count }) => ({ day, calls: Number(count) })),
})
