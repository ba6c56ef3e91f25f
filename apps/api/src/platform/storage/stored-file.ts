import { randomBytes } from 'node:crypto'

/** Where uploaded files lie. What a file is called and who may see it stands in the database. */
export type Storage = {
  /** Keeps the bytes and answers the name under which they are found again: the given one or a new one. */
  put(bytes: Buffer, storedAs?: string): Promise<string>
  has(storedAs: string): Promise<boolean>
  get(storedAs: string): Promise<Buffer | null>
  remove(storedAs: string): Promise<void>
  isReady(): Promise<boolean>
}

/** Random, so that a name tells nothing and two files never meet. */
export const newStoredName = () => randomBytes(16).toString('hex')

export const isStoredName = (name: string) => /^[0-9a-f]{32}$/.test(name)
