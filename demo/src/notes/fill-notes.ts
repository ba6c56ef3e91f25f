import type { Tx } from '@lanewise/api/platform/db/database'
import { textOfNote } from '@lanewise/domain/notes/note-html'
import { sql } from 'kysely'
import type { DemoCompany } from '#company/companies.ts'
import { type Entry, entry, hour, type Person } from '#history/entry.ts'
import { type Random, randomOf } from '#random.ts'
import { orderTalks, shipmentTalks } from './talks.ts'

type Colleague = Person & { permissions: readonly string[] }
type NoteContext = { users: readonly Colleague[]; now: Date }
type Noted = { id: string; number: string; createdAt: Date }
type Kind = { entity: 'order' | 'shipment'; link: (number: string) => string; talks: readonly (readonly string[])[] }

const orderKind: Kind = { entity: 'order', link: (number) => `/orders/${number}`, talks: orderTalks }
const shipmentKind: Kind = {
  entity: 'shipment',
  link: (number) => `/shipments/${number}/preview`,
  talks: shipmentTalks,
}

/** Number of records with notes: those with the pickup closest to now. */
const mostNoted = 120

/** Inserts notes between colleagues on recent orders and shipments. The same company always gets the same texts. */
export async function fillNotes(tx: Tx, { users: own }: DemoCompany, { users, now }: NoteContext): Promise<Entry[]> {
  const random = randomOf(own.length * 7_919 + 24)
  const distance = sql`abs(extract(epoch from origin_early_at - ${now}::timestamptz))`
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'orderNumber as number', 'createdAt'])
    .where('deletedAt', 'is', null)
    .orderBy(distance)
    .orderBy('numberOrder')
    .limit(mostNoted)
    .execute()
  const shipments = await tx
    .selectFrom('shipments')
    .select(['id', 'shipmentNumber as number', 'createdAt'])
    .where('deletedAt', 'is', null)
    .where('status', '>', 0)
    .orderBy(distance)
    .orderBy('numberOrder')
    .limit(mostNoted)
    .execute()
  const readers = (permission: string) => users.filter(({ permissions }) => permissions.includes(permission))
  const written = [
    ...talksOn(random, orderKind, { records: orders, people: readers('ViewOrder'), now }),
    ...talksOn(random, shipmentKind, { records: shipments, people: readers('ViewShipment'), now }),
  ]
  if (written.length === 0) return []
  await tx
    .insertInto('notes')
    .values(written.map(({ row }) => row))
    .execute()
  const mentions = written.flatMap(({ row, mentioned }) =>
    mentioned.map((contactId) => ({ noteId: row.id, contactId })),
  )
  if (mentions.length > 0) await tx.insertInto('noteMentions').values(mentions).execute()
  await ringBells(tx, written, now)
  return written.map(({ history }) => history)
}

/** Creates a notification for each mentioned user. Notes from before yesterday are marked as read. */
async function ringBells(tx: Tx, written: readonly ReturnType<typeof noteOf>[], now: Date) {
  const notifications = written.flatMap(({ row, author, mentioned }) =>
    mentioned.map((contactId) => ({
      contactId,
      kind: 'Mention' as const,
      createdAt: row.createdAt,
      actorId: row.authorId,
      actorName: `${author.firstName} ${author.lastName}`,
      entity: row.entity,
      entityId: row.entityId,
      entityName: row.entityDescription,
      path: row.entityLink,
      excerpt: row.content.replaceAll('\n', ' '),
      inBell: true,
      readAt: now.getTime() - row.createdAt.getTime() > 24 * hour ? now : null,
      mail: 'Never' as const,
    })),
  )
  if (notifications.length > 0) await tx.insertInto('notifications').values(notifications).execute()
}

type Talked = { records: readonly Noted[]; people: readonly Colleague[]; now: Date }

function talksOn(random: Random, kind: Kind, { records, people, now }: Talked) {
  if (people.length === 0) return []
  return records.flatMap((record, index) => {
    if (index > 0 && !random.chance(0.6)) return []
    const circle = random.shuffle(people)
    const startedAt = Math.min(record.createdAt.getTime() + random.whole(1, 5) * hour, now.getTime() - hour)
    return random.pick(kind.talks).map((line, lineIndex) => {
      const author = circle[lineIndex % circle.length] as Colleague
      const other = circle[(lineIndex + 1) % circle.length] as Colleague
      const at = new Date(Math.min(startedAt + lineIndex * random.whole(4, 40) * 60_000, now.getTime() - 60_000))
      return noteOf(random, kind, { record, line, author, other, at })
    })
  })
}

type Line = { record: Noted; line: string; author: Colleague; other: Colleague; at: Date }

function noteOf(random: Random, kind: Kind, { record, line, author, other, at }: Line) {
  const name = `${other.firstName} ${other.lastName}`
  const mention = `<span data-type="mention" data-id="${other.id}" data-label="${name}">@${name}</span>`
  const isMentioning = line.includes('@') && other.id !== author.id
  const html = line.replace('@', isMentioning ? mention : '')
  const content = textOfNote(html)
  const { entity, link } = kind
  const subject = { entity, id: record.id, name: record.number }
  const changes: Record<string, [unknown, unknown]> = { Note: [null, content.replaceAll('\n', ' ')] }
  return {
    row: {
      id: random.id(),
      entity,
      entityId: record.id,
      authorId: author.id,
      createdAt: at,
      updatedAt: at,
      html,
      content,
      entityDescription: record.number,
      entityLink: link(record.number),
      originatingApplication: 'Portal',
    },
    author,
    mentioned: isMentioning ? [other.id] : [],
    history: entry(subject, author, { action: 'changed', changes, at }),
  }
}
