import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { withDatabase } from './global-setup.ts'

/** A separate database for one test file, cloned from the migrated template or from another database. */
export async function cloneDatabase(template = inject('cluster').template) {
  const { ownerUrl } = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await inCluster(ownerUrl, `create database ${name} template ${template}`)
  const url = withDatabase(ownerUrl, name)
  const role = await migrate(url)
  const app = connect(role.url, 20)
  const owner = connect(url, 2)
  const close = () => Promise.all([app.close(), owner.close()])
  return {
    name,
    ownerUrl: url,
    appUrl: role.url,
    roleName: role.name,
    db: app.db,
    owner: owner.db,
    pool: app.pool,
    close,
    drop: async () => {
      await close()
      await inCluster(ownerUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
export type TestDatabase = Awaited<ReturnType<typeof cloneDatabase>>

async function inCluster(ownerUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Several workers clone the template at once, but it must have no sessions for a moment.
    for (let attempt = 0; ; attempt += 1) {
      const failure = await client.query(statement).then(
        () => null,
        (error: pg.DatabaseError) => error,
      )
      if (!failure) return
      if (failure.code !== '55006' || attempt > 50) throw failure
      await new Promise((done) => setTimeout(done, 100))
    }
  } finally {
    await client.end()
  }
}
