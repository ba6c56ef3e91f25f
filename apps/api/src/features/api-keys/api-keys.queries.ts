import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const keys = (db: Tx) =>
  db
    .selectFrom('apiKeys as key')
    .innerJoin('contacts as maker', 'maker.id', 'key.createdBy')
    .select(['key.id', 'key.name', 'key.beginning', 'key.scopes', 'key.createdAt', 'key.expiresAt', 'key.revokedAt'])
    .select(['key.lastUsedAt', 'maker.firstName', 'maker.lastName'])

export const allKeys = (db: Tx) => keys(db).orderBy('key.createdAt', 'desc').orderBy('key.id').execute()
export type KeyRow = Awaited<ReturnType<typeof allKeys>>[number]

type NewKey = { name: string; beginning: string; scopes: string[]; expiresAt: Date; createdBy: string }

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

const isActive = (now: Date) => sql<boolean>`revoked_at is null and (expires_at is null or expires_at > ${now})`

export const activeKeysOf = (db: Tx, contactId: string, now: Date) =>
  db
    .selectFrom('apiKeys')
    .select(['id', 'name'])
    .where('createdBy', '=', contactId)
    .where(isActive(now))
    .orderBy('name')
    .execute()

/** Active keys that end before a time and whose end nobody was reminded of. */
export const endingKeys = (db: Tx, now: Date, before: Date) =>
  db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'expiresAt'])
    .where(isActive(now))
    .where('expiresAt', '<', before)
    .where('remindedAt', 'is', null)
    .orderBy('expiresAt')
    .execute()

export const markReminded = (db: Tx, ids: readonly string[], now: Date) =>
  db
    .updateTable('apiKeys')
    .set({ remindedAt: now })
    .where('id', 'in', [...ids])
    .execute()

/** Calls per key and day since a day, newest first. */
export const callsSince = (db: Tx, day: string) =>
  db
    .selectFrom('apiKeyCalls')
    .select(['apiKeyId', 'calls'])
    .select(sql<string>`day::text`.as('day'))
    .where(sql<boolean>`day >= ${day}::date`)
    .orderBy('apiKeyCalls.day', 'desc')
    .execute()

export const forgetCallsBefore = (db: Tx, day: string) =>
  db.deleteFrom('apiKeyCalls').where(sql<boolean>`day < ${day}::date`).execute()

/** Mail addresses of those who may see and revoke keys. */
export const adminAddresses = async (db: Tx, permissions: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('contacts')
      .select('primaryEmailAddress')
      .where(sql<boolean>`create_portal_user and is_activated and deleted_at is null`)
      .where(sql<boolean>`permissions @> ${permissions}::text[]`)
      .orderBy('primaryEmailAddress')
      .execute()
  ).flatMap(({ primaryEmailAddress }) => primaryEmailAddress ?? [])
