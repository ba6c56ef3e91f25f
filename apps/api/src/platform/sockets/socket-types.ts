import type { LiveMessage } from '@lanewise/contract/event'
import type { Server, Socket } from 'socket.io'
import type { User } from '#platform/context.ts'

export type GroupAnswer = { ok: true } | { ok: false; message: string }
type GroupCall = (group: unknown, answer?: (answer: GroupAnswer) => void) => void

/** Calls by the browser. (LIVE-4) */
export type ClientCalls = { JoinGroupAsync: GroupCall; LeaveGroupAsync: GroupCall }

/** Messages to the browser. (LIVE-6) */
export type ServerEvents = { ReceiveEvent: (message: LiveMessage) => void }

/** Messages between socket servers: an account or its permissions changed, or trucks of a company moved. */
type BetweenServers = {
  userChanged: (userId: string) => void
  moved: (companyId: string, shipmentIds: readonly string[]) => void
}

type SocketData = {
  /** Null for a visitor without an account who tracks a shipment by its number. */
  user: User | null
  address: string
  /** Company-wide groups that the browser joined. Permissions decide which record kinds it receives in them. */
  companyGroups: Set<string>
}
export type SocketServer = Server<ClientCalls, ServerEvents, BetweenServers, SocketData>
export type ClientSocket = Socket<ClientCalls, ServerEvents, BetweenServers, SocketData>
