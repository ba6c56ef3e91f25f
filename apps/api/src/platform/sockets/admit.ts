import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { addressBehind, networkOf } from '#platform/visits/network.ts'
import { roomOfAddress, roomOfUser } from './group.ts'
import type { ClientSocket, SocketServer } from './socket-types.ts'

type Parts = {
  authenticate: (token: string) => Promise<User | null>
  trustedProxies?: number
  log: Logger
}

/** Maximum open sockets from one address without an account: enough for an office. */
const mostFromAddress = 100

/** Admits signed-in users and clients that declare that they have no account. */
export function admitSockets(io: SocketServer, { authenticate, trustedProxies = 0, log }: Parts) {
  io.use(async (socket, next) => {
    const { token, isPublic } = socket.handshake.auth
    socket.data = { user: null, address: addressOf(socket, trustedProxies), companyGroups: new Set() }
    if (isPublic === true) return next(await admitPublic(io, socket))
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

async function admitPublic(io: SocketServer, socket: ClientSocket): Promise<Error | undefined> {
  const room = roomOfAddress(networkOf(socket.data.address))
  const open = io.of('/').adapter.rooms.get(room)?.size ?? 0
  if (open >= mostFromAddress) return new Error('Too many connections')
  await socket.join(room)
  return undefined
}

const addressOf = ({ handshake }: ClientSocket, trustedProxies: number) =>
  addressBehind({
    remoteAddress: handshake.address,
    forwardedFor: handshake.headers['x-forwarded-for'],
    trustedProxies,
  })
