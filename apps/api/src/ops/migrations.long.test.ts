import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrationNames } from '#platform/db/migrate.ts'
import { withDatabase } from '#platform/testing/global-setup.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'

const processes = createProcesses()

describe('two processes that start at once on an empty database', () => {
  const { ownerUrl } = inject('cluster')
  const name = `empty_${randomBytes(4).toString('hex')}`
  const url = withDatabase(ownerUrl, name)
  let settings: Record<string, string>
  let started: PortalProcess[]

  beforeAll(async () => {
    await query(ownerUrl, `create database ${name}`)
    settings = { DATABASE_URL: url, DATA_DIR: await processes.dataDir() }
    started = await Promise.all([processes.start(settings), processes.start(settings)])
  }, patientTime)
  afterAll(async () => {
    await processes.cleanUp()
    await query(ownerUrl, `drop database ${name} with (force)`)
  }, patientTime)

  it('both come up, and every migration ran once [OPS-5]', async () => {
    for (const { url: address } of started) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const applied = await query(url, 'select name from schema_migrations order by name')
    expect(applied.map((row) => row.name)).toEqual(await migrationNames())
  })

  it(
    'leave nothing to do for the next start, and go on while it starts [OPS-5]',
    async () => {
      const before = await schemaOf(url)
      const next = await processes.start(settings)
      expect(await schemaOf(url)).toEqual(before)
      for (const { url: address } of [...started, next]) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    },
    patientTime,
  )
})

async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Tables, columns, indexes, policies, grants, and when each migration ran. */
const schemaOf = (url: string) =>
  query(
    url,
    `select 'migration' as kind, name || applied_at as what from schema_migrations
     union all select 'column', table_schema || '.' || table_name || '.' || column_name || ' ' || data_type
       from information_schema.columns where table_schema in ('public', 'system', 'pgboss')
     union all select 'index', indexdef from pg_indexes where schemaname in ('public', 'system', 'pgboss')
     union all select 'policy', schemaname || '.' || tablename || ' ' || qual from pg_policies
     union all select 'right', table_schema || '.' || table_name || ' ' || grantee || ' ' || privilege_type
       from information_schema.role_table_grants where table_schema in ('public', 'system', 'pgboss')
     order by 1, 2`,
  )
