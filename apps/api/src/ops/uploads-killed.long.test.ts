import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFileStorage } from '#platform/storage/storage.ts'
import { removeUnnamedFiles } from '#platform/storage/unnamed-files.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { callerOf } from './testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'
import { cloneDemo } from './testing/seeded.ts'

const processes = createProcesses()
let database: TestDatabase
let settings: Record<string, string>
let dataDir: string
let portal: PortalProcess
let token: string

beforeAll(async () => {
  ;({ database, dataDir } = await cloneDemo(processes))
  settings = { DATABASE_URL: database.ownerUrl, DEMO: 'true', DATA_DIR: dataDir }
  portal = await processes.start(settings, ['--services=http,sockets'])
  const { stdout } = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
  token = stdout.trim()
}, patientTime)
afterAll(async () => {
  await processes.cleanUp()
  await database.drop()
}, patientTime)

const uploads = 50
/** Large enough that many uploads are in progress when the process is killed. */
const aScan = () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_500_000)])

type Acknowledged = { id: string; fileURL: string; bytes: Buffer }

it(
  'keeps every document whose upload was answered, and leaves nothing of the others, when the process is killed in the middle',
  async () => {
    const { shipmentId } = await aShipment()
    const acknowledged: Acknowledged[] = []
    const sent = Array.from({ length: uploads }, async (_, index) => {
      const bytes = aScan()
      const answer = await upload(shipmentId, `Scan-${index}.pdf`, bytes)
      if (answer.status !== 201) throw new Error(`Answered ${answer.status}`)
      const { id, fileURL } = (await answer.json()) as { id: string; fileURL: string }
      acknowledged.push({ id, fileURL, bytes })
      if (acknowledged.length === 10) portal.send('SIGKILL')
    })
    const outcomes = await Promise.allSettled(sent)
    await portal.ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(10)
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)

    portal = await processes.start(settings, ['--services=http,sockets'])
    for (const { id, bytes } of acknowledged) {
      const { fileURL } = (await (await callerOf(portal, token).get(`/documents/${id}`)).json()) as { fileURL: string }
      const file = Buffer.from(await (await fetch(`${portal.url}${fileURL}`)).arrayBuffer())
      expect(sha256(file)).toBe(sha256(bytes))
    }
    const storage = createFileStorage(join(dataDir, 'files'))
    const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const later = () => new Date(Date.now() + 2 * 60 * 60_000)
    await removeUnnamedFiles({ db: database.db, storage, log, clock: later })
    const [stored, named] = [await storedNames(), await fileNamesInRecords()]
    expect(stored).toEqual(named)
    expect(named.length).toBeGreaterThanOrEqual(acknowledged.length)
    expect(log.error).not.toHaveBeenCalled()
  },
  patientTime,
)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const upload = (shipmentId: string, name: string, bytes: Buffer) =>
  fetch(`${portal.url}/api/v1/documents/file?${new URLSearchParams({ name, fileType: 'Customs', shipmentId })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })

async function aShipment(): Promise<{ shipmentId: string }> {
  const answer = await callerOf(portal, token).post('/shipments/search', { statuses: [3], pageSize: 1 })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return { shipmentId: data[0]?.id ?? '' }
}

/** Files on disk, including partial ones. */
async function storedNames(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

async function fileNamesInRecords(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ stored_as: string }>('select stored_as from files')
  await client.end()
  return rows.map((row) => row.stored_as).sort()
}
