import { insertKey } from '@lanewise/api/features/api-keys/index'
import type { Tx } from '@lanewise/api/platform/db/database'
import { hashOfKey } from '@lanewise/api/platform/identity/key-holders'
import { type ApiScope, apiKeyMark, longestKeyDays } from '@lanewise/domain/access/api-scopes'
import { permissions } from '@lanewise/domain/access/permissions'
import { dayMs } from '@lanewise/domain/shared/units'
import type { SecretOf } from './derived-secrets.ts'

const shownLetters = apiKeyMark.length + 6

type KeyOfDemo = { name: string; scopes: ApiScope[]; secretOf: SecretOf }

/** An API key of a demo company, created if necessary. Null when an admin has revoked it. */
export async function ensureKey(
  tx: Tx,
  companyId: string,
  { name, scopes, secretOf }: KeyOfDemo,
): Promise<string | null> {
  const key = apiKeyMark + secretOf(`${name}/${companyId}`)
  const beginning = key.slice(0, shownLetters)
  const apiKey = await tx
    .selectFrom('apiKeys')
    .select(['id', 'beginning', 'revokedAt'])
    .where('name', '=', name)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (apiKey?.revokedAt) return null
  const keyHash = hashOfKey(key)
  if (!apiKey) {
    const createdBy = await adminOf(tx)
    if (!createdBy) return null
    const expiresAt = new Date(Date.now() + longestKeyDays * dayMs)
    await insertKey(tx, companyId, keyHash, { name, beginning, scopes, expiresAt, createdBy })
    return key
  }
  // The key hash is missing or different after a password change or a start without a password.
  await tx.deleteFrom('system.apiKeyHashes').where('apiKeyId', '=', apiKey.id).execute()
  await tx.insertInto('system.apiKeyHashes').values({ keyHash, companyId, apiKeyId: apiKey.id }).execute()
  if (apiKey.beginning !== beginning)
    await tx.updateTable('apiKeys').set({ beginning }).where('id', '=', apiKey.id).execute()
  return key
}

/** The first contact with all permissions. */
async function adminOf(tx: Tx): Promise<string | null> {
  const users = await tx
    .selectFrom('contacts')
    .select(['id', 'permissions'])
    .where('createPortalUser', '=', true)
    .orderBy('id')
    .execute()
  return users.find((user) => user.permissions.length === permissions.length)?.id ?? null
}
