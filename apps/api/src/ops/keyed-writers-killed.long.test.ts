import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderSetup } from '#features/orders/testing/given.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'

const processes = createProcesses()
const patience = { timeout: 120_000, interval: 200 }
const writers = 30
const kills = 3

type Answered = { key: string; body: object; answer: string }

describe('orders sent with an Idempotency-Key while the process that takes them is killed', () => {
  let database: TestDatabase
  let portal: TestPortal
  let owner: pg.Client

  beforeAll(async () => {
    database = await cloneDatabase()
    portal = await startTestPortal({ shared: database })
    owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
  }, patientTime)

  afterAll(async () => {
    await processes.cleanUp()
    await owner.end()
    await portal.close()
    await database.drop()
  }, patientTime)

  it(
    'end with exactly one order per key, and a repeated call gets the same answer [APIKEY-3]',
    async () => {
      const { company, person, body } = await orderSetup(portal)
      const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: await processes.dataDir() }
      const start = () => processes.start(settings, ['--services=http'])
      let running: PortalProcess = await start()
      const answered: Answered[] = []
      let isOver = false

      const post = async (key: string, sent: object) => {
        const token = await portal.tokenFor(person)
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key }
        const answer = await fetch(`${running.url}/api/v1/orders`, {
          method: 'POST',
          headers,
          body: JSON.stringify(sent),
        })
        return { status: answer.status, text: await answer.text() }
      }
      const write = async (writer: number) => {
        for (let n = 0; !isOver; n += 1) {
          const [key, reference] = [randomUUID(), `W${writer}-${n}`]
          const referenceNumbers = [
            { label: 'Sales Order #', value: reference, typeId: 'SalesOrder' as const, isRequired: true },
          ]
          const sent = body({ referenceNumbers })
          for (;;) {
            const { status, text } = await post(key, sent).catch(() => ({ status: 0, text: '' }))
            if (status === 201) {
              answered.push({ key, body: sent, answer: text })
              break
            }
            expect([0, 409, 503], text).toContain(status)
            await pause(200)
          }
        }
      }
      const load = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
      for (let kill = 0; kill < kills; kill += 1) {
        const next = answered.length + 2 * writers
        await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(next), patience)
        running.send('SIGKILL')
        running = await start()
      }
      isOver = true
      await load

      const { rows } = await owner.query<{ orders: number }>(
        'select count(*)::int as orders from orders where company_id = $1',
        [company.id],
      )
      expect(rows[0]?.orders).toBe(answered.length)
      for (const { key, body: sent, answer } of answered.slice(-2 * writers))
        expect(await post(key, sent)).toEqual({ status: 201, text: answer })
      expect(new Set(answered.map(({ answer }) => answer)).size).toBe(answered.length)
    },
    3 * patientTime,
  )
})
