import { createHmac } from 'node:crypto'
import { insertKey } from '@lanewise/api/features/api-keys/index'
import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { hashOfKey } from '@lanewise/api/platform/identity/key-holders'
import { apiKeyMark } from '@lanewise/domain/access/api-scopes'
import { permissions } from '@lanewise/domain/access/permissions'
import { demoCompanies } from './company/companies.ts'

const name = 'Carrier simulator'
const shownLetters = apiKeyMark.length + 6

/** The API keys of the simulated carriers, one for each demo company; none where an admin has revoked it. */
export async function simulatorKeys(db: Db, password: string): Promise<string[]> {
  const keys: string[] = []
  for (const { company } of demoCompanies) {
    const key = keyOf(company.id, password)
    const isGood = await inCompany(db, company.id, (tx) => ensureKey(tx, company.id, key))
    if (isGood) keys.push(key)
  }
  return keys
}

/** Whoever knows the password of the demo can do more than this key, and no key has to be kept anywhere. */
const keyOf = (companyId: string, password: string) =>
  apiKeyMark + createHmac('sha256', password).update(`${name}/${companyId}`).digest('base64url')

async function ensureKey(tx: Tx, companyId: string, key: string): Promise<boolean> {
  const beginning = key.slice(0, shownLetters)
  const found = await tx
    .selectFrom('apiKeys')
    .select(['id', 'beginning', 'revokedAt'])
    .where('name', '=', name)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (found?.revokedAt) return false
  const keyHash = hashOfKey(key)
  if (!found) {
    const createdBy = await adminOf(tx)
    if (!createdBy) return false
    await insertKey(tx, companyId, keyHash, { name, beginning, scopes: ['tracking'], expiresAt: null, createdBy })
    return true
  }
  // Another password of the demo, or a time without one, took the key away.
  await tx.deleteFrom('system.apiKeyHashes').where('apiKeyId', '=', found.id).execute()
  await tx.insertInto('system.apiKeyHashes').values({ keyHash, companyId, apiKeyId: found.id }).execute()
  if (found.beginning !== beginning)
    await tx.updateTable('apiKeys').set({ beginning }).where('id', '=', found.id).execute()
  return true
}

/** The first contact who holds every permission. */
async function adminOf(tx: Tx): Promise<string | null> {
  const users = await tx
    .selectFrom('contacts')
    .select(['id', 'permissions'])
    .where('createPortalUser', '=', true)
    .orderBy('id')
    .execute()
  return users.find((user) => user.permissions.length === permissions.length)?.id ?? null
}
