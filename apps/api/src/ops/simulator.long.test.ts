import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callerOf } from './testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'
import { signIn } from './testing/sign-in.ts'

const processes = createProcesses()
const patience = { timeout: 200_000, interval: 500 }
const driven = { DEMO: 'true', SIMULATOR: 'true', SIMULATOR_SPEED: '4000' }
let settings: Record<string, string>
let portal: PortalProcess
let token: string

const start = async (more: Record<string, string>) => {
  portal = await processes.start({ ...settings, ...more })
  token = (await signIn(portal, 'admin@acme.test', 'freight-desk-24')) ?? ''
}
const stop = async () => {
  portal.send('SIGTERM')
  expect((await portal.ended).code).toBe(0)
}
const ask = async <T>(path: string, body?: object): Promise<T> => {
  const caller = callerOf(portal, token)
  const answer = await (body ? caller.post(path, body) : caller.get(path))
  return (await answer.json()) as T
}

type SearchAnswer = { data: { shipmentNumber: string }[] }
type Tender = { state: string; offers: { state: string; answeredBy: string | null; messages: unknown[] }[] }
type Tracking = { shipmentStatus: number; positions: number; events: { kind: string; provider: string }[] }

const trackingOf = (number: string) => ask<Tracking>(`/shipments/${number}/tracking`)
const statusOf = async (number: string) => (await trackingOf(number)).shipmentStatus

/** Tenders demo shipments that wait for a carrier, until enough of them are accepted by one. */
async function offerSome(wanted: number): Promise<string[]> {
  const { data } = await ask<SearchAnswer>('/shipments/search', { statuses: [1], pageSize: 200 })
  const offered: string[] = []
  for (const { shipmentNumber } of data) {
    const answer = await callerOf(portal, token).post(`/shipments/${shipmentNumber}/tenders`, {})
    // On some days a lane of the demo has no rate and therefore no carrier to tender to.
    if (answer.status === 201 && (await statusOf(shipmentNumber)) === 2) offered.push(shipmentNumber)
    if (offered.length === wanted) break
  }
  return offered
}

beforeAll(async () => {
  settings = { DATA_DIR: await processes.dataDir() }
  await start({ ...driven, SIMULATOR: 'false' })
}, patientTime)
afterAll(() => processes.cleanUp(), patientTime)

type Point = { latitude: number; longitude: number }
type Loads = {
  data: {
    shipmentNumber: string
    shipmentStatusName: string
    position: (Point & { at: string }) | null
    stops: Point[]
  }[]
}

it('every truck of the demo that is under way was seen a moment ago, on its way', async () => {
  const { data } = await ask<Loads>('/tracking/loads')
  const underWay = data.filter(({ shipmentStatusName }) => shipmentStatusName === 'InTransit')
  expect(underWay.length).toBeGreaterThan(5)
  for (const { shipmentNumber, position } of underWay) {
    expect(Date.now() - Date.parse(position?.at ?? '')).toBeLessThan(10 * 60_000)
    type Seen = { milesOff: number | null; positions: number }
    const tracked = () => ask<Seen>(`/shipments/${shipmentNumber}/tracking`)
    // The process that checks the trucks has only just started.
    await vi.waitFor(async () => expect((await tracked()).milesOff).not.toBeNull(), patience)
    const { milesOff, positions } = await tracked()
    expect(milesOff).toBeLessThan(1)
    expect(positions).toBeGreaterThan(0)
  }
})

it(
  'carriers take what they are offered, drive it and deliver it with its papers, also over a restart',
  async () => {
    const offered = await offerSome(12)
    expect(offered.length).toBeGreaterThan(3)
    await stop()
    await start(driven)
    const booked = async () => (await Promise.all(offered.map(statusOf))).filter((status) => status >= 3)
    await vi.waitFor(async () => expect((await booked()).length).toBeGreaterThan(0), patience)
    await stop()
    await start(driven)
    await vi.waitFor(async () => expect(await Promise.all(offered.map(statusOf))).toContain(8), patience)
    const statuses = await Promise.all(offered.map(statusOf))
    const number = offered[statuses.indexOf(8)] as string
    const { tenders } = await ask<{ tenders: Tender[] }>(`/shipments/${number}/tenders`)
    expect(tenders[0]?.state).toBe('Accepted')
    expect(tenders[0]?.offers.find(({ state }) => state === 'Accepted')?.answeredBy).toEqual(expect.any(String))
    const { events, positions } = await trackingOf(number)
    const kinds = events.map(({ kind }) => kind)
    for (const kind of ['Dispatched', 'Arrived', 'Departed', 'Unloaded', 'ProofOfDelivery'])
      expect(kinds).toContain(kind)
    expect(positions).toBeGreaterThan(1)
    expect(new Set(events.map(({ provider }) => provider)).size).toBe(1)
    const { data: keys } = await ask<{
      data: { id: string; name: string; scopes: string[]; lastUsedAt: string | null }[]
    }>('/api-keys')
    expect(keys).toMatchObject([{ name: 'Carrier simulator', scopes: ['tracking'], lastUsedAt: expect.any(String) }])
    await ask(`/api-keys/${keys[0]?.id}/revoke`, {})
    await stop()
    await start(driven)
    expect((await ask<{ data: unknown[] }>('/api-keys')).data).toHaveLength(1)
    await stop()
  },
  3 * patientTime,
)
