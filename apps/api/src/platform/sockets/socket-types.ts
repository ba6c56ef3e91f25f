import type { LiveMessage } from '@lanewise/contract/event'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { User } from '#platform/context.ts'

export type GroupAnswer = { ok: true } | { ok: false; message: string }
type GroupCall = (group: unknown, answer?: (answer: GroupAnswer) => void) => void

/** What a browser may call (LIVE-4). */
export type ClientCalls = { JoinGroupAsync: GroupCall; LeaveGroupAsync: GroupCall }

/** What a browser receives (LIVE-6). */
export type ServerEvents = { ReceiveEvent: (message: LiveMessage) => void }

type SocketData = { user: User }
export type SocketServer = Server<ClientCalls, ServerEvents, DefaultEventsMap, SocketData>
export type ClientSocket = Socket<ClientCalls, ServerEvents, DefaultEventsMap, SocketData>
