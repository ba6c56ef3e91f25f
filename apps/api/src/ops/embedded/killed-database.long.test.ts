import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createProcesses, databaseProcess, type PortalProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'
import { signIn } from '#ops/testing/sign-in.ts'

const processes = createProcesses()
const patience = { timeout: 60_000, interval: 100 }
const readsPerOutage = 40

describe('an embedded PostgreSQL that is killed', () => {
  let dataDir: string
  let portal: PortalProcess
  let token: string

  beforeAll(async () => {
    dataDir = await demoFolder(processes)
    portal = await processes.start({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'warn' })
    token = (await signIn(portal, 'admin@acme.test', 'freight-desk-24')) ?? ''
  }, patientTime)

  afterAll(() => processes.cleanUp(), patientTime)

  const statusOf = async (path: string) =>
    (await fetch(`${portal.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status

  async function killDatabase() {
    const database = await databaseProcess(dataDir)
    process.kill(database?.pid ?? 0, 'SIGKILL')
    return database
  }

  it(
    'is started again at the same address by the process that uses it, which says so once',
    async () => {
      const before = await killDatabase()
      const seen = new Set<number>()
      for (let read = 0; read < readsPerOutage; read += 1) seen.add(await statusOf('/api/v1/users/me'))
      expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), patience)
      await vi.waitFor(async () => expect(await statusOf('/api/v1/users/me')).toBe(200), patience)
      const after = await databaseProcess(dataDir)
      expect(after?.pid).not.toBe(before?.pid)
      expect(after?.port).toBe(before?.port)
      expect(await statusOf('/healthz')).toBe(200)
      const output = portal.output()
      expect(output.match(/The embedded PostgreSQL has ended unexpectedly/g)).toHaveLength(1)
      expect(output.match(/the database is not available/g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(output).not.toContain('"stack"')
    },
    patientTime,
  )

  it(
    'again and again ends the process, so that whoever runs it can tell',
    async () => {
      let isOver = false
      void portal.ended.then(() => {
        isOver = true
      })
      while (!isOver) {
        const database = await databaseProcess(dataDir)
        if (database) process.kill(database.pid, 'SIGKILL')
        await new Promise((done) => setTimeout(done, 200))
      }
      const { code, stderr } = await portal.ended
      expect(code).toBe(1)
      expect(stderr).toContain('The embedded PostgreSQL could not be started again in 8 tries')
    },
    patientTime,
  )
})
