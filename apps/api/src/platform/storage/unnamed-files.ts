import { hourMs } from '@lanewise/domain/shared/units'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import type { Storage } from './storage.ts'
import { newStoredName } from './stored-file.ts'

/**
 * A store that notes what it is about to keep before it does: bytes that no record comes to name, because the process died
 * or the change was refused, are found again by that note, without a look at everything that is stored.
 */
export const notingUnnamed = (storage: Storage, db: Db): Storage => ({
  ...storage,
  put: async (bytes, storedAs = newStoredName()) => {
    await db.insertInto('system.unnamedFiles').values({ storedAs }).execute()
    return storage.put(bytes, storedAs)
  },
  remove: async (storedAs) => {
    await storage.remove(storedAs)
    await named(db, [storedAs])
  },
})

/** A record names the bytes now, or they are gone. */
export const named = (db: Db, storedNames: readonly string[]) =>
  db
    .deleteFrom('system.unnamedFiles')
    .where('storedAs', 'in', [...storedNames])
    .execute()

export type CleanUp = { db: Db; storage: Storage; log: Logger; clock: () => Date }

const atOnce = 500

/** Removes the bytes that were stored more than an hour ago and that no record names; answers how many. */
export async function removeUnnamedFiles({ db, storage, log, clock }: CleanUp, age = hourMs): Promise<number> {
  let removed = 0
  const before = new Date(clock().getTime() - age)
  const failed = new Set<string>()
  for (;;) {
    const old = (await oldNotes(db, before, failed.size)).filter((name) => !failed.has(name))
    if (old.length === 0) break
    const inUse = await namesInUse(db, old)
    if (inUse.size > 0) await named(db, [...inUse])
    for (const storedAs of old.filter((name) => !inUse.has(name))) {
      const isGone = await removeOne({ db, storage, log }, storedAs)
      if (isGone) removed += 1
      else failed.add(storedAs)
    }
  }
  if (removed > 0) log.info({ files: removed }, 'files that no record names were removed')
  return removed
}

async function removeOne({ db, storage, log }: Omit<CleanUp, 'clock'>, storedAs: string): Promise<boolean> {
  try {
    await storage.remove(storedAs)
    await named(db, [storedAs])
    return true
  } catch (error) {
    log.error({ err: error, storedAs }, 'a file that no record names could not be removed')
    return false
  }
}

/** As many more as could not be removed, so that they do not stand in the way of the others. */
async function oldNotes(db: Db, before: Date, skipped: number): Promise<string[]> {
  const rows = await db
    .selectFrom('system.unnamedFiles')
    .select('storedAs')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy('storedAs')
    .limit(atOnce + skipped)
    .execute()
  return rows.map(({ storedAs }) => storedAs)
}

/** A commit whose answer was lost did name its file. */
async function namesInUse(db: Db, storedNames: readonly string[]): Promise<Set<string>> {
  const inUse = new Set<string>()
  for (const { companyId } of await db.selectFrom('system.companyIds').select('companyId').execute()) {
    const rows = await inCompany(db, companyId, (tx) =>
      tx
        .selectFrom('files')
        .select('storedAs')
        .where('storedAs', 'in', [...storedNames])
        .execute(),
    )
    for (const { storedAs } of rows) inUse.add(storedAs)
  }
  return inUse
}

/** The same every quarter of an hour, for as long as the process works. */
export const startCleanUp = (parts: CleanUp) =>
  repeat({
    every: hourMs / 4,
    turn: async () => void (await removeUnnamedFiles(parts)),
    failed: (error) => parts.log.error({ err: error }, 'unnamed files could not be looked for'),
  })
