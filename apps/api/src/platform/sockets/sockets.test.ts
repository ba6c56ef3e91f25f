import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commodityEntity } from '@lanewise/contract/commodities'
import { contactEntity } from '@lanewise/contract/contacts'
import { groupName, LiveMessage, type NotificationType } from '@lanewise/contract/event'
import { notified } from '@lanewise/contract/notifications'
import type { Permission } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { type Socket as Client, io as connectTo } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '#platform/context.ts'
import { type Connection, connect, inCompany } from '#platform/db/database.ts'
import type { RecordKind } from '#platform/feature.ts'
import { findUser } from '#platform/identity/accounts.ts'
import { aUser } from '#platform/jobs/fixtures/a-user.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createGiven } from '#platform/testing/given.ts'
import { createRecordKinds } from './record-kinds.ts'
import { createSockets, type Sockets } from './sockets.ts'

/** Record kinds with different permissions: one with its own permission, one for every signed-in user. */
const records: RecordKind[] = [
  { entity: commodityEntity, table: 'commodities' },
  { entity: contactEntity, table: 'contacts' },
]

type Process = { sockets: Sockets; url: string; close(): Promise<void> }

let database: TestDatabase
let ana: User
let ben: User
let here: Process
let there: Process
let worker: Process
const users = new Map<string, User>()
const clients: Client[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  ana = await aUser(database.db, 'Ana')
  ben = await aUser(database.db, 'Ben')
  for (const user of [ana, ben]) users.set(`token of ${user.id}`, user)
  here = await startProcess()
  there = await startProcess()
  worker = await startProcess('without HTTP')
  await vi.waitFor(async () => expect(await listening()).toBe(3), patience)
})
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})
afterAll(async () => {
  for (const { close } of [here, there, worker]) await close()
  await database.drop()
})

