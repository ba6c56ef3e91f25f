import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { sharedKey } from '#platform/identity/keys.ts'

/** Which file of which company, until when. */
export type FileLink = { companyId: string; fileId: string; expires: Date }

/** How long a link is good, in milliseconds: as long as somebody looks at a list before opening one of its files. */
const validFor = 15 * 60 * 1000

/** Makes links to files of one company; whoever holds one may read that file for some minutes and nothing else. */
export async function fileLinks(db: Db, companyId: string, now: Date): Promise<(fileId: string) => string> {
  const key = await linkKey(db)
  const expires = new Date(now.getTime() + validFor)
  return (fileId) => `/files/${signLink({ companyId, fileId, expires }, key)}`
}

export function signLink({ companyId, fileId, expires }: FileLink, key: Buffer): string {
  const seconds = Buffer.alloc(4)
  seconds.writeUInt32BE(Math.floor(expires.getTime() / 1000))
  const told = Buffer.concat([bytesOf(companyId), bytesOf(fileId), seconds])
  return Buffer.concat([told, sealOf(told, key)]).toString('base64url')
}

/** Null for what was not made here. */
export function readLink(token: string, key: Buffer): FileLink | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== toldLength + sealLength || bytes.toString('base64url') !== token) return null
  const [told, seal] = [bytes.subarray(0, toldLength), bytes.subarray(toldLength)]
  if (!timingSafeEqual(seal, sealOf(told, key))) return null
  return {
    companyId: uuidOf(told.subarray(0, 16)),
    fileId: uuidOf(told.subarray(16, 32)),
    expires: new Date(told.readUInt32BE(32) * 1000),
  }
}

/** Shared by all processes through the database, apart from the companies' tables. */
export const linkKey = async (db: Db): Promise<Buffer> =>
  Buffer.from(await sharedKey(db, 'file-links', async () => randomBytes(32).toString('base64url')), 'base64url')

const toldLength = 36
const sealLength = 32
const sealOf = (told: Buffer, key: Buffer) => createHmac('sha256', key).update(told).digest()
const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
