import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { locateCluster } from '#platform/db/embedded/cluster.ts'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { findServer } from '#platform/db/embedded/survivor.ts'
import { CommandRefusal } from '../run-command.ts'

export const hasDatabase = async (dataDir: string) => existsSync(await locateCluster(dataDir))

/** Timestamp in the format `YYYYMMDD-HHMMSS`, in UTC. */
export const stampOf = (now: Date) => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')

/**
 * Fills a new data folder and swaps it with the old one, which stays next to it under another name. If filling fails,
 * the old folder is unchanged.
 */
export async function replaceDataFolder<T>(dataDir: string, now: Date, fill: (draft: string) => Promise<T>) {
  await freeFolder(dataDir)
  const draft = `${dataDir}.restore-${stampOf(now)}`
  await mkdir(draft, { recursive: true })
  try {
    const result = await fill(draft)
    await freeFolder(dataDir)
    return { result, formerFolder: await putInPlace(draft, dataDir, `${dataDir}.before-restore-${stampOf(now)}`) }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Refuses while a portal is running on the data folder. A database process that outlived its portal is stopped. */
async function freeFolder(dataDir: string) {
  if (!(await findServer(await locateCluster(dataDir)))) return
  const survivor = await openEmbeddedPostgres({ dataDir, exclusive: true }).catch((error: Error) => {
    throw new CommandRefusal(error.message)
  })
  await survivor.stop()
}

async function putInPlace(draft: string, dataDir: string, formerFolder: string): Promise<string | null> {
  const isThere = existsSync(dataDir)
  if (isThere) await rename(dataDir, formerFolder)
  try {
    await rename(draft, dataDir)
  } catch (error) {
    if (isThere) await rename(formerFolder, dataDir)
    throw error
  }
  return isThere ? formerFolder : null
}
