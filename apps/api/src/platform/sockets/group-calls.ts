import type { User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import { type Group, readGroup, readRoom, roomOf, roomOfAnybody } from './group.ts'
import type { RecentMessages } from './recent-messages.ts'
import type { RecordKinds } from './record-kinds.ts'
import type { ClientSocket, GroupAnswer, SocketServer } from './socket-types.ts'

type Parts = { kinds: RecordKinds; mayFollow: MayFollow; recent: RecentMessages; log: Logger }

/** Whether a visitor at this address has recently looked up the shipment. (DEF-48) */
export type MayFollow = (address: string, shipmentId: string) => Promise<boolean>

const mostRooms = 500
const mostPublicRooms = 20
const malformed = 'A group is named {entityId}-{notificationType}'
const notYours = 'This group does not exist or is not yours'

/** Handles the browser's calls to join and leave groups. (LIVE-4) */
export function answerGroupCalls(io: SocketServer, parts: Parts) {
  io.on('connection', (socket) => {
    const inSequence = createSequence()
    const join = async (name: unknown, pageAge: unknown) =>
      joinAndCatchUp(socket, name, { parts, pageAge }).catch((error: unknown): GroupAnswer => {
        parts.log.error({ err: error }, 'a group could not be joined')
        return no('The group could not be joined')
      })
    socket.on('JoinGroupAsync', async (name, ...more) =>
      reply(more.at(-1), await inSequence(() => join(name, more[0]))),
    )
    socket.on('LeaveGroupAsync', async (name, answer) =>
      reply(answer, await inSequence(() => leaveGroup(socket, name))),
    )
  })
}

/** Runs calls one after the other: a user who switches screens leaves a group and joins it again at the same moment. */
function createSequence() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

type Join = { parts: Omit<Parts, 'log'>; pageAge: unknown }

/** Also sends the messages of the group since its page began to load. */
async function joinAndCatchUp(socket: ClientSocket, name: unknown, { parts, pageAge }: Join): Promise<GroupAnswer> {
  const answer = await joinGroup(socket, name, parts)
  if (!answer.ok || typeof pageAge !== 'number' || !(pageAge > 0)) return answer
  const rooms = [...socket.rooms].filter((room) => readRoom(room)?.group === name)
  for (const message of parts.recent.ofLast(pageAge, rooms)) socket.emit('ReceiveEvent', message)
  return answer
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
  // The socket may have disconnected in the meantime. A room it joins now would never be emptied.
  if (!socket.connected) return { ok: true }
  if (group.entityId === user.companyId) socket.data.companyGroups.add(String(name))
  await socket.join(themes.map((theme) => roomOf(user.companyId, theme, String(name))))
  return { ok: true }
}

/**
 * Joins a public group only if its shipment was recently looked up from the same address, even for a signed-in user.
 */
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
 * Record kinds or theme under which a user receives a group. Null when the user may not join it: only groups of the own
 * company, and notifications only of the own user. (LIVE-12)
 */
async function themesOf(user: User, { entityId, type }: Group, kinds: RecordKinds): Promise<string[] | null> {
  if (type === 'notification') return entityId === user.id ? [type] : null
  // The browser creates the id of the work that it starts. The room belongs to its own company in any case.
  if (type === 'progress') return [type]
  if (entityId === user.companyId) return kinds.readableBy(user)
  const kind = await kinds.find(user, entityId)
  return kind ? [kind] : null
}

/** Puts a socket into exactly the rooms that the user's current permissions allow. */
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
