import { randomBytes } from 'node:crypto'
import { allOperations } from '@lanewise/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { examples } from '#platform/testing/examples.ts'
import { withDatabase } from '#platform/testing/global-setup.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { loadRelease, migrationHashes, type Release, readRelease, rowsOf, writeRelease } from './testing/release.ts'

// `RELEASE=0.3.0 npx vitest run --project api upgrade` writes the dump of the next release.
it.runIf(process.env.RELEASE)('writes the dump of a release', () => writeRelease(String(process.env.RELEASE)))

describe.skipIf(process.env.RELEASE)('a database of version 0.2.0', () => {
  const { ownerUrl } = inject('cluster')
  const name = `release_${randomBytes(4).toString('hex')}`
  let release: Release
  let database: TestDatabase
  let portal: TestPortal

  beforeAll(async () => {
    release = await readRelease('0.2.0')
    await inCluster(`create database ${name}`)
    const url = withDatabase(ownerUrl, name)
    await migrate(url, undefined, Object.keys(release.migrations))
    const old = connect(url, 1)
    await loadRelease(old.db, release)
    await old.close()
    // A clone is brought forward to the present version, as every start does it.
    database = await cloneDatabase(name)
    portal = await startTestPortal({ shared: database })
  })
  afterAll(async () => {
    await portal?.close()
    await database?.drop()
    await inCluster(`drop database if exists ${name} with (force)`)
  })

  it('was made by migrations that nobody has changed or put others between since [OPS-5]', async () => {
    const present = Object.entries(await migrationHashes())
    expect(present.slice(0, Object.keys(release.migrations).length)).toEqual(Object.entries(release.migrations))
  })

  it('keeps every value of every row in an upgrade [OPS-5]', async () => {
    for (const [table, rows] of Object.entries(release.tables)) {
      const upgraded = await rowsOf(database.owner, table, Object.keys(rows[0] ?? {}))
      expect([table, upgraded]).toEqual([table, rows])
    }
  })

  it('answers the calls that it answered before [OPS-5]', async () => {
    const answered = allOperations.filter(({ operation }) => release.answered.includes(operation.name))
    expect(answered.length).toBeGreaterThan(50)
    const others: [string, number][] = []
    for (const { operation } of answered) {
      const call = examples[operation.name]?.(release.world)
      const { status } = await portal.as(release.person).attempt(operation, call as never)
      if (status !== 200) others.push([operation.name, status])
    }
    // The bytes of files are not in a database.
    const needBytes = ['getNotePicture', 'getPicture', 'getEdiFile']
    expect(others).toEqual(needBytes.map((one) => [one, 404]))
  })

  it('is not touched by a product in which one of its migrations was changed [OPS-5]', async () => {
    await sql`update schema_migrations set hash = 'other' where name like '0019%'`.execute(database.owner)
    const message = /^Migration 0019_shipments.sql was changed after it ran here/
    await expect(migrate(database.ownerUrl)).rejects.toThrow(message)
  })

  async function inCluster(statement: string) {
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
})
