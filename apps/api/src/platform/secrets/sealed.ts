import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { sharedKey } from '#platform/identity/keys.ts'

const algorithm = 'aes-256-gcm'

/** Encrypts a secret that must be used again later, so that a row, an export or a log does not reveal it. */
export async function seal(db: Db, text: string): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, await sealingKey(db), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Throws for text that was not encrypted by `seal`. */
export async function unseal(db: Db, sealed: string): Promise<string> {
  const [nonce = '', tag = '', text = ''] = sealed.split('.')
  const decipher = createDecipheriv(algorithm, await sealingKey(db), Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
}

/** Stored apart from the companies' tables, with the keys of the sign-in. */
const sealingKey = async (db: Db) =>
  Buffer.from(await sharedKey(db, 'sealing', async () => randomBytes(32).toString('base64url')), 'base64url')
