import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commodityEntity } from '@lanewise/contract/commodities'
import { groupName, type LiveMessage } from '@lanewise/contract/event'
import { type Socket as Client, io as connectTo } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '#platform/context.ts'
import { connect } from '#platform/db/database.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createRecordKinds } from './record-kinds.ts'
import { createSockets, type Sockets } from './sockets.ts'

type Process = { sockets: Sockets; url: string; close(): Promise<void> }

let database: TestDatabase
let ana: User
let here: Process
let there: Process
const clients: Client[] = []
const patience = { timeout: 50_000, interval: 20 }
const notYours = { ok: false, message: 'This group does not exist or is not yours' }
/** A shipment that was looked up from the address in the proxy's header. */
const lookedUp = randomUUID()
const address = '203.0.113.9'

beforeAll(async () => {
  database = await cloneDatabase()
  ana = await aUser(database.db, 'Ana')
  here = await startProcess()
  there = await startProcess()
})
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})
afterAll(async () => {
  for (const { close } of [here, there]) await close()
  await database.drop()
})

describe('a socket without an account', () => {
  it('follows what was looked up from its address, hears only that it changed, and leaves [DEF-48]', async () => {
    const client = await enter(here)
    const received = collectMessages(client)
    const group = groupName(lookedUp, 'public')
    expect(await client.emitWithAck('JoinGroupAsync', group)).toEqual({ ok: true })
    const event = shipmentEvent()
    // A message to other processes may be sent before they listen.
    await vi.waitFor(() => {
      there.sockets.deliver(event)
      expect(received.length).toBeGreaterThan(0)
    }, patience)
    const notice = { group, name: 'changed', entity: 'shipment', payload: { id: lookedUp } }
    expect(received[0]).toEqual({ eventId: event.eventId, ...notice })
    received.length = 0
    here.sockets.moved(ana.companyId, [lookedUp])
    await vi.waitFor(() => expect(received.some(({ eventId }) => eventId !== event.eventId)).toBe(true), patience)
    expect(received.at(-1)).toEqual({ eventId: expect.any(String), ...notice })
    expect(await client.emitWithAck('LeaveGroupAsync', group)).toEqual({ ok: true })
    received.length = 0
    const next = await enter(here)
    const receivedNext = collectMessages(next)
    await next.emitWithAck('JoinGroupAsync', group)
    here.sockets.deliver({ ...shipmentEvent(), entity: 'commodity', name: 'commodityChanged' })
    here.sockets.deliver(shipmentEvent())
    await vi.waitFor(() => expect(receivedNext).toHaveLength(1), patience)
    expect(receivedNext[0]?.entity).toBe('shipment')
    expect(received).toEqual([])
  })

  it('is refused what was not looked up from there, and every other group', async () => {
    const client = await enter(here)
    for (const group of [
      groupName(randomUUID(), 'public'),
      groupName(lookedUp, 'changed'),
      groupName(lookedUp, 'tracking'),
      groupName(ana.companyId, 'changed'),
      groupName(ana.id, 'notification'),
      groupName(lookedUp, 'progress'),
    ])
      expect(await client.emitWithAck('JoinGroupAsync', group)).toEqual(notYours)
    expect(await client.emitWithAck('JoinGroupAsync', 'everything')).toMatchObject({ ok: false })
    const elsewhere = await enter(here, '203.0.113.10')
    expect(await elsewhere.emitWithAck('JoinGroupAsync', groupName(lookedUp, 'public'))).toEqual(notYours)
  })

  it('follows as well when somebody is signed in', async () => {
    const client = open(here, { token: 'ana' })
    await once(client, 'connect')
    const received = collectMessages(client)
    await client.emitWithAck('JoinGroupAsync', groupName(lookedUp, 'public'))
    here.sockets.deliver(shipmentEvent())
    await vi.waitFor(() => expect(received).toHaveLength(1), patience)
  })

  it('follows 20 shipments at most', async () => {
    const client = await enter(here, 'all')
    const joins = Array.from({ length: 25 }, () => client.emitWithAck('JoinGroupAsync', `${randomUUID()}-public`))
    const refused = (await Promise.all(joins)).filter(({ ok }) => !ok)
    expect(refused[0]).toEqual({ ok: false, message: 'A connection may follow 20 shipments at most' })
  })

  it('is told that it cannot be asked when the database is away', async () => {
    const client = await enter(here, 'broken')
    expect(await client.emitWithAck('JoinGroupAsync', groupName(lookedUp, 'public'))).toEqual({
      ok: false,
      message: 'The group could not be joined',
    })
  })

  it('stays open when accounts are checked, and is one of 100 from an address', async () => {
    const watchful = await startProcess(20)
    const first = await enter(watchful)
    await Promise.all(Array.from({ length: 99 }, () => enter(watchful)))
    const [error] = await once(open(watchful, { isPublic: true }), 'connect_error')
    expect((error as Error).message).toBe('Too many connections')
    expect((await enter(watchful, '203.0.113.77')).connected).toBe(true)
    expect(first.connected).toBe(true)
    await watchful.close()
  })
})

const shipmentEvent = () => ({
  eventId: randomUUID(),
  companyId: ana.companyId,
  name: 'shipmentChanged',
  entity: 'shipment',
  payload: { id: lookedUp, shipmentNumber: 'S1', action: 'InTransit', secret: 'cost' },
})

async function startProcess(recheckMs?: number): Promise<Process> {
  const { pool, db, close } = connect(database.appUrl, 3)
  const httpServer = createServer()
  const sockets = createSockets({
    httpServer,
    pool,
    authenticate: async (token) => (token === 'ana' ? ana : null),
    readUser: async () => ana,
    kinds: createRecordKinds(db, [{ entity: commodityEntity, table: 'commodities' }]),
    mayFollow: async (from, id) => {
      if (from === 'broken') throw new Error('away')
      return from === 'all' || (from === address && id === lookedUp)
    },
    trustedProxies: 1,
    log: silent,
    ...(recheckMs && { recheckMs }),
  })
  await new Promise<void>((ready) => httpServer.listen(0, '127.0.0.1', ready))
  const end = async () => {
    await sockets.close()
    httpServer.close()
    await close()
  }
  return { sockets, url: urlOf(httpServer), close: end }
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

function open({ url }: Process, auth: object, from = address): Client {
  const extraHeaders = { 'x-forwarded-for': from }
  const client = connectTo(url, { auth, extraHeaders, transports: ['websocket'], forceNew: true })
  clients.push(client)
  return client
}

async function enter(process: Process, from = address): Promise<Client> {
  const client = open(process, { isPublic: true }, from)
  await once(client, 'connect')
  return client
}

const once = (client: Client, name: string) =>
  new Promise<unknown[]>((resolveArgs) => {
    client.once(name, (...args) => resolveArgs(args))
  })

function collectMessages(client: Client): LiveMessage[] {
  const messages: LiveMessage[] = []
  client.on('ReceiveEvent', (message) => messages.push(message))
  return messages
}
