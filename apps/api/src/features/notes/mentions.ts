import type { MentionableUser } from '@lanewise/contract/notes'
import { isPermission } from '@lanewise/domain/access/permissions'
import { mostSuggestions } from '@lanewise/domain/notes/note-rules'
import type { Context, User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { mayOpen, type NotedKind, type NotedRecord, requireRecord } from './noted-records.ts'
import { findByName, findPeople, type PersonRow } from './notes.queries.ts'

type Asked = { shipmentId?: string | undefined; entityId?: string | undefined; q: string }

/** NOTE-14: colleagues who may be mentioned on a record, by what was typed of a name. */
export async function findMentionable(ctx: Context, kinds: readonly NotedKind[], { shipmentId, entityId, q }: Asked) {
  const message = 'Name the record'
  const id = shipmentId ?? entityId ?? refuse.invalid(message, { entityId: [message] })
  const record = await requireRecord(ctx, kinds, id)
  const found: MentionableUser[] = []
  if (q === '') return { items: found }
  for (const row of await findByName(ctx.db, { q, needs: record.kind.entity.read, not: ctx.user.id })) {
    if (await mayOpen(ctx, record, asUser(ctx, row))) found.push(mentionableView(row))
    if (found.length === mostSuggestions) break
  }
  return { items: found }
}

/** Of those whom a note mentions: who may open its record, by name, and what the others are called. */
export async function sortMentioned(ctx: Context, record: NotedRecord, ids: readonly string[]) {
  const names = new Map<string, string>()
  const leftOut: string[] = []
  const rows = ids.length > 0 ? await findPeople(ctx.db, ids) : []
  for (const id of ids) {
    const row = rows.find((one) => one.id === id)
    const isTold = row?.isActive && (await mayOpen(ctx, record, asUser(ctx, row)))
    if (isTold) names.set(id, nameOf(row))
    else leftOut.push(row ? nameOf(row) : 'Somebody')
  }
  return { names, leftOut: [...new Set(leftOut)] }
}

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`

const mentionableView = (row: PersonRow): MentionableUser => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.primaryEmailAddress,
  profilePictureFileId: row.profilePictureFileId,
})

/** A colleague of the user, as the rules of access see one. */
const asUser = ({ user }: Context, { id, firstName, lastName, primaryEmailAddress, permissions }: PersonRow): User => ({
  ...user,
  ...{ id, firstName, lastName, emailAddress: primaryEmailAddress },
  permissions: permissions.filter(isPermission),
})
