import { isAllowed } from '@lanewise/domain/access/allowed'
import { humanize } from '@lanewise/domain/shared/format'
import type { Context, User } from '#platform/context.ts'
import { touchRecord } from '#platform/db/queries/record-queries.ts'
import type { RecordKind } from '#platform/feature.ts'
import { refuse } from '#platform/refuse.ts'
import { findRecord } from './notes.queries.ts'

/** A kind of record that people write notes on. */
export type NotedKind = RecordKind & Required<Pick<RecordKind, 'search'>>

export const notedKinds = (records: readonly RecordKind[]): NotedKind[] =>
  records.filter((one): one is NotedKind => one.entity.takesNotes === true && one.search !== undefined)

/** A record that is there and that the user may open. */
export type NotedRecord = { kind: NotedKind; id: string; name: string }

/** As sentences name one record of the kind: "order". */
export const kindInWords = ({ entity }: NotedKind) => humanize(entity.name).toLowerCase()

/** The record of an id, whatever its kind, for who may open it. */
export async function requireRecord(ctx: Context, kinds: readonly NotedKind[], id: string): Promise<NotedRecord> {
  const { kind, isDeleted } = await kindOf(ctx, kinds, id)
  if (isDeleted) return refuse.notFound(kindInWords(kind))
  return opened(ctx, kind, id)
}

/** The same for a change of its notes, which is a change of the record: it stays until the change is done. */
export async function recordToNote(ctx: Context, kinds: readonly NotedKind[], id: string): Promise<NotedRecord> {
  const { kind, isDeleted } = await kindOf(ctx, kinds, id)
  const isThere = !isDeleted && (await touchRecord(ctx.db, kind.table, id, ctx.now))
  if (!isThere) return refuse.gone(`This ${kindInWords(kind)} was deleted meanwhile. The note was not saved.`)
  return opened(ctx, kind, id)
}

async function kindOf({ db, user }: Context, kinds: readonly NotedKind[], id: string) {
  const found = await findRecord(
    db,
    kinds.map(({ entity, table }) => ({ name: entity.name, table })),
    id,
  )
  const kind = kinds.find(({ entity }) => entity.name === found?.kind)
  if (!found || !kind) return refuse.notFound('record')
  if (!isAllowed(kind.entity.read, user.permissions)) return refuse.forbidden()
  return { kind, isDeleted: found.isDeleted }
}

async function opened({ db, user }: Context, kind: NotedKind, id: string): Promise<NotedRecord> {
  const [result] = await kind.search(db, [id], user)
  if (!result) return refuse.notFound(kindInWords(kind))
  return { kind, id, name: 'title' in result ? result.title : kind.entity.title(result as never) }
}

/** Whether somebody else may open the record too. */
export async function mayOpen({ db }: Context, { kind, id }: NotedRecord, user: User): Promise<boolean> {
  return isAllowed(kind.entity.read, user.permissions) && (await kind.search(db, [id], user)).length > 0
}