describe('a socket', () => {
  it('is refused without a valid token', async () => {
    for (const auth of [{}, { token: 'wrong' }, { token: { id: ana.id } }]) {
      const client = open(here, auth)
      const [error] = await once(client, 'connect_error')
      expect((error as Error).message).toBe('Not signed in')
      expect(client.connected).toBe(false)
    }
  })

  it('joins and leaves a group by calling the server, which answers [LIVE-4]', async () => {
    const client = await signIn(here, ana)
    const received = collectMessages(client)
    expect(await client.emitWithAck('JoinGroupAsync', companyGroup(ana))).toEqual({ ok: true })
    here.sockets.deliver(anEvent(ana))
    await vi.waitFor(() => expect(received).toHaveLength(1), patience)
    expect(await client.emitWithAck('LeaveGroupAsync', companyGroup(ana))).toEqual({ ok: true })
    here.sockets.deliver(anEvent(ana))
    await settle(client)
    expect(received).toHaveLength(1)
  })

  it('hears all of a group that it left and joined again in the same moment, as who changes screens does', async () => {
    const client = await signIn(here, ana)
    const received = collectMessages(client)
    await client.emitWithAck('JoinGroupAsync', companyGroup(ana))
    const leaving = client.emitWithAck('LeaveGroupAsync', companyGroup(ana))
    const joined = client.emitWithAck('JoinGroupAsync', companyGroup(ana))
    expect(await Promise.all([leaving, joined])).toEqual([{ ok: true }, { ok: true }])
    for (const { entity } of records) here.sockets.deliver({ ...anEvent(ana), entity: entity.name })
    await vi.waitFor(() => expect(received).toHaveLength(records.length), patience)
  })

  it('receives what has happened since its page began to load, on whichever process, and nothing older', async () => {
    const ids = (messages: unknown[]) => messages.map((one) => LiveMessage.parse(one).eventId)
    const witness = await signIn(there, ana)
    const seen = collectMessages(witness)
    await witness.emitWithAck('JoinGroupAsync', companyGroup(ana))
    const [old, missed] = [anEvent(ana), anEvent(ana)]
    here.sockets.deliver(old)
    await vi.waitFor(() => expect(ids(seen)).toContain(old.eventId), patience)
    const loadedAt = performance.now()
    here.sockets.deliver(missed)
    await vi.waitFor(() => expect(ids(seen)).toContain(missed.eventId), patience)

    const client = await signIn(there, ana)
    const received = collectMessages(client)
    for (const age of [undefined, 'soon', -1, Number.NaN])
      await client.emitWithAck('JoinGroupAsync', companyGroup(ana), age)
    await settle(client)
    expect(ids(received)).not.toContain(missed.eventId)
    await client.emitWithAck('JoinGroupAsync', companyGroup(ana), performance.now() - loadedAt)
    await settle(client)
    expect(ids(received)).toContain(missed.eventId)
    expect(ids(received)).not.toContain(old.eventId)

    const stranger = await signIn(there, ben)
    const overheard = collectMessages(stranger)
    await stranger.emitWithAck('JoinGroupAsync', companyGroup(ana), 60_000)
    await stranger.emitWithAck('JoinGroupAsync', companyGroup(ben), 60_000)
    await settle(stranger)
    expect(ids(overheard)).not.toContain(missed.eventId)
  })

  it('receives the event of a record and of its company as ReceiveEvent [LIVE-6]', async () => {
    const client = await signIn(here, ana)
    const received = collectMessages(client)
    const commodity = await aCommodity(ana)
    await client.emitWithAck('JoinGroupAsync', groupName(commodity, 'changed'))
    await client.emitWithAck('JoinGroupAsync', companyGroup(ana))
    const event = anEvent(ana, { id: commodity, note: 'new' })
    here.sockets.deliver(event)
    await vi.waitFor(() => expect(received).toHaveLength(2), patience)
    const { companyId: _, ...sent } = event
    for (const id of [commodity, ana.companyId])
      expect(received.map((message) => LiveMessage.parse(message))).toContainEqual({ ...sent, group: `${id}-changed` })
  })

  it('hears what concerns its own person, and nobody else does, not even in the same company [NOTIFY-4]', async () => {
    const [mine, others] = [await signIn(here, ana), await signIn(there, ben)]
    const [received, overheard] = [collectMessages(mine), collectMessages(others)]
    await mine.emitWithAck('JoinGroupAsync', groupName(ana.id, 'notification'))
    await mine.emitWithAck('JoinGroupAsync', companyGroup(ana))
    expect(await others.emitWithAck('JoinGroupAsync', groupName(ana.id, 'notification'))).toEqual(notYours)
    const event = { ...anEvent(ana, { id: ana.id }), name: notified.name, entity: notified.entity }
    worker.sockets.deliver(event)
    await vi.waitFor(() => expect(received).toHaveLength(1), patience)
    await settle(others)
    expect(received).toMatchObject([{ group: `${ana.id}-notification`, name: 'notified' }])
    expect(overheard).toEqual([])
  })

  it('is told why a group cannot be joined, and survives calls without an answer', async () => {
    const client = await signIn(here, ana)
    for (const name of ['', 'everything', `${ana.companyId}-secrets`, null, 42, { group: companyGroup(ana) }]) {
      const refused = { ok: false, message: 'A group is named {entityId}-{notificationType}' }
      expect(await client.emitWithAck('JoinGroupAsync', name)).toEqual(refused)
      expect(await client.emitWithAck('LeaveGroupAsync', name)).toEqual(refused)
    }
    client.emit('JoinGroupAsync', companyGroup(ana))
    client.emit('LeaveGroupAsync')
    expect(await client.emitWithAck('JoinGroupAsync', companyGroup(ana))).toEqual({ ok: true })
  })

  it('may not join without end', async () => {
    const client = await signIn(here, ana)
    const joins = Array.from({ length: 510 }, () => client.emitWithAck('JoinGroupAsync', `${randomUUID()}-progress`))
    const refused = (await Promise.all(joins)).filter(({ ok }) => !ok)
    expect(refused[0]).toEqual({ ok: false, message: 'A connection may join 500 groups at most' })
  })
})

