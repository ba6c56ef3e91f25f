import { type ApiKey, type ApiKeyFields, apiKeyChanged } from '@lanewise/contract/api-keys'
import { apiKeyMark, apiScopeNames } from '@lanewise/domain/access/api-scopes'
import { dayMs } from '@lanewise/domain/shared/units'
import type { Context } from '#platform/context.ts'
import { hashOfKey, newApiKey } from '#platform/identity/key-holders.ts'
import { refuse } from '#platform/refuse.ts'
import { allKeys, endKey, insertKey, type KeyRow } from './api-keys.queries.ts'

/** Number of leading characters shown: enough to tell keys apart, too few to guess the rest. */
const shownLetters = apiKeyMark.length + 6

export const getApiKeys = async ({ db }: Context) => ({ data: (await allKeys(db)).map(keyView) })

/** The full key is returned only once, here. The database stores its hash. (APIKEY-2) */
export async function createApiKey(ctx: Context, { name, scopes, expiresInDays }: ApiKeyFields) {
  const { db, user, now } = ctx
  const key = newApiKey()
  const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs)
  const columns = { name, beginning: key.slice(0, shownLetters), scopes, expiresAt, createdBy: user.id }
  const id = await insertKey(db, user.companyId, hashOfKey(key), columns)
  ctx.record({ entity: 'apiKey', id, name }, 'created', {
    name: [null, name],
    scopes: [null, scopes.join(', ')],
    expiresAt: [null, expiresAt?.toISOString() ?? null],
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

const keyView = ({
  firstName,
  lastName,
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
  scopes,
  ...row
}: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  beginning: row.beginning,
  scopes: apiScopeNames.filter((scope) => scopes.includes(scope)),
  createDateTime: createdAt.toISOString(),
  createdBy: `${firstName} ${lastName}`,
  expiresAt: expiresAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
