import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { createProcesses, freePort, type PortalProcess } from './testing/processes.ts'
import { demoFolder } from './testing/seeded.ts'

const processes = createProcesses()
const writers = 12
const cuts = 200
const patience = { timeout: 60_000, interval: 250 }
const sixMinutes = 360_000
const unanswered = 0

type Written = { code: string; rows: number; audits: number; events: number }

describe('200 cut connections under load and one restart of PostgreSQL', () => {
  let postgres: EmbeddedPostgres
  let portal: PortalProcess
  let token: string
  let hasEnded = false
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  const readiness: number[] = []
  let unavailable = 0

  beforeAll(async () => {
    const settings = { port: String(await freePort()), max_connections: '100' }
    const dataDir = await demoFolder(processes)
    const open = () => openEmbeddedPostgres({ dataDir, exclusive: true, settings })
    postgres = await open()
    const own = { DATABASE_URL: postgres.url, DATA_DIR: await processes.dataDir(), DEMO: 'true', LOG_LEVEL: 'fatal' }
    portal = await processes.start(own)
    void portal.ended.then(() => {
      hasEnded = true
    })
    token = (await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], own)).stdout.trim()
    const load = startLoad()
    await cutConnections(postgres.url, { isOver: () => hasEnded, written: () => acknowledged.length })
    await postgres.stop()
    if (hasEnded) return
    readiness.push(await readyz())
    const refusals = unavailable
    await vi.waitFor(() => expect(unavailable).toBeGreaterThanOrEqual(refusals + writers), patience)
    postgres = await open()
    await vi.waitFor(async () => expect(await readyz()).toBe(200), patience)
    readiness.push(200)
    await vi.waitFor(() => expect(hasEnded || acknowledged.length > cuts).toBe(true), patience)
    await load.stop()
  }, sixMinutes)

  afterAll(async () => {
    await postgres.stop()
    await processes.cleanUp()
  }, sixMinutes)

  it('leave the process alive and, once the database is back, ready', () => {
    expect(hasEnded).toBe(false)
    expect(readiness).toEqual([503, 200])
  })

  it('answer every request with its result or with 503', () => {
    expect([...statuses].sort()).toEqual([201, 503])
  })

  it('lose no write that was acknowledged and double none that was repeated with its key', async () => {
    const written = await inspect(postgres.url)
    expect(acknowledged.length).toBeGreaterThan(cuts)
    expect(written.filter(({ rows, audits, events }) => rows !== 1 || audits !== 1 || events !== 1)).toEqual([])
    expect(written.map(({ code }) => code).sort()).toEqual([...acknowledged].sort())
  })

  it('leave the background work going: every event is delivered', async () => {
    await vi.waitFor(async () => expect(await undelivered(postgres.url)).toBe(0), patience)
  })

  function startLoad() {
    let stopping = false
    const write = async (writer: number) => {
      for (let n = 0; !stopping; n += 1) {
        const code = `W${writer}-${n}`
        const key = randomUUID()
        let status = await post(code, key)
        for (; status !== 201 && !hasEnded; status = await post(code, key)) await pause(20)
        if (hasEnded) return
        acknowledged.push(code)
      }
    }
    const running = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    return {
      stop: async () => {
        stopping = true
        await running
      },
    }
  }

  async function post(commodityCode: string, key: string): Promise<number> {
    const status = await fetch(`${portal.url}/api/v1/commodities`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ commodityCode, description: 'Written while connections break' }),
    }).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      () => unanswered,
    )
    statuses.add(status)
    if (status === 503) unavailable += 1
    return status
  }

  const readyz = async () => (await fetch(`${portal.url}/readyz`)).status
})

type Course = { isOver: () => boolean; written: () => number }

/**
 * Ends the portal's connections one by one: those of requests, the queue, sockets and listeners. However fast the
 * machine is, about one write succeeds per connection.
 */
async function cutConnections(url: string, { isOver, written }: Course) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let cut = 0; cut < cuts && !isOver(); ) {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      order by random() limit 1`)
    cut += rowCount ?? 0
    await pause(25)
    await vi.waitFor(() => expect(isOver() || written() >= cut).toBe(true), { ...patience, interval: 10 })
  }
  await client.end()
}

const inspect = (url: string) =>
  queryRows<Written>(
    url,
    `select commodity_code as code, count(*)::int as rows,
       (select count(*)::int from audit_entries a where a.entity_name = c.commodity_code) as audits,
       (select count(*)::int from system.outbox o where o.payload ->> 'commodityCode' = c.commodity_code) as events
     from commodities c where description = 'Written while connections break' group by commodity_code`,
  )

const undelivered = async (url: string) => {
  const [row] = await queryRows<{ count: number }>(
    url,
    'select count(*)::int as count from system.outbox where delivered_at is null',
  )
  return row?.count
}

async function queryRows<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}
