import type { LiveMessage } from '@lanewise/contract/event'
import type { Server, Socket } from 'socket.io'
import type { User } from '#platform/context.ts'

export type GroupAnswer = { ok: true } | { ok: false; message: string }
type GroupCall = (group: unknown, answer?: (answer: GroupAnswer) => void) => void

/** What a browser may call (LIVE-4). */
export type ClientCalls = { JoinGroupAsync: GroupCall; LeaveGroupAsync: GroupCall }

/** What a browser receives (LIVE-6). */
export type ServerEvents = { ReceiveEvent: (message: LiveMessage) => void }

/** What socket servers tell each other: somebody's account or permissions changed, trucks of a company moved. */
type BetweenServers = {
  userChanged: (userId: string) => void
  moved: (companyId: string, shipmentIds: readonly string[]) => void
}

type SocketData = {
  /** Null for somebody without an account, who follows a shipment by its number. */
  user: User | null
  /** From where it was opened. */
  address: string
  /** The groups of the whole company that the browser joined: permissions decide which kinds it hears there. */
  companyGroups: Set<string>
}
export type SocketServer = Server<ClientCalls, ServerEvents, BetweenServers, SocketData>
export type ClientSocket = Socket<ClientCalls, ServerEvents, BetweenServers, SocketData>
