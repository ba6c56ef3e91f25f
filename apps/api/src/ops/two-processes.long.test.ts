import { groupName, type LiveMessage } from '@lanewise/contract/event'
import pg from 'pg'
import { io as connectTo, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '#platform/testing/database.ts'
import { callerOf } from './testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'
import { cloneDemo } from './testing/seeded.ts'

const processes = createProcesses()
const sockets: Socket[] = []
const patience = { timeout: 50_000 }

describe('two API processes and a worker on one PostgreSQL', () => {
  let database: TestDatabase
  let settings: Record<string, string>
  let a: PortalProcess
  let b: PortalProcess
  let worker: PortalProcess
  let token: string

  beforeAll(async () => {
    const demo = await cloneDemo(processes)
    database = demo.database
    settings = { DATABASE_URL: database.ownerUrl, DEMO: 'true', DATA_DIR: demo.dataDir }
    const api = ['--services=http,sockets']
    ;[a, b] = await Promise.all([processes.start(settings, api), processes.start(settings, api)])
    worker = await processes.start(settings, ['--services=worker'])
    const { stdout } = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
    token = stdout.trim()
  }, patientTime)

  afterAll(async () => {
    for (const socket of sockets) socket.disconnect()
    await processes.cleanUp()
    await database.drop()
  }, patientTime)

  it('shows on B what was written through A, and one token is good at both [OPS-4]', async () => {
    const made = await callerOf(a, token).post('/commodities', { commodityCode: 'SHARED', description: 'Of A' })
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as { id: string }
    const seen = await callerOf(b, token).get(`/commodities/${id}`)
    expect(await seen.json()).toMatchObject({ commodityCode: 'SHARED' })
  })

  it('brings an event that was written through A to a client on B, and exactly once [OPS-4]', async () => {
    const me = (await (await callerOf(a, token).get('/users/me')).json()) as { companyId: string }
    const received = await listenOn(b, token, me.companyId)
    const made = await callerOf(a, token).post('/commodities', { commodityCode: 'LIVE', description: 'Of A' })
    const { id } = (await made.json()) as { id: string }
    await vi.waitFor(() => expect(received.map(({ payload }) => payload.id)).toContain(id), patience)
    await callerOf(a, token).post('/commodities', { commodityCode: 'LATER', description: 'Of A' })
    await vi.waitFor(() => expect(received.map(({ payload }) => payload.commodityCode)).toContain('LATER'), patience)
    expect(received.filter(({ payload }) => payload.id === id)).toHaveLength(1)
  })

  it(
    'leaves the events to the worker alone: without one they wait, and another one delivers them [OPS-4]',
    async () => {
      const me = (await (await callerOf(a, token).get('/users/me')).json()) as { companyId: string }
      const received = await listenOn(b, token, me.companyId)
      worker.send('SIGKILL')
      await worker.ended
      const made = await callerOf(a, token).post('/commodities', { commodityCode: 'WAITING', description: 'Of A' })
      const { id } = (await made.json()) as { id: string }
      // The demo's orders are rated at the same time and send events too.
      const ofThis = () => received.filter(({ payload }) => payload.id === id)
      expect(await waitingEvents(database.ownerUrl, id)).toBe(1)
      expect(ofThis()).toEqual([])
      await processes.start(settings, ['--services=worker'])
      await vi.waitFor(() => expect(ofThis()).toHaveLength(1), patience)
    },
    patientTime,
  )
})

async function listenOn({ url }: PortalProcess, token: string, companyId: string): Promise<LiveMessage[]> {
  const socket = connectTo(url, { auth: { token }, transports: ['websocket'] })
  sockets.push(socket)
  const received: LiveMessage[] = []
  socket.on('ReceiveEvent', (message: LiveMessage) => received.push(message))
  expect(await socket.emitWithAck('JoinGroupAsync', groupName(companyId, 'changed'))).toEqual({ ok: true })
  return received
}

async function waitingEvents(ownerUrl: string, id: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from system.outbox where payload->>'id' = $1 and delivered_at is null`,
    [id],
  )
  await client.end()
  return rows[0]?.count ?? 0
}
