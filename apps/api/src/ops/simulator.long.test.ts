import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callerOf } from './testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime } from './testing/processes.ts'
import { signIn } from './testing/sign-in.ts'
import { ediCarrier, loadsByEdi, loadsByMail } from './testing/tendered-loads.ts'

const processes = createProcesses()
const patience = { timeout: 200_000, interval: 500 }
/** At this speed, days pass between two looks of the simulator, so it takes few looks and not minutes. */
const driven = { DEMO: 'true', SIMULATOR: 'true', SIMULATOR_SPEED: '40000' }
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
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

type Tender = { state: string; offers: { state: string; answeredBy: string | null }[] }
type Tracking = { shipmentStatus: number; positions: number; events: { kind: string; provider: string }[] }

const trackingOf = (number: string) => ask<Tracking>(`/shipments/${number}/tracking`)
const statusesOf = (numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number) => (await trackingOf(number)).shipmentStatus))
const acceptedOffer = async (number: string) => {
  const { tenders } = await ask<{ tenders: Tender[] }>(`/shipments/${number}/tenders`)
  return tenders[0]?.offers.find(({ state }) => state === 'Accepted')
}
const eventsOf = async (number: string) => {
  const { events } = await trackingOf(number)
  expect(new Set(events.map(({ provider }) => provider)).size).toBe(1)
  return events.map(({ kind }) => kind)
}
/** The first load that has come that far. Some carriers reject loads, and some drivers forget the proof. */
async function firstWith(status: number, numbers: readonly string[]): Promise<string> {
  await vi.waitFor(async () => expect(await statusesOf(numbers)).toContain(status), patience)
  return numbers[(await statusesOf(numbers)).indexOf(status)] as string
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
    const byMail = await loadsByMail(ask, 6)
    const byEdi = await loadsByEdi(ask, 6)
    await stop()
    await start(driven)
    const booked = async () => (await statusesOf([...byMail, ...byEdi])).filter((status) => status >= 3)
    await vi.waitFor(async () => expect((await booked()).length).toBeGreaterThan(0), patience)
    await stop()
    await start(driven)
    const mailed = await firstWith(8, byMail)
    expect((await acceptedOffer(mailed))?.answeredBy).toEqual(expect.any(String))
    const passed = ['Dispatched', 'Arrived', 'Departed', 'Unloaded', 'ProofOfDelivery']
    expect(await eventsOf(mailed)).toEqual(expect.arrayContaining(passed))
    expect((await trackingOf(mailed)).positions).toBeGreaterThan(1)
    const connected = await firstWith(8, byEdi)
    expect((await acceptedOffer(connected))?.answeredBy).toEqual(expect.any(String))
    expect(await eventsOf(connected)).toEqual(expect.arrayContaining(passed))
    await expectFiles()
    await stop()
  },
  3 * patientTime,
)

/** The carrier connected by EDI acknowledged and answered by files, and reported on its trucks by files. */
async function expectFiles() {
  type Message = { acknowledgement: string | null }
  type File = { transactions: { kind: string; outcome: string; message: string }[] }
  type Connection = { messages: Message[]; received: File[] }
  const { carrierId } = await ediCarrier(ask)
  const connection = () => ask<Connection>(`/carriers/${carrierId}/tender-connection`)
  const acknowledgements = async () => (await connection()).messages.map(({ acknowledgement }) => acknowledgement)
  await vi.waitFor(async () => expect(new Set(await acknowledgements())).toEqual(new Set(['Accepted'])), patience)
  const { received } = await connection()
  const transactions = received.flatMap((file) => file.transactions)
  expect(transactions.filter(({ outcome }) => outcome !== 'Taken')).toEqual([])
  expect(new Set(transactions.map(({ kind }) => kind))).toContain('214')
}

it(
  'a revoked key stays revoked over a restart, and the others work on',
  async () => {
    await start(driven)
    type Key = { id: string; name: string; scopes: string[]; revokedAt: string | null }
    const keys = async () => (await ask<{ data: Key[] }>('/api-keys')).data
    const [simulator, gateway] = ['Carrier simulator', 'EDI gateway'].map(
      async (name) => (await keys()).find((key) => key.name === name) as Key,
    )
    expect(await simulator).toMatchObject({ scopes: ['tracking'], revokedAt: null })
    expect(await gateway).toMatchObject({ scopes: ['read'], revokedAt: null })
    await ask(`/api-keys/${(await simulator)?.id}/revoke`, {})
    await stop()
    await start(driven)
    expect((await keys()).filter(({ revokedAt }) => revokedAt !== null).map(({ name }) => name)).toEqual([
      'Carrier simulator',
    ])
    expect(await keys()).toHaveLength(2)
    await stop()
  },
  2 * patientTime,
)
