import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { databaseAway } from '@lanewise/contract/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#platform/db/database.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { takesWrites } from '#platform/db/write-probe.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ mount: mountFailures })
})
afterAll(() => portal.close())

function mountFailures(app: FastifyInstance) {
  app.get<{ Params: { code: string } }>('/raise/:code', ({ params }) =>
    sql`do ${sql.lit(`begin raise exception 'broken' using errcode = '${params.code}'; end`)}`.execute(
      portal.database.db,
    ),
  )
  app.get('/cut-off', () =>
    portal.database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(portal.database.owner)
      // The connection breaks while no statement is running on it.
      await new Promise((done) => setTimeout(done, 50))
      await sql`select 1`.execute(tx)
    }),
  )
}

describe('a request that the database cannot serve right now', () => {
  for (const code of ['57P01', '57P02', '57P03', '08006', '08P01', '53100', '53200', '53300', '58030', '25006']) {
    it(`is answered with 503 and when to try again: ${code}`, async () => {
      const answer = await fetch(`${portal.url}/raise/${code}`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.headers.get('content-type')).toMatch(/application\/problem\+json/)
      expect(await answer.json()).toMatchObject({ status: 503, title: 'Not available', detail: databaseAway })
    })
  }

  it('is told from one that is wrong, and from a mistake of ours', async () => {
    const statuses = await Promise.all(
      ['22P02', '40001', 'XX000', '42P01'].map(async (code) => (await fetch(`${portal.url}/raise/${code}`)).status),
    )
    expect(statuses).toEqual([400, 409, 500, 500])
  })

  it('whose connection is cut in the middle is answered with 503, and the next one is served', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${portal.url}/cut-off`)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    const admin = await portal.given.person()
    expect((await portal.as(admin).raw('GET', '/api/v1/users/me')).status).toBe(200)
  })

  it('includes those that get no connection: none free, none to be had', async () => {
    const pool = new pg.Pool({ connectionString: portal.database.appUrl, max: 1, connectionTimeoutMillis: 500 })
    const taken = await pool.connect()
    expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true)
    taken.release()
    await pool.end()
    for (const host of ['127.0.0.1', 'localhost', 'no-such-host.invalid']) {
      const client = new pg.Client({ host, port: await closedPort(), user: 'nobody' })
      expect(isDatabaseAway(await failureOf(client.connect()))).toBe(true)
    }
  })
})

describe('the database', () => {
  const inDatabase = (setting: string) =>
    sql.raw(`alter role ${pg.escapeIdentifier(portal.database.roleName)} in database ${databaseName()} ${setting}`)
  const databaseName = () => pg.escapeIdentifier(new URL(portal.database.ownerUrl).pathname.slice(1))

  /** Uses a new connection, because role settings are read when it connects. */
  async function probed() {
    const { db, close } = connect(portal.database.appUrl, 1)
    try {
      return await takesWrites(db).catch((error: pg.DatabaseError) => error.code)
    } finally {
      await close()
    }
  }

  it('is ready as long as it takes writes', async () => {
    expect(await probed()).toBe(true)
  })

  it('is not ready when it may only be read', async () => {
    await inDatabase('set default_transaction_read_only = on').execute(portal.database.owner)
    expect(await probed()).toBe(false)
    await inDatabase('reset default_transaction_read_only').execute(portal.database.owner)
    expect(await probed()).toBe(true)
  })

  it('is not ready when its disk takes no more', async () => {
    // Simulates a full disk: the server cannot write even the small file of the probe.
    await inDatabase("set temp_file_limit = '500kB'").execute(portal.database.owner)
    expect(await probed()).toMatch(/^53/)
    await inDatabase('reset temp_file_limit').execute(portal.database.owner)
    expect(await probed()).toBe(true)
  })
})

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )

const closedPort = () =>
  new Promise<number>((resolvePort) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolvePort(port))
    })
  })
