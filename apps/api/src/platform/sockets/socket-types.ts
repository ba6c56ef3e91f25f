import type { LiveMessage, Progress } from '@lanewise/contract/event'
import type { Server, Socket } from 'socket.io'
import type { User } from '#platform/context.ts'

export type GroupAnswer = { ok: true } | { ok: false; message: string }
type GroupCall<More extends unknown[]> = (...args: [group: unknown, ...more: More, answer?: AnswerGroup]) => void
type AnswerGroup = (answer: GroupAnswer) => void

/**
 * Calls by the browser. A page that joins says how many milliseconds ago it began to load its data, and receives the
 * messages since then. (LIVE-4)
 */
export type ClientCalls = { JoinGroupAsync: GroupCall<[pageAge?: unknown]>; LeaveGroupAsync: GroupCall<[]> }

/** Messages to the browser. (LIVE-6) */
export type ServerEvents = { ReceiveEvent: (message: LiveMessage) => void }

/** Messages between socket servers, each of which passes them on to its own clients. */
type BetweenServers = {
  happened: (event: LiveEvent) => void
  progressed: (companyId: string, progress: Progress) => void
  moved: (companyId: string, shipmentIds: readonly string[]) => void
}

export type LiveEvent = {
  eventId: string
  companyId: string
  name: string
  entity: string
  payload: { id: string } & Record<string, unknown>
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
