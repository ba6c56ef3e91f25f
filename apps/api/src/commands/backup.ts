import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { hasDatabase, stampOf } from './archive/data-folder.ts'
import { writeBackup } from './archive/write-backup.ts'
import { CommandRefusal, readOptions, readSettings, runCommand } from './run-command.ts'

await runCommand(async () => {
  const { to } = readOptions({ to: { type: 'string' } }, 'npm run backup [-- --to file]')
  const env = readSettings()
  if (env.DATABASE_URL) {
    throw new CommandRefusal('This backs up the embedded database. Use pg_dump for the one that DATABASE_URL names.')
  }
  if (!(await hasDatabase(env.DATA_DIR))) throw new CommandRefusal(`There is no database in ${env.DATA_DIR}`)
  const madeAt = new Date()
  const file = resolve(to ?? join('backups', `lanewise-${stampOf(madeAt)}.tar.gz`))
  if (existsSync(file)) throw new CommandRefusal(`There is already a file ${file}`)
  const filesDir = env.S3_BUCKET ? null : join(env.DATA_DIR, 'files')
  const postgres = await openEmbeddedPostgres({ dataDir: env.DATA_DIR })
  try {
    const { rows, files } = await writeBackup(file, { ownerUrl: postgres.url, filesDir, madeAt })
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
    console.log(`Wrote ${file} with ${count} rows and ${files} files`)
    if (!filesDir) console.log(`The files lie in the bucket ${env.S3_BUCKET} and are not part of it`)
  } finally {
    await postgres.stop()
  }
})
