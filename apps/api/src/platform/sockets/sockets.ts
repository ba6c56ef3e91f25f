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
import { createRecentMessages, type RecentMessages } from './recent-messages.ts'
import type { RecordKinds } from './record-kinds.ts'
import type { LiveEvent, SocketServer } from './socket-types.ts'

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
  const recent = createRecentMessages()
  answerGroupCalls(io, { kinds, mayFollow, recent, log })
  if (httpServer) io.attach(httpServer)
  const timer = setInterval(() => void endInactive(io, pool, log), recheckMs)
  timer.unref()
  return {
    ...createSenders(io, options, recent),
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

/** Every process passes a message on to its own clients, and remembers it for those that are about to join. */
function createSenders(
  io: SocketServer,
  options: SocketsOptions,
  recent: RecentMessages,
): Pick<Sockets, 'deliver' | 'progress' | 'moved'> {
  const sendHere = (deliveries: readonly Delivery[]) => {
    for (const { room, message } of deliveries) {
      recent.add(room, message)
      io.local.to(room).emit('ReceiveEvent', message)
    }
  }
  const happened = (event: LiveEvent) => {
    sendHere(eventDeliveries(options.kinds, event))
    if (event.name === userChanged.name) void refreshUserSockets(io, options, event.payload.id)
  }
  const progressed = (companyId: string, progress: Progress) => sendHere([progressDelivery(companyId, progress)])
  const moved = (companyId: string, ids: readonly string[]) => sendHere(movedDeliveries(companyId, ids))
  io.on('happened', happened)
  io.on('progressed', progressed)
  io.on('moved', moved)
  return {
    deliver: (event) => {
      happened(event)
      io.serverSideEmit('happened', event)
    },
    progress: (companyId, progress) => {
      progressed(companyId, progress)
      io.serverSideEmit('progressed', companyId, progress)
    },
    moved: (companyId, ids) => {
      if (ids.length === 0) return
      moved(companyId, ids)
      io.serverSideEmit('moved', companyId, ids)
    },
  }
}

type Delivery = { room: string; message: LiveMessage }

function eventDeliveries(kinds: RecordKinds, { companyId, ...event }: LiveEvent): Delivery[] {
  const own = roomsOf(kinds, companyId, event).map(({ kind, group }) => ({
    room: roomOf(companyId, kind, group),
    message: { ...event, group },
  }))
  return event.entity === 'shipment' ? [publicDelivery(event.eventId, event.payload.id), ...own] : own
}

/** Visitors who track a shipment without an account only receive that it changed. (DEF-48) */
function publicDelivery(eventId: string, shipmentId: string): Delivery {
  const group = groupName(shipmentId, 'public')
  const message = { eventId, group, name: 'changed', entity: 'shipment', payload: { id: shipmentId } }
  return { room: roomOfAnybody(group), message }
}

function progressDelivery(companyId: string, progress: Progress): Delivery {
  const group = groupName(progress.id, 'progress')
  const message = { eventId: randomUUID(), group, name: 'progress', entity: 'progress', payload: progress }
  return { room: roomOf(companyId, 'progress', group), message }
}

/** One message for each truck and one for the whole company, besides those for visitors. */
function movedDeliveries(companyId: string, shipmentIds: readonly string[]): Delivery[] {
  const own = [companyId, ...shipmentIds].map((id) => {
    const group = groupName(id, 'tracking')
    const message = { eventId: randomUUID(), group, ...trucksMoved, entity: 'shipment', payload: { id } }
    return { room: roomOf(companyId, 'shipment', group), message }
  })
  return [...own, ...shipmentIds.map((id) => publicDelivery(randomUUID(), id))]
}

/** Rooms of an event: its record and its company, or the one user it concerns. */
function roomsOf(kinds: RecordKinds, companyId: string, event: Omit<LiveEvent, 'companyId'>) {
  const { id } = event.payload
  if (event.name === notified.name) return [{ kind: 'notification', group: groupName(id, 'notification') }]
  const kind = kinds.kindOf(event)
  return kind ? [...new Set([id, companyId])].map((one) => ({ kind, group: groupName(one, 'changed') })) : []
}
