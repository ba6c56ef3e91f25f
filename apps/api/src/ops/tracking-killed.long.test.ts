import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { trackingSetup } from '#features/tracking/testing/given.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'

const processes = createProcesses()
const patience = { timeout: 120_000, interval: 200 }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('events of trucks while the processes that take them are killed', () => {
  let database: TestDatabase
  let portal: TestPortal
  let settings: Record<string, string>
  let owner: pg.Client
  /** Number of acknowledged calls. */
  let taken = 0

  beforeAll(async () => {
    database = await cloneDatabase()
    settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: await processes.dataDir() }
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

  /** Sends one call until it is acknowledged. A call without an answer is sent again with the same ids. */
  async function send(api: () => PortalProcess, key: string, events: readonly object[]): Promise<void> {
    let status: number | undefined
    while (status !== 202) {
      const answer = await fetch(`${api().url}/api/v1/tracking/events`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
      }).catch(() => null)
      status = answer?.status
      if (status !== 202) await pause(100)
    }
    taken += 1
  }

  it(
    'keeps every acknowledged event once, and status and ETA are right after the restart',
    async () => {
      const setup = await trackingSetup(portal)
      const trucks = [await setup.bookTruck(), await setup.bookTruck(), await setup.bookTruck()]
      const start = async () => {
        const [one, other] = await Promise.all([
          processes.start(settings, ['--services=http']),
          processes.start(settings, ['--services=worker']),
        ])
        return { api: one, worker: other }
      }
      let running = await start()
      const sent: string[] = []
      const senders = trucks.map(async ({ shipmentNumber }) => {
        const trackingEvent = (more: object) => {
          const eventId = randomUUID()
          sent.push(eventId)
          return { eventId, shipmentNumber, ...more }
        }
        const at = (index: number) => minutesAgo(400 - index)
        const events = [
          trackingEvent({ kind: 'Arrived', stopNumber: 1, occurredAt: at(0) }),
          trackingEvent({ kind: 'Departed', stopNumber: 1, occurredAt: at(20) }),
          ...Array.from({ length: 238 }, (_, index) =>
            trackingEvent({
              kind: 'Position',
              occurredAt: at(30 + index),
              latitude: 41.8 - index * 0.012,
              longitude: -87.7 - index * 0.004,
            }),
          ),
        ]
        // Sends the newest events first and each call twice, because order and repeats must not change anything.
        for (let from = events.length - 8; from >= 0; from -= 8) {
          await send(() => running.api, setup.key, events.slice(from, from + 8))
          await send(() => running.api, setup.key, events.slice(from, from + 8))
        }
      })
      for (let kill = 0; kill < 3; kill += 1) {
        const next = taken + 30
        await vi.waitFor(() => expect(taken).toBeGreaterThanOrEqual(next), patience)
        running.api.send('SIGKILL')
        running.worker.send('SIGKILL')
        running = await start()
      }
      await Promise.all(senders)
      const { rows } = await owner.query<{ eventId: string }>(
        `select event_id as "eventId" from tracking_events where company_id = $1`,
        [setup.company.id],
      )
      expect(rows.map(({ eventId }) => eventId).sort()).toEqual([...sent].sort())
      for (const { shipmentNumber } of trucks)
        await vi.waitFor(async () => {
          const { shipmentStatusName, position, stops, milesToGo } = await setup.tracking(shipmentNumber)
          expect(shipmentStatusName).toBe('InTransit')
          expect(position?.latitude).toBeCloseTo(41.8 - 237 * 0.012, 6)
          expect(stops[0]?.departedAt).not.toBeNull()
          expect(stops[1]?.eta).not.toBeNull()
          expect(milesToGo).toBeGreaterThan(300)
        }, patience)
    },
    3 * patientTime,
  )
})
