import { readAcknowledgement997 } from '@lanewise/edi/acknowledge-997'
import { readAnswer990 } from '@lanewise/edi/answer-990'
import { readStatus214 } from '@lanewise/edi/status-214'
import { writeTender204 } from '@lanewise/edi/tender-204'
import { fullTender } from '@lanewise/edi/testing/samples'
import { functionalIds } from '@lanewise/edi/transaction-sets'
import { readX12, type Transaction } from '@lanewise/edi/x12'
import { writeX12 } from '@lanewise/edi/x12-writer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decisionOn } from '../offers.ts'
import type { Load, TrackingEvent } from '../truck.ts'
import { openEdiCarrier } from './edi-carrier.ts'

const now = Date.parse('2026-11-17T12:00:00Z')
const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const access = { carrierId: 'c1', scac: 'ABLE', key: 'lw_key', token: 'secret' }
const sentAt = iso(0)
const tender = {
  ...fullTender,
  ...{ tenderId: 'T5', shipmentNumber: 'S1', scac: 'ABLE' },
  replyBy: { date: '2026-11-17', time: '14:00', timeCode: 'UT' },
}

type Call = { path: string; key: string | null; authorization: string | null; file: string }
let calls: Call[]
let files: Map<string, string>
let connection: Record<string, unknown>
let inbound: number

const message = (id: string, more: object = {}) => ({
  ...{ id, offerId: 'o', purpose: 'Offer', state: 'Sent', hasFile: true, createdAt: sentAt, sentAt },
  acknowledgedAt: null,
  ...more,
})
const fileOf = (purpose: 'Original' | 'Cancellation', controlNumber: number) => {
  const group = { functionalId: functionalIds[204], sender: 'LANEWISE', receiver: 'ABLE', controlNumber }
  return writeX12({
    sender: { qualifier: 'ZZ', id: 'LANEWISE' },
    receiver: { qualifier: '02', id: 'ABLE' },
    ...{ date: '2026-11-17', time: '12:00', controlNumber, isTest: false, wantsAcknowledgment: false },
    groups: [{ ...group, transactions: [writeTender204({ ...tender, purpose })] }],
  })
}

