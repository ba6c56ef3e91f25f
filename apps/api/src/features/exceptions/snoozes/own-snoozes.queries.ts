import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type OwnSnooze = Selectable<Tables['ownSnoozes']>

/** What users snoozed for themselves alone among these entries. (DEF-128) */
export const ownSnoozesOf = (db: Tx, exceptionIds: readonly string[]): Promise<OwnSnooze[]> =>
  db.selectFrom('ownSnoozes').selectAll().where(sql<boolean>`exception_id = any(${exceptionIds}::uuid[])`).execute()

export const saveOwnSnooze = (db: Tx, snooze: Omit<OwnSnooze, 'companyId'>) =>
  db
    .insertInto('ownSnoozes')
    .values(snooze)
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'contactId', 'exceptionId']).doUpdateSet({
        snoozedAt: snooze.snoozedAt,
        snoozedUntil: snooze.snoozedUntil,
        snoozeMark: snooze.snoozeMark,
      }),
    )
    .execute()

export const removeOwnSnooze = (db: Tx, { contactId, exceptionId }: Pick<OwnSnooze, 'contactId' | 'exceptionId'>) =>
  db.deleteFrom('ownSnoozes').where('contactId', '=', contactId).where('exceptionId', '=', exceptionId).execute()

export type OwnCount = { kind: ExceptionKind; all: number; mine: number; unassigned: number }

/** Counts the entries that are open for everybody but this user. */
export async function countOwnSnoozes(db: Tx, kinds: readonly ExceptionKind[], userId: string): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select kind, count(*)::int as all, (count(*) filter (where assignee_id = ${userId}))::int as mine,
      (count(*) filter (where assignee_id is null))::int as unassigned
    from own_snoozes own join exceptions entry on entry.id = own.exception_id
    where own.contact_id = ${userId} and closed_at is null and done_at is null and entry.snoozed_at is null
      and kind = any(${kinds}::text[]) group by kind`.execute(db)
  return rows
}
