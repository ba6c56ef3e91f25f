import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDemo } from '@lanewise/demo/open-demo'
import { inject } from 'vitest'
import { readEnv } from '#env.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createProcesses, type Processes, quiet } from './processes.ts'

/**
 * A data folder as it is after the first start of a demo. It is created once per test run, and each test gets a copy.
 */
export async function demoFolder(processes: Processes): Promise<string> {
  const first = await onceARun('demo-folder', async (folder) => {
    const making = createProcesses()
    const portal = await making.start({ DATA_DIR: join(folder, 'data'), DEMO: 'true' })
    portal.send('SIGTERM')
    await portal.ended
  })
  const dataDir = await processes.dataDir()
  // The database may run as another user, who needs access to the parent folder.
  await chmod(dirname(dataDir), 0o755)
  await cp(join(first, 'data'), dataDir, { recursive: true, preserveTimestamps: true })
  return dataDir
}

/**
 * A database with the demo data, and the data folder with its files. Both are created once per test run, and each test
 * gets a copy.
 */
export async function cloneDemo(processes: Processes): Promise<{ database: TestDatabase; dataDir: string }> {
  const first = await onceARun('demo-database', async (folder) => {
    const made = await cloneDatabase()
    await openDemo(made.db, readEnv({ ...quiet, DEMO: 'true', DATA_DIR: join(folder, 'data') }))
    await made.close()
    await writeFile(join(folder, 'name'), made.name)
  })
  const dataDir = await processes.dataDir()
  await cp(join(first, 'data'), dataDir, { recursive: true })
  return { database: await cloneDatabase(await readFile(join(first, 'name'), 'utf8')), dataDir }
}

/** The first worker creates it. The others wait, and try it themselves if that fails. */
async function onceARun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('folder'), name)
  const ready = join(folder, 'ready')
  while (!existsSync(ready)) {
    const isFirst = await mkdir(folder).then(
      () => true,
      () => false,
    )
    if (isFirst) await makeIn(folder, make)
    else await pause(100)
  }
  return folder
}

async function makeIn(folder: string, make: (folder: string) => Promise<void>) {
  try {
    await make(folder)
    await writeFile(join(folder, 'ready'), '')
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
