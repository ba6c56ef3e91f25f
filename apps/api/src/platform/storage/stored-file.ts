import { randomBytes } from 'node:crypto'

/** Storage for the bytes of uploaded files. File names and access rights are in the database. */
export type Storage = {
  /** Stores the bytes and returns their storage name: the given one or a new one. */
  put(bytes: Buffer, storedAs?: string): Promise<string>
  has(storedAs: string): Promise<boolean>
  get(storedAs: string): Promise<Buffer | null>
  remove(storedAs: string): Promise<void>
  isReady(): Promise<boolean>
}

/** Random, so that a name reveals nothing and two files never share one. */
export const newStoredName = () => randomBytes(16).toString('hex')

export const isStoredName = (name: string) => /^[0-9a-f]{32}$/.test(name)

/** Hash of a file, computed outside the main thread, because a large file would block all other requests. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Buffer.from(digest).toString('hex')
}
