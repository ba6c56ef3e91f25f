import type pg from 'pg'
import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { applyPermissions } from './group-calls.ts'
import type { RecordKinds } from './record-kinds.ts'
import type { SocketServer } from './socket-types.ts'

export type ReadUser = (userId: string) => Promise<User | null>

type Parts = { readUser: ReadUser; kinds: RecordKinds; log: Logger }

/** After a change of an account, closes its sockets in this process or updates their permissions. */
export async function refreshUserSockets(io: SocketServer, { readUser, kinds, log }: Parts, userId: string) {
  const sockets = openSockets(io).filter(({ data }) => data.user?.id === userId)
  if (sockets.length === 0) return
  try {
    const user = await readUser(userId)
    for (const socket of sockets) {
      if (user) await applyPermissions(socket, user, kinds)
      else socket.disconnect(true)
    }
  } catch (error) {
    log.warn({ err: error, userId }, 'the sockets of a user could not be checked and are closed')
    // Closes the transport, so that the browser reconnects by itself and is checked again.
    for (const socket of sockets) socket.conn.close()
  }
}

/** A token may expire while its socket is open, but the account must stay active. */
export async function endInactive(io: SocketServer, pool: pg.Pool, log: Logger) {
  const sockets = openSockets(io).flatMap((socket) =>
    socket.data.user ? [{ socket, userId: socket.data.user.id }] : [],
  )
  try {
    const active = await activeAmong(pool, [...new Set(sockets.map(({ userId }) => userId))])
    for (const { socket, userId } of sockets) if (!active.has(userId)) socket.disconnect(true)
  } catch (error) {
    log.warn({ err: error }, 'open sockets could not be checked')
  }
}

const openSockets = (io: SocketServer) => [...io.of('/').sockets.values()]

async function activeAmong(pool: pg.Pool, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: string }>(
    'select contact_id as id from system.credentials where is_active and contact_id = any($1::uuid[])',
    [userIds],
  )
  return new Set(rows.map(({ id }) => id))
}
