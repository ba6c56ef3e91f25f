import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#platform/db/database.ts'

/**
 * Signing key and cookie keys of the identity provider. They are created once and shared by all processes through the
 * database.
 */
export type IdentityKeys = { signing: JWK & { kid: string }; cookies: string[] }

export async function loadIdentityKeys(db: Db): Promise<IdentityKeys> {
  const signing = await sharedKey(db, 'signing', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }
  })
  const cookies = await sharedKey(db, 'cookies', async () => [randomBytes(32).toString('base64url')])
  return { signing, cookies }
}

/** The first process to write wins. All others read its value. */
export async function sharedKey<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  const read = () => db.selectFrom('system.keys').select('value').where('name', '=', name).executeTakeFirst()
  const existing = await read()
  if (existing) return existing.value as T
  const value = JSON.stringify(await make())
  await db
    .insertInto('system.keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await read())?.value as T
}
