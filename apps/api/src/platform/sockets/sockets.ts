import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { userChanged } from '@lanewise/contract/auth'
import { groupName, type LiveMessage, type Progress, trucksMoved } from '@lanewise/contract/event'
import { notified } from '@lanewise/contract/notifications'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { createClusterAdapter } from './adapter.ts'
import { admitSockets } from './admit.ts'
import { roomOf, roomOfAnybody, roomOfUser } from './group.ts'
import { answerGroupCalls, type MayFollow } from './group-calls.ts'
import { endInactive, followUser, type ReadUser } from './open-sockets.ts'
import type { RecordKinds } from './record-kinds.ts'
import type { SocketServer } from './socket-types.ts'

export type LiveEvent = {
  eventId: string
  companyId: string
  name: string
  entity: string
  payload: { id: string } & Record<string, unknown>
}

export type Sockets = {
  /** To everybody who looks at the record or at the company and may read this kind of record, on all processes. */
  deliver(event: LiveEvent): void
  progress(companyId: string, progress: Progress): void
  /** To whoever looks at one of these trucks, or at all of the company's; nothing is lost with it, because it tells nothing. */
  moved(companyId: string, shipmentIds: readonly string[]): void
  /** Ends what a user has open, on all processes. */
  endSessionsOf(userId: string): void
  close(): Promise<void>
}

export type SocketsOptions = {
  /** A process without one still reaches the clients of the others. */
  httpServer?: HttpServer | undefined
  pool: pg.Pool
  authenticate: (token: string) => Promise<User | null>
  /** The active account with its permissions of now, or null. */
  readUser: ReadUser
  kinds: RecordKinds
  mayFollow: MayFollow
  /** How many proxies stand in front. */
  trustedProxies?: number
  log: Logger
  /** How often open connections are checked for accounts that are no longer active. */
  recheckMs?: number
}

export function createSockets(options: SocketsOptions): Sockets {
  const { httpServer, pool, kinds, mayFollow, log, recheckMs = 60_000 } = options
  const cluster = createClusterAdapter(pool, log)
  const io: SocketServer = new Server({ adapter: cluster.adapter, serveClient: false, maxHttpBufferSize: 16_384 })
  admitSockets(io, options)
  answerGroupCalls(io, { kinds, mayFollow, log })
  if (httpServer) io.attach(httpServer)
  const timer = setInterval(() => void endInactive(io, pool, log), recheckMs)
  timer.unref()
  const follow = (userId: string) => void followUser(io, options, userId)
  io.on('userChanged', follow)
  const tellMoved = (companyId: string, ids: readonly string[]) => sendMoved(io, companyId, ids)
  io.on('moved', tellMoved)
  const send = (companyId: string, kind: string, message: LiveMessage) =>
    io.to(roomOf(companyId, kind, message.group)).emit('ReceiveEvent', message)
  return {
    deliver: ({ companyId, ...event }) => {
      if (event.entity === 'shipment') tellAnybody(io, event.eventId, event.payload.id)
      for (const { kind, group } of roomsOf(kinds, companyId, event)) send(companyId, kind, { ...event, group })
      if (event.name !== userChanged.name) return
      follow(event.payload.id)
      io.serverSideEmit('userChanged', event.payload.id)
    },
    progress: (companyId, progress) => send(companyId, 'progress', progressMessage(progress)),
    moved: (companyId, ids) => {
      if (ids.length === 0) return
      tellMoved(companyId, ids)
      io.serverSideEmit('moved', companyId, ids)
    },
    endSessionsOf: (userId) => io.in(roomOfUser(userId)).disconnectSockets(true),
    close: async () => {
      clearInterval(timer)
      // Closes sockets without a close frame, so that browsers reconnect to another process at once.
      if (httpServer) io.engine.close()
      await io.of('/').adapter.close()
      await cluster.close()
    },
  }
}

/** DEF-48: whoever follows a shipment without an account hears that it changed, and nothing else. */
function tellAnybody(to: Pick<SocketServer, 'to'>, eventId: string, shipmentId: string) {
  const group = groupName(shipmentId, 'public')
  const message = { eventId, group, name: 'changed', entity: 'shipment', payload: { id: shipmentId } }
  to.to(roomOfAnybody(group)).emit('ReceiveEvent', message)
}

/** To those whom this process serves: the servers tell each other once of many trucks, not once of each. */
function sendMoved(io: SocketServer, companyId: string, ids: readonly string[]) {
  for (const message of movedMessages(companyId, ids))
    io.local.to(roomOf(companyId, 'shipment', message.group)).emit('ReceiveEvent', message)
  for (const id of ids) tellAnybody(io.local, randomUUID(), id)
}

const progressMessage = (progress: Progress): LiveMessage => ({
  eventId: randomUUID(),
  group: groupName(progress.id, 'progress'),
  name: 'progress',
  entity: 'progress',
  payload: progress,
})

/** To each truck and to the whole company, where any has moved. */
const movedMessages = (companyId: string, shipmentIds: readonly string[]): LiveMessage[] =>
  [companyId, ...shipmentIds].map((id) => ({
    eventId: randomUUID(),
    group: groupName(id, 'tracking'),
    ...trucksMoved,
    entity: 'shipment',
    payload: { id },
  }))

/** Where an event is heard: at its record and in its company, or by the one person whom it concerns. */
function roomsOf(kinds: RecordKinds, companyId: string, event: Omit<LiveEvent, 'companyId'>) {
  const { id } = event.payload
  if (event.name === notified.name) return [{ kind: 'notification', group: groupName(id, 'notification') }]
  const kind = kinds.kindOf(event)
  return kind ? [...new Set([id, companyId])].map((one) => ({ kind, group: groupName(one, 'changed') })) : []
}
