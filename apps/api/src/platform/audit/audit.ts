import { isDeepStrictEqual } from 'node:util'
import type { Entity } from '@lanewise/contract/entity'
import { type Actor, type AuditAction, type Changes, nameOf, type Subject, type User } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'

export type AuditEntry = { subject: Subject; action: AuditAction; changes: Changes; actor?: Actor | undefined }

/** Writes the collected audit entries just before the commit. (AUDIT-1) */
export async function writeAudit(db: Tx, user: User, entries: AuditEntry[], requestId: string | null) {
  if (entries.length === 0) return
  const author = { id: user.id, name: nameOf(user) }
  const rows = entries.map(({ subject, action, changes, actor = author }) => ({
    companyId: user.companyId,
    userId: actor.id,
    userName: actor.name,
    entity: subject.entity,
    entityId: subject.id,
    entityName: subject.name,
    action,
    changes,
    requestId,
  }))
  await insertMany('auditEntries', rows).execute(db)
}

/** Differences between two versions of a record, field by field. Null when there are none. */
export function changesBetween<T extends object>(
  before: Partial<T>,
  after: Partial<T>,
  fields: readonly (keyof T & string)[],
): Changes | null {
  const changes: Record<string, [unknown, unknown]> = {}
  for (const field of fields) {
    const from = before[field] ?? null
    const to = after[field] ?? null
    if (!isDeepStrictEqual(from, to)) changes[field] = [from, to]
  }
  return Object.keys(changes).length > 0 ? changes : null
}

/** Values of a new or deleted record, as changes from or to nothing. */
export const allOf = <T extends object>(
  record: T,
  fields: readonly (keyof T & string)[],
  direction: 'created' | 'deleted',
): Changes =>
  Object.fromEntries(
    fields
      .filter((field) => record[field] !== null && record[field] !== undefined && record[field] !== false)
      .map((field) => [field, direction === 'created' ? [null, record[field]] : [record[field], null]]),
  )

/** A record as history names it. */
export const subjectOf = <R extends { id: string }>(entity: Pick<Entity<R>, 'name' | 'title'>, row: R): Subject => ({
  entity: entity.name,
  id: row.id,
  name: entity.title(row),
})
