import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { sharedKey } from '#platform/identity/keys.ts'

export type FileLink = { companyId: string; fileId: string; expires: Date }

/**
 * Validity of a link in milliseconds: long enough for a user to look through a list before opening one of its files.
 */
const validFor = 15 * 60 * 1000

/** Creates links to files of one company. A link gives access to one file for some minutes and to nothing else. */
export async function fileLinks(db: Db, companyId: string, now: Date): Promise<(fileId: string) => string> {
  const key = await linkKey(db)
  const expires = new Date(now.getTime() + validFor)
  return (fileId) => `/files/${signLink({ companyId, fileId, expires }, key)}`
}

export function signLink({ companyId, fileId, expires }: FileLink, key: Buffer): string {
  const seconds = Buffer.alloc(4)
  seconds.writeUInt32BE(Math.floor(expires.getTime() / 1000))
  const content = Buffer.concat([bytesOf(companyId), bytesOf(fileId), seconds])
  return Buffer.concat([content, sealOf(content, key)]).toString('base64url')
}

/** Null for a token without a valid signature. */
export function readLink(token: string, key: Buffer): FileLink | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== contentLength + sealLength || bytes.toString('base64url') !== token) return null
  const [content, seal] = [bytes.subarray(0, contentLength), bytes.subarray(contentLength)]
  if (!timingSafeEqual(seal, sealOf(content, key))) return null
  return {
    companyId: uuidOf(content.subarray(0, 16)),
    fileId: uuidOf(content.subarray(16, 32)),
    expires: new Date(content.readUInt32BE(32) * 1000),
  }
}

/** Shared by all processes through the database, apart from the companies' tables. */
export const linkKey = async (db: Db): Promise<Buffer> =>
  Buffer.from(await sharedKey(db, 'file-links', async () => randomBytes(32).toString('base64url')), 'base64url')

const contentLength = 36
const sealLength = 32
const sealOf = (content: Buffer, key: Buffer) => createHmac('sha256', key).update(content).digest()
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
