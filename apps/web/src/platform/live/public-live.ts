import type { LoadLive } from './SocketProvider.tsx'
import { createLive } from './socket.ts'

/** Connection for a user without an account, who may subscribe to the item they have just looked up. (DEF-48) */
export const loadPublicLive: LoadLive = async () => {
  const { io } = await import('socket.io-client')
  return () => createLive(() => io({ auth: { isPublic: true }, transports: ['websocket', 'polling'] }))
}
