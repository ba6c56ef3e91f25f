import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDispatch } from './carrier-dispatch.ts'
import { openFleet } from './fleet.ts'
import { openMailbox } from './mailbox.ts'
import { decisionOn } from './offers.ts'
import { replyTo } from './requests.ts'
import { startSimulator } from './simulator.ts'

type Call = { method: string; path: string; key: string | undefined; body: unknown }
type Answer = { status?: number; headers?: Record<string, string>; text?: string; json?: unknown }
let answers: (call: Call) => Answer
let calls: Call[]
let baseUrl: string
let close: () => Promise<unknown>

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? null : JSON.parse(text)
}

beforeEach(async () => {
  calls = []
  answers = () => ({ status: 404 })
  const server = createServer(async (request, response) => {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: request.headers['x-api-key'] as string | undefined,
      body: await bodyOf(request),
    }
    calls.push(call)
    const { status = 200, headers = {}, text, json } = answers(call)
    response.writeHead(status, headers)
    response.end(text ?? (json === undefined ? '' : JSON.stringify(json)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
})
afterEach(() => close())

const now = Date.parse('2026-11-17T12:00:00Z')
const [first, second] = ['1', '2'].map((digit) => `0198c0de-0000-7000-8000-00000000000${digit}`) as [string, string]
const token = (letter: string) => letter.repeat(43)
const list = `<a href="/dev/mail/${first}">Load S1: A to B, $1</a> <a href="/dev/mail/${second}">Password</a>`
const offered = {
  carrierName: 'Able',
  sentAt: new Date(now).toISOString(),
  expiresAt: new Date(now + 3_600_000).toISOString(),
  load: { shipmentNumber: 'S1' },
}
/** Finds a seed that leads to the given answer, or to none. */
const seedFor = (answer: 'Accepted' | 'Rejected' | null) =>
  Array.from({ length: 500 }, (_, seed) => seed).find(
    (seed) => (decisionOn(offered, { seed, speed: 1 })?.answer.answer ?? null) === answer,
  ) ?? 0

const portalWithOffer = (call: Call): Answer => {
  if (call.path === '/dev/mail') return { text: list }
  if (call.path === `/dev/mail/${first}`) return { text: `<a href="http://x/public/tenders/${token('a')}">Answer</a>` }
  if (call.path === `/api/v1/public/tenders/${token('a')}`) return { json: offered }
  if (call.path === `/api/v1/public/tenders/${token('a')}/answer`)
    return { json: { state: 'Accepted', shipmentNumber: 'S1' } }
  return { status: 404 }
}
const paths = () => calls.map(({ path }) => path)
const answered = () => calls.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body)

describe('the mailbox', () => {
  it('reads the mails of offers once, and no others', async () => {
    answers = portalWithOffer
    const mailbox = openMailbox(baseUrl)
    expect(await mailbox.newLetters()).toEqual([{ kind: 'tenders', token: token('a') }])
    expect(await mailbox.newLetters()).toEqual([])
    expect(paths()).toEqual(['/dev/mail', `/dev/mail/${first}`, '/dev/mail'])
  })

  it('is empty where mails are not shown, and reads later what it could not read', async () => {
    const mailbox = openMailbox(baseUrl)
    expect(await mailbox.newLetters()).toEqual([])
    answers = ({ path }) => (path === '/dev/mail' ? { text: list } : { status: 503 })
    expect(await mailbox.newLetters()).toEqual([])
    answers = portalWithOffer
    expect(await mailbox.newLetters()).toEqual([{ kind: 'tenders', token: token('a') }])
  })
})

describe('the desk of the carriers', () => {
  it('answers an offer when its time has come, once', async () => {
    answers = portalWithOffer
    const seed = seedFor('Accepted')
    const setup = openDispatch(baseUrl, { seed, speed: 1 })
    await setup.work(now)
    expect(answered()).toEqual([])
    const at = decisionOn(offered, { seed, speed: 1 })?.at ?? 0
    await setup.work(at - 1)
    expect(answered()).toEqual([])
    await setup.work(at)
    await setup.work(at + 1)
    expect(answered()).toEqual([{ answer: 'Accepted' }])
    expect(paths().filter((path) => path === `/api/v1/public/tenders/${token('a')}`)).toHaveLength(1)
  })

  it('rejects with a reason, and lets others run out', async () => {
    answers = portalWithOffer
    await openDispatch(baseUrl, { seed: seedFor('Rejected'), speed: 1 }).work(now + 3_600_000)
    expect(answered()).toEqual([{ answer: 'Rejected', rejectReason: expect.any(String) }])
    calls.length = 0
    await openDispatch(baseUrl, { seed: seedFor(null), speed: 1 }).work(now + 3_600_000)
    expect(answered()).toEqual([])
  })

  it('leaves an offer that is over, and tries again what the portal was too busy for', async () => {
    const seed = seedFor('Accepted')
    answers = (call) =>
      call.path.startsWith('/api') ? { status: 410, json: { message: 'Gone' } } : portalWithOffer(call)
    await openDispatch(baseUrl, { seed, speed: 1 }).work(now + 3_600_000)
    expect(answered()).toEqual([])
    const setup = openDispatch(baseUrl, { seed, speed: 1 })
    answers = (call) =>
      call.path.startsWith('/api') ? { status: 429, json: { message: 'Wait' } } : portalWithOffer(call)
    await expect(setup.work(now + 3_600_000)).rejects.toThrow('Wait')
    answers = portalWithOffer
    await setup.work(now + 3_600_000)
    expect(answered()).toHaveLength(1)
  })
})

const requested = {
  ...offered,
  own: { state: 'Pending' as const },
  load: { shipmentNumber: 'S7', totalDistance: 800, equipmentMode: 1 as const, weight: 40_000 },
}
/** A portal with requests to two contacts of one carrier, and a reminder. */
const portalWithRequests = (call: Call): Answer => {
  const ids = ['3', '4', '5'].map((digit) => first.replace(/1$/, digit))
  const subjects = ['Rate request S7: A to B', 'Rate request S7: A to B', 'Reminder: rate request S7: A to B']
  if (call.path === '/dev/mail')
    return { text: ids.map((id, index) => `<a href="/dev/mail/${id}">${subjects[index]}</a>`).join('') }
  const index = ids.findIndex((id) => call.path === `/dev/mail/${id}`)
  if (index >= 0) return { text: `<a href="http://x/public/rate-requests/${token('bcd'[index] ?? '')}">Offer</a>` }
  if (call.path.endsWith('/answer')) return { json: { state: 'Offered', shipmentNumber: 'S7' } }
  return call.path.startsWith('/api/v1/public/rate-requests/') ? { json: requested } : { status: 404 }
}
const replySeed = (answer: 'Offered' | 'Declined' | null) =>
  Array.from({ length: 500 }, (_, seed) => seed).find(
    (seed) => (replyTo(requested, { seed, speed: 1 })?.answer.answer ?? null) === answer,
  ) ?? 0

describe('a carrier that is asked for a rate', () => {
  it('writes back once, with a price and the days it takes, when its time has come', async () => {
    answers = portalWithRequests
    const seed = replySeed('Offered')
    const setup = openDispatch(baseUrl, { seed, speed: 1 })
    await setup.work(now)
    expect(answered()).toEqual([])
    await setup.work(replyTo(requested, { seed, speed: 1 })?.at ?? 0)
    await setup.work(now + 3_600_000)
    expect(answered()).toMatchObject([{ answer: 'Offered', transitDays: 2 }])
    expect(paths().filter((path) => path.endsWith(`/rate-requests/${token('d')}/answer`))).toHaveLength(1)
  })

  it('declines, or says nothing', async () => {
    answers = portalWithRequests
    await openDispatch(baseUrl, { seed: replySeed('Declined'), speed: 1 }).work(now + 3_600_000)
    expect(answered()).toEqual([{ answer: 'Declined', note: null }])
    calls.length = 0
    await openDispatch(baseUrl, { seed: replySeed(null), speed: 1 }).work(now + 3_600_000)
    expect(answered()).toEqual([])
  })
})

const load = (shipmentNumber: string, more: object = {}) => ({
  shipmentNumber,
  carrierName: `Carrier of ${shipmentNumber}`,
  shipmentStatusName: 'InTransit',
  shippingMode: 'TL',
  isTeamRequired: true,
  bookedAt: null,
  lastHeardAt: null,
  position: null,
  stops: [41, 35].map((latitude, index) => ({
    stopNumber: index + 1,
    stopType: index === 0 ? 'Pickup' : 'Dropoff',
    city: null,
    state: null,
    latitude,
    longitude: -88,
    earlyDateTime: offered.sentAt,
    lateDateTime: offered.expiresAt,
    legMiles: index === 0 ? null : 500,
    arrivedAt: index === 0 ? offered.sentAt : null,
    unloadedAt: null,
    departedAt: index === 0 ? offered.sentAt : null,
    hasProof: false,
  })),
  ...more,
})
const line = [
  [-88, 41],
  [-87, 38],
  [-88, 35],
]
const portalWithLoads = ({ path }: Call): Answer => {
  if (path === '/api/v1/tracking/loads')
    return { json: { data: [load('S1'), load('S2', { carrierName: null })], next: 'S2' } }
  if (path === '/api/v1/tracking/loads?after=S2')
    return {
      json: { data: [load('S3', { shipmentStatusName: 'Booked', stops: load('S3').stops.map(far) })], next: null },
    }
  if (path.endsWith('/route')) return { json: { line } }
  return { status: 202, json: { accepted: 1, duplicates: 0, refused: 0, results: [] } }
}
const far = (stop: object) => ({
  ...stop,
  earlyDateTime: '2099-01-01T00:00:00Z',
  lateDateTime: '2099-01-01T01:00:00Z',
  arrivedAt: null,
  departedAt: null,
})

describe('a fleet', () => {
  it('tells of all its trucks, each carrier of its own, and asks for a way once', async () => {
    answers = portalWithLoads
    const fleet = openFleet({ baseUrl, key: 'lw_key' })
    const clock = { now: now + 3_600_000, startedAt: now, speed: 1, seed: 1 }
    expect(await fleet.work(clock)).toBeGreaterThanOrEqual(2)
    const bodies = calls.filter(({ path }) => path === '/api/v1/tracking/events').map(({ body }) => body)
    expect(bodies).toMatchObject([
      {
        provider: 'Carrier of S1',
        events: expect.arrayContaining([expect.objectContaining({ shipmentNumber: 'S1' })]),
      },
      { provider: 'Carrier', events: expect.arrayContaining([expect.objectContaining({ shipmentNumber: 'S2' })]) },
    ])
    expect(calls.every(({ key }) => key === 'lw_key')).toBe(true)
    await fleet.work(clock)
    expect(paths().filter((path) => path.endsWith('/route'))).toEqual([
      '/api/v1/shipments/S1/route',
      '/api/v1/shipments/S2/route',
    ])
  })

  it('tells nothing where nothing happened', async () => {
    answers = portalWithLoads
    await openFleet({ baseUrl, key: 'lw_key' }).work({ now: now + 1, startedAt: now, speed: 1, seed: 3 })
    const eventCalls = calls.filter(({ path }) => path === '/api/v1/tracking/events')
    const kinds = eventCalls.flatMap(({ body }) =>
      (body as { events: { kind: string }[] }).events.map(({ kind }) => kind),
    )
    expect(kinds).not.toContain('Position')
  })

  it('sends no more than a call takes', async () => {
    answers = (call) =>
      call.path === '/api/v1/tracking/loads'
        ? {
            json: {
              data: Array.from({ length: 1100 }, (_, index) => load(`S${index}`, { carrierName: 'One' })),
              next: null,
            },
          }
        : portalWithLoads(call)
    const count = await openFleet({ baseUrl, key: 'lw_key' }).work({
      now: now + 3_600_000,
      startedAt: now,
      speed: 1,
      seed: 1,
    })
    const sizes = calls.flatMap(({ path, body }) =>
      path === '/api/v1/tracking/events' ? (body as { events: unknown[] }).events.length : [],
    )
    expect(sizes).toEqual([1000, count - 1000])
  })
})

describe('the simulator', () => {
  const start = (keys: string[], warn: (message: string) => void = () => undefined) =>
    startSimulator({
      baseUrl,
      companies: keys.map((key) => ({ key, ediCarriers: [] })),
      speed: 1_000_000,
      seed: 1,
      warn,
    })

  it('works for each key again and again, until it is stopped', async () => {
    answers = (call) => (call.path.startsWith('/api') ? portalWithLoads(call) : { status: 404 })
    const simulator = start(['lw_one', 'lw_two'])
    const loadCalls = (key: string) =>
      calls.filter((call) => call.key === key && call.path === '/api/v1/tracking/loads').length
    await vi.waitFor(() => expect(Math.min(loadCalls('lw_one'), loadCalls('lw_two'))).toBeGreaterThan(1), 10_000)
    await simulator.stop()
    // Waits for a call that may still be in flight.
    await new Promise((done) => setTimeout(done, 300))
    const count = calls.length
    await new Promise((done) => setTimeout(done, 1_500))
    expect(calls.length).toBe(count)
  })

  it('gives up a key that opens nothing, says so once, and goes on with the others', async () => {
    answers = (call) => (call.key === 'lw_old' ? { status: 401, json: { message: 'Sign in' } } : portalWithLoads(call))
    const warnings: string[] = []
    const simulator = start(['lw_old', 'lw_new'], (message) => warnings.push(message))
    await vi.waitFor(
      () =>
        expect(calls.filter(({ key, path }) => key === 'lw_new' && path.endsWith('/loads')).length).toBeGreaterThan(1),
      10_000,
    )
    await simulator.stop()
    expect(calls.filter(({ key }) => key === 'lw_old')).toHaveLength(1)
    expect(warnings).toEqual(['Sign in'])
  })

  it('waits as long as the portal asks for, and tries again', async () => {
    answers = (call) =>
      calls.length < 3 ? { status: 429, headers: { 'retry-after': '1' }, text: 'busy' } : portalWithLoads(call)
    const warnings: string[] = []
    const simulator = start(['lw_key'], (message) => warnings.push(message))
    await vi.waitFor(() => expect(paths()).toContain('/api/v1/tracking/events'), 15_000)
    await simulator.stop()
    expect(warnings).toContain('busy')
  })
})
