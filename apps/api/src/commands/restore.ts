import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { replaceDataFolder } from './archive/data-folder.ts'
import { readBackup } from './archive/read-backup.ts'
import { CommandRefusal, readOptions, readSettings, runCommand } from './run-command.ts'

const usage = 'npm run restore -- --from file'

await runCommand(async () => {
  const { from } = readOptions({ from: { type: 'string' } }, usage)
  if (!from) throw new CommandRefusal(`Name the backup.\nUsage: ${usage}`)
  const env = readSettings()
  if (env.DATABASE_URL) {
    throw new CommandRefusal('This restores the embedded database; DATABASE_URL names another. Unset it first.')
  }
  const file = resolve(from)
  if (!existsSync(file)) throw new CommandRefusal(`There is no file ${file}`)
  const { result, formerFolder } = await replaceDataFolder(env.DATA_DIR, new Date(), async (draft) => {
    const postgres = await openEmbeddedPostgres({ dataDir: draft })
    const filesDir = join(draft, 'files')
    return readBackup(file, { ownerUrl: postgres.url, filesDir }).finally(() => postgres.stop())
  }).catch((error: Error) => {
    throw new CommandRefusal(`Nothing was changed. ${error.message}`)
  })
  const count = Object.values(result.rows).reduce((sum, one) => sum + one, 0)
  console.log(`Restored ${count} rows and ${result.files} files into ${env.DATA_DIR}`)
  if (formerFolder) console.log(`What was there before is kept in ${formerFolder}`)
})