describe('a socket of another company', () => {
  it('is refused the groups of the company and of its records [LIVE-12]', async () => {
    const client = await signIn(here, ben)
    const commodity = await aCommodity(ana)
    for (const id of [ana.companyId, ana.id, commodity, randomUUID()])
      for (const type of ['changed', 'tracking', 'public'] as const)
        expect(await client.emitWithAck('JoinGroupAsync', groupName(id, type))).toEqual(notYours)
    const owner = await signIn(here, ana)
    for (const id of [ana.companyId, ana.id, commodity])
      expect(await owner.emitWithAck('JoinGroupAsync', groupName(id, 'changed'))).toEqual({ ok: true })
  })

  it('hears nothing of the progress of work that has the same id [LIVE-12]', async () => {
    const importId = randomUUID()
    const [owner, stranger] = [await signIn(here, ana), await signIn(there, ben)]
    const [received, overheard] = [collectMessages(owner), collectMessages(stranger)]
    for (const client of [owner, stranger]) await joined(client, importId, 'progress')
    here.sockets.progress(ana.companyId, { id: importId, done: 500, total: 5000, failed: 1 })
    await vi.waitFor(() => expect(received).toHaveLength(1), patience)
    expect(received[0]).toMatchObject({ group: `${importId}-progress`, payload: { done: 500, total: 5000, failed: 1 } })
    await settle(stranger)
    expect(overheard).toEqual([])
  })

  it('cannot follow the notifications of somebody else, not even of a colleague [LIVE-12]', async () => {
    const client = await signIn(here, ana)
    const company = { id: ana.companyId, name: ana.companyName }
    const colleague = await createGiven(database.db).person({ company })
    for (const { id } of [ben, colleague, company])
      expect(await client.emitWithAck('JoinGroupAsync', groupName(id, 'notification'))).toEqual(notYours)
    expect(await client.emitWithAck('JoinGroupAsync', groupName(ana.id, 'notification'))).toEqual({ ok: true })
  })
})

describe('a user who may not read a kind of record', () => {
  it('is refused the groups of its records and hears of the others only', async () => {
    const nobody = await aColleague(ana, [])
    const commodity = await aCommodity(ana)
    const client = await signIn(here, nobody)
    const received = collectMessages(client)
    expect(await client.emitWithAck('JoinGroupAsync', groupName(commodity, 'changed'))).toEqual(notYours)
    await joined(client, ana.id, 'changed')
    await joined(client, ana.companyId, 'changed')
    here.sockets.deliver(anEvent(ana, { id: commodity, commodityCode: 'SECRET' }))
    here.sockets.deliver(contactEvent(ana))
    await vi.waitFor(() => expect(received).toHaveLength(2), patience)
    await settle(client)
    expect(received.map(({ group, entity }) => [group, entity]).sort()).toEqual(
      [
        [groupName(ana.id, 'changed'), 'contact'],
        [groupName(ana.companyId, 'changed'), 'contact'],
      ].sort(),
    )
  })

  it('hears an event that belongs to no kind of record nowhere', async () => {
    const client = await signIn(here, ana)
    const received = collectMessages(client)
    await joined(client, ana.companyId, 'changed')
    here.sockets.deliver({ ...anEvent(ana), name: 'parcelSent', entity: 'parcel' })
    await settle(client)
    expect(received).toEqual([])
  })

  it('stops hearing when the permission is withdrawn, and hears again when it is given, also on another process', async () => {
    const eva = await aColleague(ana, ['ViewCommodity'])
    const commodity = await aCommodity(ana)
    const client = await signIn(there, eva)
    const received = collectMessages(client)
    await joined(client, commodity, 'changed')
    await joined(client, ana.companyId, 'changed')
    const countOf = (eventId: string) => received.filter((message) => message.eventId === eventId).length
    const announce = (event = anEvent(ana, { id: commodity })) => {
      there.sockets.deliver(event)
      return event.eventId
    }
    const change = async (permissions: Permission[]) => {
      await allow(eva, permissions)
      worker.sockets.deliver({ ...anEvent(eva, { id: eva.id }), name: 'userChanged', entity: 'user' })
    }
    const allowed = announce()
    await vi.waitFor(() => expect(countOf(allowed)).toBe(2), patience)
    await change([])
    await vi.waitFor(
      async () => expect(await client.emitWithAck('JoinGroupAsync', groupName(commodity, 'changed'))).toEqual(notYours),
      patience,
    )
    const [secret, open] = [announce(), announce(contactEvent(ana))]
    await vi.waitFor(() => expect(countOf(open)).toBe(1), patience)
    await settle(client)
    expect(countOf(secret)).toBe(0)
    await change(['ViewCommodity'])
    await vi.waitFor(async () => {
      const again = announce()
      await settle(client)
      expect(countOf(again)).toBe(1)
    }, patience)
    expect(client.connected).toBe(true)
  })
})

