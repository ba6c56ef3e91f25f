import { connect } from 'node:net'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerOf } from '#ops/testing/caller.ts'
import { createProcesses, databaseProcess, type PortalProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'

const processes = createProcesses()
const patience = { timeout: 50_000, interval: 20 }
/** Too many rows for one transaction, and fewer than a slow machine saves before a stopping server closes. */
const rows = 2500

afterEach(() => processes.cleanUp(), patientTime)

describe('SIGTERM', () => {
  it('lets a running request finish, takes no new ones, and ends with the database [OPS-2]', {
    timeout: patientTime,
  }, async () => {
    const { server, token, dataDir } = await startWithToken()
    const caller = callerOf(server, token)
    let answered = false
    const importing = caller.post('/commodities/import', { data: manyCommodities() }).finally(() => {
      answered = true
    })
    await vi.waitFor(async () => expect(await countOf(caller)).toBeGreaterThan(0), patience)
    server.send('SIGTERM')
    await vi.waitFor(() => expect(canConnect(server)).resolves.toBe(false), patience)
    expect(answered).toBe(false)
    const answer = await importing
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ isSuccess: true, saved: rows, failed: 0 })
    expect(await server.ended).toMatchObject({ code: 0, signal: null })
    expect(await databaseProcess(dataDir)).toBeUndefined()
  })

  it('does not wait for a caller that never finishes its request [OPS-2]', { timeout: patientTime }, async () => {
    const { server, token, dataDir } = await startWithToken()
    const { hostname, port } = new URL(server.url)
    const stuck = connect(Number(port), hostname)
    stuck.on('error', () => {})
    const head = `POST /api/v1/commodities HTTP/1.1\r\nhost: portal.test\r\nauthorization: Bearer ${token}\r\n`
    await new Promise<void>((done) =>
      stuck.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`, () => done()),
    )
    await callerOf(server, token).get('/users/me')
    server.send('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0, signal: null })
    expect(await databaseProcess(dataDir)).toBeUndefined()
  })
})

async function startWithToken() {
  const dataDir = await demoFolder(processes)
  const settings = { DATA_DIR: dataDir, DEMO: 'true' }
  const server = await processes.start(settings)
  const { stdout } = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
  return { server, token: stdout.trim(), dataDir }
}

function manyCommodities(): string {
  const lines = Array.from({ length: rows }, (_, index) => `SLOW-${index},Imported while the server stops`)
  return Buffer.from([commodityTemplateHeader.join(','), ...lines].join('\n')).toString('base64')
}

async function countOf(caller: ReturnType<typeof callerOf>): Promise<number> {
  const answer = await caller.get('/commodities?searchTerm=SLOW-&pageSize=1')
  return ((await answer.json()) as { total: number }).total
}

const canConnect = ({ url }: PortalProcess) =>
  new Promise<boolean>((done) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })
