import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStoredName, newStoredName, type Storage } from './stored-file.ts'

/** Stores files in a local folder, spread over two levels of subfolders. */
export function createFileStorage(dir: string): Storage {
  const pathOf = (name: string) => join(dir, name.slice(0, 2), name.slice(2, 4), name)
  return {
    put: async (bytes, name = newStoredName()) => {
      await writeSafely(pathOf(name), bytes)
      return name
    },
    has: async (storedAs) =>
      isStoredName(storedAs) && (await access(pathOf(storedAs)).then(() => true, nullWhenMissing)) === true,
    get: async (storedAs) => (isStoredName(storedAs) ? readFile(pathOf(storedAs)).catch(nullWhenMissing) : null),
    remove: async (storedAs) => {
      if (!isStoredName(storedAs)) return
      await rm(pathOf(storedAs), { force: true })
      // A partial file left by a process that ended while writing.
      await rm(partOf(pathOf(storedAs)), { force: true })
    },
    isReady: () =>
      takesWrites(dir).then(
        () => true,
        () => false,
      ),
  }
}

/** On a full disk a folder can still be opened, so only writing shows whether it works. */
async function takesWrites(dir: string) {
  const path = join(dir, `.ready-${process.pid}`)
  await mkdir(dir, { recursive: true })
  try {
    await flushed(path, 'w', (file) => file.writeFile(Buffer.alloc(probeSize, 1)))
  } finally {
    await rm(path, { force: true })
  }
}

const probeSize = 64 * 1024

/** A file exists completely or not at all, even if the machine stops in between. */
async function writeSafely(path: string, bytes: Buffer) {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = partOf(path)
  try {
    await flushed(temporary, 'wx', (file) => file.writeFile(bytes))
    await rename(temporary, path)
    await flushed(folder, 'r')
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const partOf = (path: string) => `${path}.part`

type OpenFile = Awaited<ReturnType<typeof open>>

async function flushed(path: string, flags: string, write?: (file: OpenFile) => Promise<void>) {
  const file = await open(path, flags, 0o600)
  try {
    await write?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
