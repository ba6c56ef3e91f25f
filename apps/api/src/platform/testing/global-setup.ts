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
    /** The embedded version, or the oldest supported one. */
    postgres: 'embedded' | 'system'
    /** Number of invalid calls sent to each operation. */
    fuzzRuns: number
    /** Folder for data that belongs to the whole test run. */
    folder: string
  }
}

/** One temporary cluster with one migrated template for all API tests. Every test file clones the template. */
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

/** The cluster lives only as long as the test run, so its data need not survive a crash. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Turns off what a server does for long operation with much data, which tests do not need. */
const frugal = {
  max_connections: '300',
  // Databases are copied and dropped many times, and the checkpoints for that can wait until the end.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
}

/** Not set for the oldest PostgreSQL, whose tests also check query plans and therefore need the product's settings. */
const embeddedOnly = {
  // Plans a statement once per connection instead of six times. With few rows it needs no specific plan.
  plan_cache_mode: 'force_generic_plan',
  // Password hashing that slows down guessing also slows down each connection. PostgreSQL 15 does not have this
  // setting.
  scram_iterations: '1',
}

async function prepare(url: string, template: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The password was hashed before the setting for cheap hashes applied, so it is set again.
  await client.query(`alter role postgres password ${pg.escapeLiteral(new URL(url).password)}`)
  await client.query(`create database ${pg.escapeIdentifier(template)}`)
  await client.end()
}

/** Folder for the SQL statements that the tests send. */
export const statementsIn = (folder: string) => join(folder, 'statements')

export function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}
