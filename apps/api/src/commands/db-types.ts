import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { generateTypes } from '#platform/db/generate-types.ts'
import { migrate } from '#platform/db/migrate.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-types-'))
const postgres = await openEmbeddedPostgres({ dataDir })
try {
  await migrate(postgres.url)
  const file = join(import.meta.dirname, '../platform/db/schema.gen.ts')
  await writeFile(file, await generateTypes(postgres.url))
  console.log(`Wrote ${file}`)
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