beforeEach(() => {
  calls = []
  inbound = 200
  files = new Map([['m1', fileOf('Original', 5)]])
  connection = {
    ...{ kind: 'EDI', ownQualifier: 'ZZ', ownId: 'LANEWISE', partnerQualifier: '02', partnerId: 'ABLE' },
    ...{ isTest: false, messages: [message('m1')], received: [] },
  }
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string>; body?: string }) => {
    const path = url.replace('http://portal/api/v1', '')
    const { data = '' } = JSON.parse(init.body ?? '{}') as { data?: string }
    const { 'x-api-key': key = null, authorization = null } = init.headers
    calls.push({ path, key, authorization, file: Buffer.from(data, 'base64').toString('latin1') })
    if (path === '/edi/inbound') return new Response(inbound === 200 ? '{}' : '{"message":"No"}', { status: inbound })
    if (path === '/carriers/c1/tender-connection') return Response.json(connection)
    const text = files.get(path.split('/').at(-1) ?? '') ?? ''
    return Response.json({ data: Buffer.from(text, 'latin1').toString('base64') })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Finds a seed that leads to the given answer, or to none. */
const seedFor = (answer: 'Accepted' | 'Rejected' | null) =>
  Array.from({ length: 500 }, (_, seed) => seed).find(
    (seed) => decided(seed)?.answer.answer === (answer ?? undefined),
  ) ?? 0
const decided = (seed: number) =>
  decisionOn({ carrierName: 'ABLE', sentAt, expiresAt: iso(120), load: { shipmentNumber: 'S1' } }, { seed, speed: 1 })

const open = (seed: number) => openEdiCarrier('http://portal', access, { seed, speed: 1 })
const sentFiles = () => calls.filter(({ path }) => path === '/edi/inbound')
const sent = (kind: string): Transaction[] =>
  sentFiles().flatMap(({ file }) =>
    readX12(file).interchanges.flatMap(({ groups }) =>
      groups.flatMap(({ transactions }) => transactions.filter((one) => one.kind === kind)),
    ),
  )
const answers = () => sent('990').map((one) => readAnswer990(one).answer)

it('acknowledges a load tender at once, and answers it once when its time has come', async () => {
  const seed = seedFor('Accepted')
  const carrier = open(seed)
  await carrier.work(now)
  expect(sent('997').map((one) => readAcknowledgement997(one).acknowledgement)).toMatchObject([
    { functionalId: 'SM', controlNumber: '5', receipt: 'Accepted' },
  ])
  expect(answers()).toEqual([])
  await carrier.work((decided(seed)?.at ?? 0) - 1)
  expect(answers()).toEqual([])
  await carrier.work(decided(seed)?.at ?? 0)
  await carrier.work(now + 7_000_000)
  expect(answers()).toMatchObject([{ tenderId: 'T5', shipmentNumber: 'S1', scac: 'ABLE', answer: 'Accepted' }])
  expect(sent('997')).toHaveLength(1)
  expect(calls.filter(({ path }) => path.endsWith('/edi-files/m1'))).toMatchObject([{ key: 'lw_key' }])
  expect(sentFiles().every(({ authorization, key }) => authorization === 'Bearer secret' && key === null)).toBe(true)
  const [envelope] = sentFiles().flatMap(({ file }) => readX12(file).interchanges)
  expect(envelope).toMatchObject({
    sender: { qualifier: '02', id: 'ABLE' },
    receiver: { qualifier: 'ZZ', id: 'LANEWISE' },
  })
})

it('uses no control number twice, also after a restart', async () => {
  const seed = seedFor('Accepted')
  await open(seed).work(now + 6_900_000)
  await open(seed).work(now + 6_901_000)
  const numbers = sentFiles().flatMap(({ file }) =>
    readX12(file).interchanges.map(({ controlNumber }) => controlNumber),
  )
  expect(numbers).toHaveLength(4)
  expect(new Set(numbers).size).toBe(4)
})

it('rejects with a reason, and lets others run out', async () => {
  await open(seedFor('Rejected')).work(now + 7_000_000)
  expect(answers()).toMatchObject([{ answer: 'Rejected' }])
  expect(answers()[0]?.reasonCode ?? answers()[0]?.remarks).toEqual(expect.any(String))
  calls.length = 0
  await open(seedFor(null)).work(now + 7_000_000)
  expect(answers()).toEqual([])
})

it('does not answer what was withdrawn, has run out, or was answered before a restart', async () => {
  const seed = seedFor('Accepted')
  await open(seed).work(now + 7_300_000)
  expect(answers()).toEqual([])
  const result = { kind: '990', shipmentNumber: 'S1' }
  connection.received = [{ receivedAt: iso(10), transactions: [result] }]
  await open(seed).work(now + 7_000_000)
  expect(answers()).toEqual([])
  connection.received = [{ receivedAt: iso(-10), transactions: [result] }]
  files.set('m2', fileOf('Cancellation', 6))
  connection.messages = [message('m2', { purpose: 'Withdrawal', sentAt: iso(1) }), message('m1')]
  await open(seed).work(now + 7_000_000)
  expect(answers()).toEqual([])
})

it('stops sending when its token is no longer good', async () => {
  const carrier = open(seedFor('Accepted'))
  inbound = 401
  await carrier.work(now)
  expect(carrier.isConnected()).toBe(false)
  await carrier.work(now + 7_000_000)
  expect(sentFiles()).toHaveLength(1)
})

const load = {
  ...{ shipmentNumber: 'S1', proNumber: 'P1', position: null },
  stops: [
    { stopNumber: 1, stopType: 'Pickup' },
    { stopNumber: 2, stopType: 'Dropoff' },
  ],
} as unknown as Load
const event = (kind: TrackingEvent['kind'], more: Partial<TrackingEvent> = {}): TrackingEvent => ({
  ...{ eventId: kind, shipmentNumber: 'S1', kind, occurredAt: iso(0) },
  ...more,
})

it('reports on its trucks by 214, and returns the events of which that has no code', async () => {
  const carrier = open(1)
  await carrier.work(now)
  const place = { latitude: 41.5, longitude: -88.25 }
  const dallas = { city: 'Dallas', state: 'TX' }
  const others = await carrier.report(
    [
      {
        load,
        events: [
          event('Position', place),
          event('Arrived', { stopNumber: 2, ...dallas }),
          event('ProofOfDelivery', { stopNumber: 2 }),
        ],
      },
    ],
    now,
  )
  expect(others.map(({ kind }) => kind)).toEqual(['ProofOfDelivery'])
  expect(sent('214').map((one) => readStatus214(one).report)).toMatchObject([
    {
      ...{ shipmentNumber: 'S1', proNumber: 'P1', scac: 'ABLE' },
      statuses: [
        { code: 'X6', ...place, at: { date: '2026-11-17', time: '12:00', timeCode: 'UT' } },
        { code: 'X1', stopNumber: 2, city: 'Dallas', state: 'TX' },
      ],
    },
  ])
})

it('sends a lone position every ten minutes', async () => {
  const carrier = open(1)
  await carrier.work(now)
  const seen = (minutes: number) => ({ ...load, position: { latitude: 41, longitude: -88, at: iso(minutes) } })
  const events = [event('Position', { latitude: 41.5, longitude: -88.25 })]
  await carrier.report([{ load: seen(-9), events }], now)
  expect(sent('214')).toHaveLength(0)
  await carrier.report([{ load: seen(-10), events }], now)
  await carrier.report([{ load: seen(-9), events: [...events, event('Departed', { stopNumber: 1 })] }], now)
  expect(sent('214').map((one) => readStatus214(one).report?.statuses.map(({ code }) => code))).toEqual([
    ['X6'],
    ['X6', 'AF'],
  ])
})
