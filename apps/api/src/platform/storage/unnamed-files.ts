import { hourMs } from '@lanewise/domain/shared/units'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import type { Storage } from './storage.ts'
import { newStoredName } from './stored-file.ts'

/**
 * A storage that records each name before it stores the bytes. Bytes that no record refers to in the end, because the
 * process died or the change was refused, are found by this record without listing the whole storage.
 */
export const notingUnnamed = (storage: Storage, db: Db): Storage => ({
  ...storage,
  put: async (bytes, storedAs = newStoredName()) => {
    await db.insertInto('system.unnamedFiles').values({ storedAs }).execute()
    return storage.put(bytes, storedAs)
  },
  remove: async (storedAs) => {
    await storage.remove(storedAs)
    await forgetUnnamed(db, [storedAs])
  },
})

/** Removes the entry once a record refers to the bytes or they are gone. */
export const forgetUnnamed = (db: Db, storedNames: readonly string[]) =>
  db
    .deleteFrom('system.unnamedFiles')
    .where('storedAs', 'in', [...storedNames])
    .execute()

export type CleanUp = { db: Db; storage: Storage; log: Logger; clock: () => Date }

const atOnce = 500

/** Removes bytes that were stored more than an hour ago and to which no record refers. Returns their number. */
export async function removeUnnamedFiles({ db, storage, log, clock }: CleanUp, age = hourMs): Promise<number> {
  let removed = 0
  const before = new Date(clock().getTime() - age)
  const failed = new Set<string>()
  for (;;) {
    const old = (await oldNotes(db, before, failed.size)).filter((name) => !failed.has(name))
    if (old.length === 0) break
    const inUse = await namesInUse(db, old)
    if (inUse.size > 0) await forgetUnnamed(db, [...inUse])
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
    await forgetUnnamed(db, [storedAs])
    return true
  } catch (error) {
    log.error({ err: error, storedAs }, 'a file that no record names could not be removed')
    return false
  }
}

/** Reads past the files that could not be removed, so that they do not block the others. */
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

/** A commit whose answer was lost did record its file. */
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

/** Runs the cleanup every quarter of an hour while the process runs. */
export const startCleanUp = (parts: CleanUp) =>
  repeat({
    every: hourMs / 4,
    run: async () => void (await removeUnnamedFiles(parts)),
    failed: (error) => parts.log.error({ err: error }, 'unnamed files could not be looked for'),
  })
