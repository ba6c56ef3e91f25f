import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createProcesses, databaseProcess, freePort, type PortalProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'

const processes = createProcesses()
const patience = { timeout: 50_000, interval: 100 }

describe('a running portal', () => {
  let portal: PortalProcess
  let dataDir: string

  beforeAll(async () => {
    dataDir = await demoFolder(processes)
    portal = await processes.start({ DATA_DIR: dataDir, DEMO: 'true' })
  }, patientTime)
  afterAll(() => processes.cleanUp(), patientTime)

  it('says without a sign-in that it is alive and that database, queue and storage are reachable [OPS-1]', async () => {
    const alive = await fetch(`${portal.url}/healthz`)
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
    const ready = await fetch(`${portal.url}/readyz`)
    const checks = { database: 'ok', queue: 'ok', storage: 'ok' }
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks }])
  })

  it('gives its metrics as Prometheus text on the internal port only [OPS-1]', async () => {
    const metrics = await fetch(`${portal.metricsUrl}/metrics`)
    expect(metrics.status).toBe(200)
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await metrics.text()
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} [1-9]/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    const outside = await fetch(`${portal.url}/metrics`)
    expect(await outside.text()).not.toContain('http_request_duration_seconds')
    expect((await fetch(`${portal.metricsUrl}/api/v1/users/me`)).status).toBe(404)
  })

  it('shows the demo sign-ins and where the mails are', () => {
    expect(portal.output()).toMatch(/all with the password freight-desk-24/)
    expect(portal.output()).toMatch(/admin@acme\.test +Admin/)
    expect(portal.output()).toMatch(/\/dev\/mail/)
  })

  it(
    'stays alive without its database, and says that it is not ready and which parts are missing [OPS-1]',
    async () => {
      const { pid } = (await databaseProcess(dataDir)) ?? { pid: 0 }
      expect(pid).toBeGreaterThan(0)
      process.kill(pid, 'SIGINT')
      await vi.waitFor(async () => expect(await databaseProcess(dataDir)).toBeUndefined(), patience)
      const answer = await fetch(`${portal.url}/readyz`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('content-type')).toMatch(/application\/problem\+json/)
      expect(await answer.json()).toMatchObject({ status: 503, detail: 'Not ready: database, queue' })
      expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)
    },
    patientTime,
  )
})

describe('a start with a wrong setting', () => {
  afterEach(() => processes.cleanUp(), patientTime)

  const wrong: [name: string, settings: Record<string, string>][] = [
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/freight' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example' }],
  ]
  for (const [name, settings] of wrong) {
    it(
      `ends with code 2 and names ${name} [OPS-3]`,
      async () => {
        const ended = await processes.run('apps/api/src/main.ts', [], {
          DATA_DIR: await processes.dataDir(),
          ...settings,
        })
        expect(ended.code).toBe(2)
        expect(ended.stderr).toMatch(/^These settings are wrong:\n/)
        expect(ended.stderr).toContain(`  ${name}: `)
      },
      patientTime,
    )
  }

  it(
    'ends with code 2 and names a service that does not exist',
    async () => {
      const dataDir = await processes.dataDir()
      const ended = await processes.run('apps/api/src/main.ts', ['--services=http,queue'], { DATA_DIR: dataDir })
      expect([ended.code, ended.stderr]).toEqual([2, 'Unknown service "queue"; choose among http, worker, sockets\n'])
      expect(await databaseProcess(dataDir)).toBeUndefined()
    },
    patientTime,
  )

  it(
    'ends, names the port and stops its database when the port is taken',
    async () => {
      const dataDir = await demoFolder(processes)
      const port = await freePort()
      const other = createServer().listen(port, '127.0.0.1')
      try {
        const ended = await processes.run('apps/api/src/main.ts', [], {
          DATA_DIR: dataDir,
          PORT: String(port),
          METRICS_PORT: '0',
        })
        expect(ended.code).toBe(1)
        expect(ended.stderr).toContain(String(port))
        expect(await databaseProcess(dataDir)).toBeUndefined()
      } finally {
        other.close()
      }
    },
    patientTime,
  )

  it(
    'refuses a data folder that another portal uses, and leaves that one alone',
    async () => {
      const settings = { DATA_DIR: await demoFolder(processes), DEMO: 'false' }
      const first = await processes.start(settings)
      const second = await processes.run('apps/api/src/main.ts', [], { ...settings, PORT: '0', METRICS_PORT: '0' })
      expect(second.code).toBe(1)
      expect(second.stderr).toContain('Another Lanewise process uses this data folder')
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    },
    patientTime,
  )
})