describe('several processes on one database', () => {
  it('reach a client of another process, also from a process without HTTP and with a large message', async () => {
    const client = await signIn(there, ana)
    const received = collectMessages(client)
    await joined(client, ana.companyId, 'changed')
    here.sockets.deliver(anEvent(ana, { id: randomUUID(), from: 'here' }))
    worker.sockets.deliver(anEvent(ana, { id: randomUUID(), from: 'worker', text: 'x'.repeat(20_000) }))
    await vi.waitFor(() => expect(received).toHaveLength(2), patience)
    expect(received.map(({ payload }) => payload.from).sort()).toEqual(['here', 'worker'])
  })

  it('find each other again after their connections broke', async () => {
    const client = await signIn(there, ana)
    const received = collectMessages(client)
    await joined(client, ana.companyId, 'changed')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lanewise-sockets' and datname = current_database()`.execute(database.owner)
    await vi.waitFor(
      () => {
        here.sockets.deliver(anEvent(ana))
        expect(received.length).toBeGreaterThan(0)
      },
      { timeout: 50_000, interval: 200 },
    )
  })

  it('end what a deactivated user has open when its change passes, and leave the others alone', async () => {
    const carl = await aUser(database.db, 'Carl')
    users.set(`token of ${carl.id}`, carl)
    const [client, other] = [await signIn(there, carl), await signIn(there, ana)]
    worker.sockets.deliver({ ...anEvent(carl, { id: carl.id }), name: 'userChanged', entity: 'user' })
    await settle(client)
    expect(client.connected).toBe(true)
    await deactivate(carl)
    const disconnected = once(client, 'disconnect')
    worker.sockets.deliver({ ...anEvent(carl, { id: carl.id }), name: 'userChanged', entity: 'user' })
    expect((await disconnected)[0]).toBe('io server disconnect')
    expect(other.connected).toBe(true)
  })

  it('end the sessions of a user on request', async () => {
    const client = await signIn(there, ben)
    const disconnected = once(client, 'disconnect')
    here.sockets.endSessionsOf(ben.id)
    expect((await disconnected)[0]).toBe('io server disconnect')
  })
})

describe('an open connection', () => {
  it('ends soon after its account is no longer active, although nobody said so', async () => {
    const dora = await aUser(database.db, 'Dora')
    users.set(`token of ${dora.id}`, dora)
    const watchful = await startProcess('with HTTP', 50)
    const [client, other] = [await signIn(watchful, dora), await signIn(watchful, ana)]
    const disconnected = once(client, 'disconnect')
    await deactivate(dora)
    expect((await disconnected)[0]).toBe('io server disconnect')
    expect(other.connected).toBe(true)
    await watchful.close()
  })

  it('is cut when its process stops in a way that lets the browser connect again by itself', async () => {
    const leaving = await startProcess()
    const client = await signIn(leaving, ana)
    const disconnected = once(client, 'disconnect')
    await leaving.sockets.close()
    expect((await disconnected)[0]).toBe('transport close')
    expect(client.active).toBe(true)
    client.disconnect()
    await leaving.close()
  })
})

const patience = { timeout: 50_000, interval: 20 }
const notYours = { ok: false, message: 'This group does not exist or is not yours' }
const companyGroup = ({ companyId }: User) => groupName(companyId, 'changed')

