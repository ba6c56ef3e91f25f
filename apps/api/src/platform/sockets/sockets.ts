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
import { endInactive, type ReadUser, refreshUserSockets } from './open-sockets.ts'
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
  /**
   * Sends an event, in all processes, to everyone who has the record or the company open and may read this record kind.
   */
  deliver(event: LiveEvent): void
  progress(companyId: string, progress: Progress): void
  /**
   * Notifies clients that have one of these trucks or the company's overview open. The message carries no data, so
   * losing it does no harm.
   */
  moved(companyId: string, shipmentIds: readonly string[]): void
  /** Closes all sockets of a user, in all processes. */
  endSessionsOf(userId: string): void
  close(): Promise<void>
}

export type SocketsOptions = {
  /** A process without an HTTP server still reaches the clients of other processes. */
  httpServer?: HttpServer | undefined
  pool: pg.Pool
  authenticate: (token: string) => Promise<User | null>
  /** The active account with its current permissions, or null. */
  readUser: ReadUser
  kinds: RecordKinds
  mayFollow: MayFollow
  trustedProxies?: number
  log: Logger
  /** Interval at which open connections are checked for inactive accounts. */
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
  const refreshUser = (userId: string) => void refreshUserSockets(io, options, userId)
  io.on('userChanged', refreshUser)
  const notifyMoved = (companyId: string, ids: readonly string[]) => sendMoved(io, companyId, ids)
  io.on('moved', notifyMoved)
  const send = (companyId: string, kind: string, message: LiveMessage) =>
    io.to(roomOf(companyId, kind, message.group)).emit('ReceiveEvent', message)
  return {
    deliver: ({ companyId, ...event }) => {
      if (event.entity === 'shipment') notifyPublic(io, event.eventId, event.payload.id)
      for (const { kind, group } of roomsOf(kinds, companyId, event)) send(companyId, kind, { ...event, group })
      if (event.name !== userChanged.name) return
      refreshUser(event.payload.id)
      io.serverSideEmit('userChanged', event.payload.id)
    },
    progress: (companyId, progress) => send(companyId, 'progress', progressMessage(progress)),
    moved: (companyId, ids) => {
      if (ids.length === 0) return
      notifyMoved(companyId, ids)
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

/** Visitors who track a shipment without an account only receive that it changed. (DEF-48) */
function notifyPublic(to: Pick<SocketServer, 'to'>, eventId: string, shipmentId: string) {
  const group = groupName(shipmentId, 'public')
  const message = { eventId, group, name: 'changed', entity: 'shipment', payload: { id: shipmentId } }
  to.to(roomOfAnybody(group)).emit('ReceiveEvent', message)
}

/** Sends to the clients of this process. The servers exchange one message for many trucks. */
function sendMoved(io: SocketServer, companyId: string, ids: readonly string[]) {
  for (const message of movedMessages(companyId, ids))
    io.local.to(roomOf(companyId, 'shipment', message.group)).emit('ReceiveEvent', message)
  for (const id of ids) notifyPublic(io.local, randomUUID(), id)
}

const progressMessage = (progress: Progress): LiveMessage => ({
  eventId: randomUUID(),
  group: groupName(progress.id, 'progress'),
  name: 'progress',
  entity: 'progress',
  payload: progress,
})

/** One message for each truck and one for the whole company. */
const movedMessages = (companyId: string, shipmentIds: readonly string[]): LiveMessage[] =>
  [companyId, ...shipmentIds].map((id) => ({
    eventId: randomUUID(),
    group: groupName(id, 'tracking'),
    ...trucksMoved,
    entity: 'shipment',
    payload: { id },
  }))

/** Rooms of an event: its record and its company, or the one user it concerns. */
function roomsOf(kinds: RecordKinds, companyId: string, event: Omit<LiveEvent, 'companyId'>) {
  const { id } = event.payload
  if (event.name === notified.name) return [{ kind: 'notification', group: groupName(id, 'notification') }]
  const kind = kinds.kindOf(event)
  return kind ? [...new Set([id, companyId])].map((one) => ({ kind, group: groupName(one, 'changed') })) : []
}
