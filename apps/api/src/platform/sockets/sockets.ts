import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { userChanged } from '@lanewise/contract/auth'
import { groupName, type LiveMessage, type Progress } from '@lanewise/contract/event'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { createClusterAdapter } from './adapter.ts'
import { roomOf, roomOfUser } from './group.ts'
import { answerGroupCalls } from './group-calls.ts'
import type { SocketServer } from './socket-types.ts'

export type LiveEvent = {
  eventId: string
  companyId: string
  name: string
  entity: string
  payload: { id: string } & Record<string, unknown>
}

export type Sockets = {
  /** To everybody who looks at the record or at the company, on all processes. */
  deliver(event: LiveEvent): void
  progress(companyId: string, progress: Progress): void
  /** Ends what a user has open, on all processes. */
  endSessionsOf(userId: string): void
  close(): Promise<void>
}

export type SocketsOptions = {
  /** A process without one still reaches the clients of the others. */
  httpServer?: HttpServer | undefined
  pool: pg.Pool
  authenticate: (token: string) => Promise<User | null>
  ownsEntity: (user: User, entityId: string) => Promise<boolean>
  log: Logger
  /** How often open connections are checked for accounts that are no longer active. */
  recheckMs?: number
}

export function createSockets(options: SocketsOptions): Sockets {
  const { httpServer, pool, ownsEntity, log, recheckMs = 60_000 } = options
  const cluster = createClusterAdapter(pool, log)
  const io: SocketServer = new Server({ adapter: cluster.adapter, serveClient: false, maxHttpBufferSize: 16_384 })
  admitSignedIn(io, options)
  answerGroupCalls(io, { ownsEntity, log })
  if (httpServer) io.attach(httpServer)
  const timer = setInterval(() => void endInactive(io, pool, log), recheckMs)
  timer.unref()
  const send = (companyId: string, message: LiveMessage) =>
    io.to(roomOf(companyId, message.group)).emit('ReceiveEvent', message)
  const endSessionsOf = (userId: string) => io.in(roomOfUser(userId)).disconnectSockets(true)
  return {
    deliver: ({ companyId, ...event }) => {
      const ids = new Set([event.payload.id, companyId])
      for (const id of ids) send(companyId, { ...event, group: groupName(id, 'changed') })
      if (event.name === userChanged.name) void endIfInactive(pool, log, event.payload.id, endSessionsOf)
    },
    progress: (companyId, progress) =>
      send(companyId, {
        eventId: randomUUID(),
        group: groupName(progress.id, 'progress'),
        name: 'progress',
        entity: 'progress',
        payload: progress,
      }),
    endSessionsOf,
    close: async () => {
      clearInterval(timer)
      // Without a farewell: the browsers connect again, to a process that goes on.
      if (httpServer) io.engine.close()
      await io.of('/').adapter.close()
      await cluster.close()
    },
  }
}

function admitSignedIn(io: SocketServer, { authenticate, log }: SocketsOptions) {
  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth
    try {
      const user = typeof token === 'string' ? await authenticate(token) : null
      if (!user) return next(new Error('Not signed in'))
      socket.data.user = user
      await socket.join(roomOfUser(user.id))
      return next()
    } catch (error) {
      log.error({ err: error }, 'a socket could not be admitted')
      return next(new Error('The sign-in could not be checked'))
    }
  })
}

/** A token may run out while its socket is open; the account behind it must stay active. */
async function endInactive(io: SocketServer, pool: pg.Pool, log: Logger) {
  const sockets = [...io.of('/').sockets.values()]
  try {
    const active = await activeAmong(pool, [...new Set(sockets.map(({ data }) => data.user.id))])
    for (const socket of sockets) if (!active.has(socket.data.user.id)) socket.disconnect(true)
  } catch (error) {
    log.warn({ err: error }, 'open sockets could not be checked')
  }
}

async function endIfInactive(pool: pg.Pool, log: Logger, userId: string, end: (userId: string) => void) {
  try {
    const active = await activeAmong(pool, [userId])
    if (!active.has(userId)) end(userId)
  } catch (error) {
    log.warn({ err: error, userId }, 'the sockets of a user could not be checked')
  }
}

async function activeAmong(pool: pg.Pool, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: string }>(
    'select contact_id as id from system.credentials where is_active and contact_id = any($1::uuid[])',
    [userIds],
  )
  return new Set(rows.map(({ id }) => id))
}
