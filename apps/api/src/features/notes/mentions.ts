import type { MentionableUser } from '@lanewise/contract/notes'
import { isPermission } from '@lanewise/domain/access/permissions'
import { mostSuggestions } from '@lanewise/domain/notes/note-rules'
import type { Context, User } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { mayOpen, type NotedKind, type NotedRecord, requireRecord } from './noted-records.ts'
import { findByName, findPeople, type PersonRow } from './notes.queries.ts'

type MentionQuery = { shipmentId?: string | undefined; entityId?: string | undefined; q: string }

/** Colleagues who may be mentioned on a record, matched by the typed part of a name. (NOTE-14) */
export async function findMentionable(
  ctx: Context,
  kinds: readonly NotedKind[],
  { shipmentId, entityId, q }: MentionQuery,
) {
  const message = 'Name the record'
  const id = shipmentId ?? entityId ?? refuse.invalid(message, { entityId: [message] })
  const record = await requireRecord(ctx, kinds, id)
  const users: MentionableUser[] = []
  if (q === '') return { items: users }
  for (const row of await findByName(ctx.db, { q, needs: record.kind.entity.read, not: ctx.user.id })) {
    if (await mayOpen(ctx, record, asUser(ctx, row))) users.push(mentionableView(row))
    if (users.length === mostSuggestions) break
  }
  return { items: users }
}

/** Splits the mentioned people into those who may open the record, by name, and the names of the others. */
export async function sortMentioned(ctx: Context, record: NotedRecord, ids: readonly string[]) {
  const names = new Map<string, string>()
  const leftOut: string[] = []
  const rows = ids.length > 0 ? await findPeople(ctx.db, ids) : []
  for (const id of ids) {
    const row = rows.find((one) => one.id === id)
    const isMentionable = row?.isActive && (await mayOpen(ctx, record, asUser(ctx, row)))
    if (isMentionable) names.set(id, nameOf(row))
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

/** A colleague in the form that the access rules expect. */
const asUser = ({ user }: Context, { id, firstName, lastName, primaryEmailAddress, permissions }: PersonRow): User => ({
  ...user,
  ...{ id, firstName, lastName, emailAddress: primaryEmailAddress },
  permissions: permissions.filter(isPermission),
})
