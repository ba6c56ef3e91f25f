import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { type Group, readGroup, roomOf } from './group.ts'
import type { ClientSocket, GroupAnswer, SocketServer } from './socket-types.ts'

type Parts = { ownsEntity: (user: User, entityId: string) => Promise<boolean>; log: Logger }

const mostGroups = 500
const malformed = 'A group is named {entityId}-{notificationType}'
const notYours = 'This group does not exist or is not yours'

/** Joining and leaving, called by the browser (LIVE-4). */
export function answerGroupCalls(io: SocketServer, parts: Parts) {
  io.on('connection', (socket) => {
    socket.on('JoinGroupAsync', async (name, answer) => {
      const outcome = await join(socket, name, parts).catch((error: unknown): GroupAnswer => {
        parts.log.error({ err: error }, 'a group could not be joined')
        return no('The group could not be joined')
      })
      reply(answer, outcome)
    })
    socket.on('LeaveGroupAsync', async (name, answer) => {
      const group = readGroup(name)
      if (group) await socket.leave(roomOf(socket.data.user.companyId, String(name)))
      reply(answer, group ? { ok: true } : no(malformed))
    })
  })
}

async function join(socket: ClientSocket, name: unknown, { ownsEntity }: Parts): Promise<GroupAnswer> {
  const { user } = socket.data
  const group = readGroup(name)
  if (!group) return no(malformed)
  if (!(await mayJoin(user, group, ownsEntity))) return no(notYours)
  if (socket.rooms.size >= mostGroups) return no(`A connection may join ${mostGroups} groups at most`)
  // The socket may have left in the meantime; a room it joins now would never be emptied.
  if (socket.connected) await socket.join(roomOf(user.companyId, String(name)))
  return { ok: true }
}

/** LIVE-12: only what belongs to the own company, notifications only of the own person. */
async function mayJoin(user: User, { entityId, type }: Group, ownsEntity: Parts['ownsEntity']) {
  if (type === 'notification') return entityId === user.id
  // The browser makes the id of the work it starts; the room is one of its own company in any case.
  if (type === 'progress') return true
  return entityId === user.companyId || ownsEntity(user, entityId)
}

const no = (message: string): GroupAnswer => ({ ok: false, message })

function reply(answer: unknown, outcome: GroupAnswer) {
  if (typeof answer === 'function') answer(outcome)
}
