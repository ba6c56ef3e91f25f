import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { socketFolderIn, throughSocket } from './cluster/socket-url.ts'
import { openSystemPostgres } from './cluster/system-postgres.ts'
import { askOldest } from './statements/ask-oldest.ts'

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
  const isOldest = project.getProvidedContext().postgres === 'system'
  const open = isOldest ? openSystemPostgres : openEmbeddedPostgres
  const sockets = await socketFolderIn(folder)
  const settings = { ...forgetful, ...frugal, ...(isOldest ? {} : embeddedOnly) }
  const cluster = await open({ dataDir, settings: { ...settings, unix_socket_directories: sockets ?? '' } })
  const ownerUrl = throughSocket(cluster.url, sockets)
  const template = `template_${randomBytes(4).toString('hex')}`
  await prepare(ownerUrl, template)
  await migrate(withDatabase(ownerUrl, template))
  project.provide('cluster', { ownerUrl, template })
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

/** What the server does for a long life with much data, which no test has. */
const frugal = {
  max_connections: '300',
  // A database is copied and dropped many times; what is written for that may wait until the end.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
}

/** The oldest PostgreSQL plans as it does for the product: its tests are about plans, too. */
const embeddedOnly = {
  // A statement is planned once for each connection instead of six times: few rows need no plan of their own.
  plan_cache_mode: 'force_generic_plan',
  // To make a guess of the password costly costs each connection too. PostgreSQL 15 does not know the setting.
  scram_iterations: '1',
}

async function prepare(url: string, template: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The cluster was made before it knew how little its passwords have to withstand.
  await client.query(`alter role postgres password ${pg.escapeLiteral(new URL(url).password)}`)
  await client.query(`create database ${pg.escapeIdentifier(template)}`)
  await client.end()
}

/** Where what the tests ask of the database is kept. */
export const statementsIn = (folder: string) => join(folder, 'statements')

export function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}