async function startProcess(kind: 'with HTTP' | 'without HTTP' = 'with HTTP', recheckMs?: number): Promise<Process> {
  const { pool, db, close }: Connection = connect(database.appUrl, 3)
  const httpServer = kind === 'with HTTP' ? createServer() : undefined
  const sockets = createSockets({
    httpServer,
    pool,
    authenticate: async (token) => users.get(token) ?? null,
    readUser: (contactId) => findUser(db, { contactId }),
    kinds: createRecordKinds(db, records),
    mayFollow: async () => false,
    log: silent,
    ...(recheckMs && { recheckMs }),
  })
  if (httpServer) await new Promise<void>((ready) => httpServer.listen(0, '127.0.0.1', ready))
  return { sockets, url: addressOf(httpServer), close: () => closeProcess(sockets, httpServer, close) }
}

async function listening(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'lanewise-sockets' and datname = current_database() and query like 'LISTEN%'`.execute(
    database.owner,
  )
  return rows[0]?.count ?? 0
}

async function closeProcess(sockets: Sockets, httpServer: Server | undefined, closePool: () => Promise<void>) {
  await sockets.close()
  httpServer?.close()
  await closePool()
}

const addressOf = (server?: Server) => (server ? `http://127.0.0.1:${(server.address() as AddressInfo).port}` : '')

function open({ url }: Process, auth: object): Client {
  const client = connectTo(url, { auth, transports: ['websocket'], forceNew: true })
  clients.push(client)
  return client
}

async function signIn(process: Process, user: User): Promise<Client> {
  const client = open(process, { token: `token of ${user.id}` })
  await once(client, 'connect')
  return client
}

const once = (client: Client, name: string) =>
  new Promise<unknown[]>((resolveArgs) => {
    client.once(name, (...args) => resolveArgs(args))
  })

function collectMessages(client: Client): LiveMessage[] {
  const messages: LiveMessage[] = []
  client.on('ReceiveEvent', (message) => {
    if (!probes.has(message.group)) messages.push(message)
  })
  return messages
}

async function joined(client: Client, id: string, type: NotificationType) {
  expect(await client.emitWithAck('JoinGroupAsync', groupName(id, type))).toEqual({ ok: true })
}

const probes = new Set<string>()

/** Waits until everything that the worker or this process sent earlier has arrived. */
async function settle(client: Client) {
  const { token } = client.auth as { token: string }
  const id = randomUUID()
  const probe = groupName(id, 'progress')
  probes.add(probe)
  await joined(client, id, 'progress')
  for (const { sockets } of [here, worker]) {
    const arrived = new Promise<void>((done) => {
      client.on('ReceiveEvent', ({ group }) => group === probe && done())
    })
    sockets.progress(users.get(token)?.companyId ?? '', { id, done: 1, total: 1, failed: 0 })
    await arrived
  }
}

const anEvent = ({ companyId }: User, payload: { id: string } & Record<string, unknown> = { id: randomUUID() }) => ({
  eventId: randomUUID(),
  companyId,
  name: 'commodityChanged',
  entity: 'commodity',
  payload,
})

const aCommodity = async ({ companyId }: User): Promise<string> => {
  const values = {
    commodityCode: randomUUID(),
    description: 'Apples',
    cargoClassification: 'Food',
    packagingUnitType: 'Pallet',
  }
  const row = await inCompany(database.db, companyId, (tx) =>
    tx.insertInto('commodities').values(values).returning('id').executeTakeFirstOrThrow(),
  )
  return row.id
}

const contactEvent = ({ id, companyId }: User) => ({
  eventId: randomUUID(),
  companyId,
  name: 'contactChanged',
  entity: 'contact',
  payload: { id },
})

async function aColleague({ companyId, companyName }: User, permissions: Permission[]): Promise<User> {
  const { id } = await createGiven(database.db).person({ company: { id: companyId, name: companyName }, permissions })
  const user = await findUser(database.db, { contactId: id })
  if (!user) throw new Error('The user was not written')
  users.set(`token of ${id}`, user)
  return user
}

const allow = ({ id, companyId }: User, permissions: Permission[]) =>
  inCompany(database.db, companyId, (tx) =>
    tx.updateTable('contacts').set({ permissions }).where('id', '=', id).execute(),
  )

const deactivate = ({ id, companyId }: User) =>
  inCompany(database.db, companyId, (tx) =>
    tx.updateTable('contacts').set({ isActivated: false }).where('id', '=', id).execute(),
  )
