import type { Tx } from '#platform/db/database.ts'

const keys = (db: Tx) =>
  db
    .selectFrom('apiKeys as key')
    .innerJoin('contacts as maker', 'maker.id', 'key.createdBy')
    .select(['key.id', 'key.name', 'key.beginning', 'key.scopes', 'key.createdAt', 'key.expiresAt', 'key.revokedAt'])
    .select(['key.lastUsedAt', 'maker.firstName', 'maker.lastName'])

export const allKeys = (db: Tx) => keys(db).orderBy('key.createdAt', 'desc').orderBy('key.id').execute()
export type KeyRow = Awaited<ReturnType<typeof allKeys>>[number]

type NewKey = { name: string; beginning: string; scopes: string[]; expiresAt: Date | null; createdBy: string }

export async function insertKey(db: Tx, companyId: string, keyHash: string, columns: NewKey): Promise<string> {
  const { id } = await db.insertInto('apiKeys').values(columns).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('system.apiKeyHashes').values({ keyHash, companyId, apiKeyId: id }).execute()
  return id
}

/** Returns the revoked key, undefined when the key does not exist, and null when it was revoked before. */
export async function endKey(db: Tx, id: string, now: Date) {
  const key = await db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!key) return undefined
  if (key.revokedAt) return null
  await db
    .updateTable('apiKeys')
    .set((eb) => ({ revokedAt: now, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('system.apiKeyHashes').where('apiKeyId', '=', id).execute()
  return key
}
