import { createHmac } from 'node:crypto'
import { insertKey } from '@lanewise/api/features/api-keys/index'
import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { hashOfKey } from '@lanewise/api/platform/identity/key-holders'
import { apiKeyMark, longestKeyDays } from '@lanewise/domain/access/api-scopes'
import { permissions } from '@lanewise/domain/access/permissions'
import { dayMs } from '@lanewise/domain/shared/units'
import { demoCompanies } from './company/companies.ts'

const name = 'Carrier simulator'
const shownLetters = apiKeyMark.length + 6

/**
 * Creates the API keys of the simulated carriers, one per demo company. Companies whose admin has revoked the key get
 * none.
 */
export async function simulatorKeys(db: Db, password: string): Promise<string[]> {
  const keys: string[] = []
  for (const { company } of demoCompanies) {
    const key = keyOf(company.id, password)
    const isGood = await inCompany(db, company.id, (tx) => ensureKey(tx, company.id, key))
    if (isGood) keys.push(key)
  }
  return keys
}

/**
 * The key is derived from the demo password, so it does not have to be stored. Knowing that password gives more access
 * than the key.
 */
const keyOf = (companyId: string, password: string) =>
  apiKeyMark + createHmac('sha256', password).update(`${name}/${companyId}`).digest('base64url')

async function ensureKey(tx: Tx, companyId: string, key: string): Promise<boolean> {
  const beginning = key.slice(0, shownLetters)
  const apiKey = await tx
    .selectFrom('apiKeys')
    .select(['id', 'beginning', 'revokedAt'])
    .where('name', '=', name)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (apiKey?.revokedAt) return false
  const keyHash = hashOfKey(key)
  if (!apiKey) {
    const createdBy = await adminOf(tx)
    if (!createdBy) return false
    const expiresAt = new Date(Date.now() + longestKeyDays * dayMs)
    await insertKey(tx, companyId, keyHash, { name, beginning, scopes: ['tracking'], expiresAt, createdBy })
    return true
  }
  // The key hash is missing or different after a password change or a start without a password.
  await tx.deleteFrom('system.apiKeyHashes').where('apiKeyId', '=', apiKey.id).execute()
  await tx.insertInto('system.apiKeyHashes').values({ keyHash, companyId, apiKeyId: apiKey.id }).execute()
  if (apiKey.beginning !== beginning)
    await tx.updateTable('apiKeys').set({ beginning }).where('id', '=', apiKey.id).execute()
  return true
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
