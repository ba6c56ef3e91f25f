import { isAllowed } from '@lanewise/domain/access/allowed'
import { humanize } from '@lanewise/domain/shared/format'
import type { Context, User } from '#platform/context.ts'
import { touchRecord } from '#platform/db/queries/record-queries.ts'
import type { RecordKind } from '#platform/feature.ts'
import { refuse } from '#platform/refuse.ts'
import { findRecord } from './notes.queries.ts'

/** A kind of record that can have notes. */
export type NotedKind = RecordKind & Required<Pick<RecordKind, 'search'>>

export const notedKinds = (records: readonly RecordKind[]): NotedKind[] =>
  records.filter((one): one is NotedKind => one.entity.takesNotes === true && one.search !== undefined)

/** An existing record that the user may open. */
export type NotedRecord = { kind: NotedKind; id: string; name: string }

/** The kind of record in sentences, such as "order". */
export const kindText = ({ entity }: NotedKind) => humanize(entity.name).toLowerCase()

/** Finds a record of any kind by id and refuses users who may not open it. */
export async function requireRecord(ctx: Context, kinds: readonly NotedKind[], id: string): Promise<NotedRecord> {
  const { kind, isDeleted } = await kindOf(ctx, kinds, id)
  if (isDeleted) return refuse.notFound(kindText(kind))
  return opened(ctx, kind, id)
}

/**
 * The same for a change to the record's notes, which counts as a change of the record. It cannot be deleted before the
 * transaction ends.
 */
export async function recordToNote(ctx: Context, kinds: readonly NotedKind[], id: string): Promise<NotedRecord> {
  const { kind, isDeleted } = await kindOf(ctx, kinds, id)
  const isThere = !isDeleted && (await touchRecord(ctx.db, kind.table, id, ctx.now))
  if (!isThere) return refuse.gone(`This ${kindText(kind)} has been deleted in the meantime. The note was not saved.`)
  return opened(ctx, kind, id)
}

async function kindOf({ db, user }: Context, kinds: readonly NotedKind[], id: string) {
  const row = await findRecord(
    db,
    kinds.map(({ entity, table }) => ({ name: entity.name, table })),
    id,
  )
  const kind = kinds.find(({ entity }) => entity.name === row?.kind)
  if (!row || !kind) return refuse.notFound('record')
  if (!isAllowed(kind.entity.read, user.permissions)) return refuse.forbidden()
  return { kind, isDeleted: row.isDeleted }
}

async function opened({ db, user }: Context, kind: NotedKind, id: string): Promise<NotedRecord> {
  const [hit] = await kind.search(db, [id], user)
  if (!hit) return refuse.notFound(kindText(kind))
  const { result } = hit
  return { kind, id, name: 'title' in result ? result.title : kind.entity.title(result as never) }
}

/** Whether another user may open the record too. */
export async function mayOpen({ db }: Context, { kind, id }: NotedRecord, user: User): Promise<boolean> {
  return isAllowed(kind.entity.read, user.permissions) && (await kind.search(db, [id], user)).length > 0
}
