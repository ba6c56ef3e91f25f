import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { askOldest } from './statements/ask-oldest.ts'
import { openSystemPostgres } from './system-postgres.ts'

export type TestCluster = { ownerUrl: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
    /** The one inside the product, or the oldest that is supported. */
    postgres: 'embedded' | 'system'
    /** How many spoiled calls each operation is sent. */
    fuzzRuns: number
    /** Where a run keeps what belongs to no test, until it ends. */
    folder: string
  }
}

/** One temporary cluster for all API tests, one migrated template; every test file clones it. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lanewise-test-'))
  // The database may run as another user.
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'database')
  const open = project.getProvidedContext().postgres === 'system' ? openSystemPostgres : openEmbeddedPostgres
  const cluster = await open({ dataDir, settings: { max_connections: '300', ...forgetful } })
  const template = `template_${randomBytes(4).toString('hex')}`
  await createDatabase(cluster.url, template)
  const url = withDatabase(cluster.url, template)
  await migrate(url)
  project.provide('cluster', { ownerUrl: cluster.url, template })
  project.provide('folder', folder)
  await mkdir(statementsIn(folder))
  return async () => {
    await cluster.stop()
    if (project.name === 'api') await askOldest(statementsIn(folder))
    await rm(folder, { recursive: true, force: true })
  }
}

/** The cluster lives as long as the run, so nothing of it needs to survive a power cut. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

async function createDatabase(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
}

/** Where what the tests ask of the database is kept. */
export const statementsIn = (folder: string) => join(folder, 'statements')

export function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}
