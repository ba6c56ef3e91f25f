import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { type Group, readGroup, readRoom, roomOf, roomOfAnybody } from './group.ts'
import type { RecordKinds } from './record-kinds.ts'
import type { ClientSocket, GroupAnswer, SocketServer } from './socket-types.ts'

type Parts = { kinds: RecordKinds; mayFollow: MayFollow; log: Logger }

/** DEF-48: whether somebody at an address has just looked a shipment up. */
export type MayFollow = (address: string, shipmentId: string) => Promise<boolean>

const mostRooms = 500
const mostPublicRooms = 20
const malformed = 'A group is named {entityId}-{notificationType}'
const notYours = 'This group does not exist or is not yours'

/** Joining and leaving, called by the browser (LIVE-4). */
export function answerGroupCalls(io: SocketServer, parts: Parts) {
  io.on('connection', (socket) => {
    const inTurn = createTurns()
    const join = async (name: unknown) =>
      joinGroup(socket, name, parts).catch((error: unknown): GroupAnswer => {
        parts.log.error({ err: error }, 'a group could not be joined')
        return no('The group could not be joined')
      })
    socket.on('JoinGroupAsync', async (name, answer) => reply(answer, await inTurn(() => join(name))))
    socket.on('LeaveGroupAsync', async (name, answer) => reply(answer, await inTurn(() => leaveGroup(socket, name))))
  })
}

/** One after the other: who goes from one screen to the next leaves a group and joins it again in the same moment. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

async function joinGroup(socket: ClientSocket, name: unknown, parts: Omit<Parts, 'log'>): Promise<GroupAnswer> {
  const group = readGroup(name)
  if (!group) return no(malformed)
  const { user } = socket.data
  if (group.type === 'public') return joinPublic(socket, String(name), group, parts)
  if (!user) return no(notYours)
  const { kinds } = parts
  const themes = await themesOf(user, group, kinds)
  // The permissions changed in the meantime.
  if (socket.data.user !== user) return joinGroup(socket, name, parts)
  if (!themes) return no(notYours)
  if (socket.rooms.size >= mostRooms) return no(`A connection may join ${mostRooms} groups at most`)
  // The socket may have left in the meantime; a room it joins now would never be emptied.
  if (!socket.connected) return { ok: true }
  if (group.entityId === user.companyId) socket.data.companyGroups.add(String(name))
  await socket.join(themes.map((theme) => roomOf(user.companyId, theme, String(name))))
  return { ok: true }
}

/** Only what was just looked up from the same address, whoever asks. */
async function joinPublic(
  socket: ClientSocket,
  name: string,
  { entityId }: Group,
  { mayFollow }: Pick<Parts, 'mayFollow'>,
): Promise<GroupAnswer> {
  if (!(await mayFollow(socket.data.address, entityId))) return no(notYours)
  if (socket.rooms.size >= mostPublicRooms) return no(`A connection may follow ${mostPublicRooms} shipments at most`)
  if (socket.connected) await socket.join(roomOfAnybody(name))
  return { ok: true }
}

async function leaveGroup(socket: ClientSocket, name: unknown): Promise<GroupAnswer> {
  if (!readGroup(name)) return no(malformed)
  socket.data.companyGroups.delete(String(name))
  for (const room of [...socket.rooms]) if (readRoom(room)?.group === name) await socket.leave(room)
  return { ok: true }
}

/**
 * The kinds or the theme under which a user hears a group; null when it may not be joined. LIVE-12: only what belongs to
 * the own company, notifications only of the own person.
 */
async function themesOf(user: User, { entityId, type }: Group, kinds: RecordKinds): Promise<string[] | null> {
  if (type === 'notification') return entityId === user.id ? [type] : null
  // The browser makes the id of the work it starts; the room is one of its own company in any case.
  if (type === 'progress') return [type]
  if (entityId === user.companyId) return kinds.readableBy(user)
  const kind = await kinds.find(user, entityId)
  return kind ? [kind] : null
}

/** Puts a socket into exactly the rooms that its user may hear with the permissions of now. */
export async function applyPermissions(socket: ClientSocket, user: User, kinds: RecordKinds) {
  socket.data.user = user
  const readable = kinds.readableBy(user)
  const allowed = new Set<string>([...readable, 'notification', 'progress', 'public'])
  for (const room of socket.rooms) {
    const kind = readRoom(room)?.kind
    if (kind !== undefined && !allowed.has(kind)) await socket.leave(room)
  }
  for (const group of socket.data.companyGroups)
    await socket.join(readable.map((kind) => roomOf(user.companyId, kind, group)))
}

const no = (message: string): GroupAnswer => ({ ok: false, message })

function reply(answer: unknown, outcome: GroupAnswer) {
  if (typeof answer === 'function') answer(outcome)
}
