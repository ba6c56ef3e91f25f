import { commodityChanged } from '@lanewise/contract/commodities'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProcesses, databaseProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'

const processes = createProcesses()
const writes = 200
const killAfter = 40

type Written = { code: string; audits: number; events: number }

describe('kill -9 of the server during 200 concurrent writes', () => {
  let acknowledged: string[]
  let written: Written[]
  let loose: { audits: number; events: number }
  let fsync: string
  let databases: { before: number | undefined; meanwhile: number | undefined; after: number | undefined }
  let output: string

  beforeAll(async () => {
    const dataDir = await demoFolder(processes)
    const settings = { DATA_DIR: dataDir, DEMO: 'true' }
    const first = await processes.start(settings)
    const { stdout: token } = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
    const pidOfDatabase = async () => (await databaseProcess(dataDir))?.pid
    const before = await pidOfDatabase()
    acknowledged = await writeUntilKilled(first, token.trim())
    await first.ended
    const meanwhile = await pidOfDatabase()
    const second = await processes.start(settings)
    databases = { before, meanwhile, after: await pidOfDatabase() }
    ;({ written, loose, fsync } = await inspect(dataDir))
    second.send('SIGTERM')
    await second.ended
    output = second.output()
  }, patientTime)

  afterAll(() => processes.cleanUp(), patientTime)

  it('hits the server in the middle', () => {
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
    expect(acknowledged.length).toBeLessThan(writes)
  })

  it('leaves a database process that the next start takes over', () => {
    expect(databases.before).toBeDefined()
    expect(databases.meanwhile).toBe(databases.before)
    expect(databases.after).toBe(databases.before)
    expect(output.split('\n').filter((line) => /error/i.test(line))).toEqual([])
  })

  it('loses no write that was acknowledged', () => {
    const codes = new Set(written.map(({ code }) => code))
    expect(acknowledged.filter((code) => !codes.has(code))).toEqual([])
  })

  it('leaves every write with exactly one audit entry and one event, and neither without its write', () => {
    expect(written.filter(({ audits, events }) => audits !== 1 || events !== 1)).toEqual([])
    expect(loose).toEqual({ audits: 0, events: 0 })
  })

  it('runs the embedded database with fsync on', () => {
    expect(fsync).toBe('on')
  })
})

async function writeUntilKilled(server: { url: string; send(signal: 'SIGKILL'): void }, token: string) {
  const codes: string[] = []
  const write = async (index: number) => {
    const code = `KILL-${index}`
    const answer = await fetch(`${server.url}/api/v1/commodities`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ commodityCode: code, description: 'Written while the server is killed' }),
    })
    if (answer.status !== 201) throw new Error(`Refused with ${answer.status}: ${await answer.text()}`)
    codes.push(code)
    if (codes.length === killAfter) server.send('SIGKILL')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: writes }, (_, index) => write(index)))
  const refused = outcomes.filter((one) => one.status === 'rejected' && /Refused/.test(String(one.reason)))
  expect(refused).toEqual([])
  return codes
}

async function inspect(dataDir: string) {
  const postgres = await openEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows: written } = await client.query<Written>(`
    select commodity_code as code,
      (select count(*)::int from audit_entries a where a.entity = 'commodity' and a.entity_id = c.id) as audits,
      (select count(*)::int from system.outbox o where o.payload->>'id' = c.id::text) as events
    from commodities c where commodity_code like 'KILL-%'`)
  const { rows: loose } = await client.query<{ audits: number; events: number }>(
    `select
      (select count(*)::int from audit_entries a where a.entity = 'commodity'
        and not exists (select 1 from commodities c where c.id = a.entity_id)) as audits,
      (select count(*)::int from system.outbox o where o.name = $1
        and not exists (select 1 from commodities c where c.id::text = o.payload->>'id')) as events`,
    [commodityChanged.name],
  )
  const { rows: settings } = await client.query<{ fsync: string }>('show fsync')
  await client.end()
  await postgres.stop()
  return { written, loose: loose[0] ?? { audits: -1, events: -1 }, fsync: settings[0]?.fsync ?? '' }
}
