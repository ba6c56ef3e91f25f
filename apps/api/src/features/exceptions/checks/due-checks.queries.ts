import type { ExceptionRecord } from '@lanewise/domain/exceptions/exception-kinds'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Claim, type Looked, notAwaited } from '#platform/outbox/process-due-items.ts'

export type DueRecord = { entity: ExceptionRecord; entityId: string }

/** Notification channel that the loops for due items listen on. */
export const exceptionsChannel = 'lanewise_exceptions'

type CheckRequester = Pick<Context, 'db' | 'wake'> & { user: { companyId: string } }

/**
 * Requests checks of a company's records. Rows are written in the order of the record ids, the lock order of all
 * callers.
 */
export async function requestChecks({ db, user, wake }: CheckRequester, records: readonly DueRecord[], dueAt: Date) {
  if (records.length === 0) return
  await sql`
    insert into system.exception_turns as turn (company_id, entity, entity_id, due_at)
    select ${user.companyId}::uuid, asked.entity, asked.entity_id, ${dueAt}::timestamptz
    from unnest(${records.map(({ entity }) => entity)}::text[], ${records.map(({ entityId }) => entityId)}::uuid[])
      as asked(entity, entity_id)
    group by asked.entity, asked.entity_id order by asked.entity, asked.entity_id
    on conflict (company_id, entity, entity_id) do update set due_at = least(turn.due_at, excluded.due_at)`.execute(db)
  wake(exceptionsChannel)
}

/** Requests checks of all active records, for imports that do not announce each record. */
export const requestAllChecks = (db: Tx, companyId: string, dueAt: Date) =>
  sql`
    insert into system.exception_turns (company_id, entity, entity_id, due_at)
    select ${companyId}::uuid, 'order', id, ${dueAt}::timestamptz from orders
    where status between 1 and 4 and deleted_at is null
    union all
    select ${companyId}::uuid, 'shipment', id, ${dueAt}::timestamptz from shipments
    where deleted_at is null and (status between 1 and 6
      or status >= 7 and actual_delivery_at > ${dueAt}::timestamptz - interval '30 days')
    on conflict do nothing`.execute(db)

/** Companies with due checks, the longest waiting company first. */
export async function companiesWithDueRecords(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select company.company_id from system.company_ids company
    cross join lateral (
      select due_at from system.exception_turns turn
      where turn.company_id = company.company_id and due_at <= ${now} order by due_at limit 1
    ) oldest order by oldest.due_at`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export async function takeDueRecords(db: Db, { companyId, now, until, most }: Claim): Promise<DueRecord[]> {
  const { rows } = await sql<DueRecord>`
    with due as (
      select entity, entity_id from system.exception_turns
      where company_id = ${companyId} and due_at <= ${now} and ${notAwaited}
      order by due_at limit ${most} for update skip locked
    )
    update system.exception_turns turn set due_at = ${until} from due
    where turn.company_id = ${companyId} and turn.entity = due.entity and turn.entity_id = due.entity_id
    returning turn.entity, turn.entity_id`.execute(db)
  return rows
}

/** Saves the time of the next check for each record, unless another check was requested meanwhile. */
export const finishChecks = (db: Db, { companyId, until }: Claim, results: readonly Looked<DueRecord>[]) =>
  sql`
    with looked as (
      select turn.entity, turn.entity_id, ended.at from system.exception_turns turn
      join unnest(${results.map(({ dueItem }) => dueItem.entity)}::text[], ${results.map(({ dueItem }) => dueItem.entityId)}::uuid[],
        ${results.map(({ nextCheckAt }) => nextCheckAt)}::timestamptz[]) as ended(entity, entity_id, at)
        on ended.entity = turn.entity and ended.entity_id = turn.entity_id
      where turn.company_id = ${companyId} and due_at = ${until} and ${notAwaited}
      order by turn.entity, turn.entity_id for update of turn
    ), ended as (
      delete from system.exception_turns turn using looked where looked.at is null and turn.company_id = ${companyId}
        and turn.entity = looked.entity and turn.entity_id = looked.entity_id
    )
    update system.exception_turns turn set due_at = looked.at, failures = 0 from looked
    where looked.at is not null and turn.company_id = ${companyId}
      and turn.entity = looked.entity and turn.entity_id = looked.entity_id`.execute(db)

/** Returns the records that no other transaction is checking, and locks them until the end of this transaction. */
export async function holdFree(db: Tx, dueRecords: readonly DueRecord[]): Promise<DueRecord[]> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${dueRecords.map(({ entityId }) => entityId)}::uuid[]) with ordinality as asked(id, place)
    where pg_try_advisory_xact_lock(hashtextextended('exception ' || id::text, 0))`.execute(db)
  return rows.flatMap(({ place }) => dueRecords[place - 1] ?? [])
}

/** A failed check is repeated later, with a longer delay after each failure. */
export const postponeCheck = (db: Db, companyId: string, { entity, entityId }: DueRecord, now: Date) =>
  sql`
    update system.exception_turns set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(failures, 12)))
    where company_id = ${companyId} and entity = ${entity} and entity_id = ${entityId}`.execute(db)
