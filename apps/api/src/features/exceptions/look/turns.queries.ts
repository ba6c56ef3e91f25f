import type { ExceptionRecord } from '@lanewise/domain/exceptions/exception-kinds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

export type Turn = { entity: ExceptionRecord; entityId: string }

/** Wakes whoever takes turns, once this is committed. */
export const exceptionsChannel = 'lanewise_exceptions'

/** Asks for looks at records of a company, in the order of their ids, in which everybody locks them. */
export async function askForLooks(db: Tx, companyId: string, records: readonly Turn[], dueAt: Date) {
  if (records.length === 0) return
  await sql`
    insert into system.exception_turns as turn (company_id, entity, entity_id, due_at)
    select ${companyId}::uuid, asked.entity, asked.entity_id, ${dueAt}::timestamptz
    from unnest(${records.map(({ entity }) => entity)}::text[], ${records.map(({ entityId }) => entityId)}::uuid[])
      as asked(entity, entity_id)
    group by asked.entity, asked.entity_id order by asked.entity, asked.entity_id
    on conflict (company_id, entity, entity_id) do update set due_at = least(turn.due_at, excluded.due_at)`.execute(db)
  await sql`select pg_notify(${exceptionsChannel}, '')`.execute(db)
}

/** Asks for looks at everything that is under way, for whoever brought records without announcing each. */
export const askForAllLooks = (db: Tx, companyId: string, dueAt: Date) =>
  sql`
    insert into system.exception_turns (company_id, entity, entity_id, due_at)
    select ${companyId}::uuid, 'order', id, ${dueAt}::timestamptz from orders
    where status between 1 and 4 and deleted_at is null
    union all
    select ${companyId}::uuid, 'shipment', id, ${dueAt}::timestamptz from shipments
    where deleted_at is null and (status between 1 and 6
      or status >= 7 and actual_delivery_at > ${dueAt}::timestamptz - interval '30 days')
    on conflict do nothing`.execute(db)

/** Companies in which somebody has to look at a record, who waits longest first. */
export async function companiesWithLooks(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select company.company_id from system.company_ids company
    cross join lateral (
      select due_at from system.exception_turns turn
      where turn.company_id = company.company_id and due_at <= ${now} order by due_at limit 1
    ) oldest order by oldest.due_at`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export async function takeLooks(db: Tx, companyId: string, now: Date, most: number): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    select entity, entity_id from system.exception_turns where company_id = ${companyId} and due_at <= ${now}
    order by due_at limit ${most} for update skip locked`.execute(db)
  return rows
}

/** When each is to be looked at again; null when nothing but news can change it. */
export async function endLooks(db: Tx, companyId: string, looks: readonly (Turn & { nextLookAt: Date | null })[]) {
  await sql`
    with looked as (
      select * from unnest(${looks.map(({ entity }) => entity)}::text[], ${looks.map(({ entityId }) => entityId)}::uuid[],
        ${looks.map(({ nextLookAt }) => nextLookAt)}::timestamptz[]) as looked(entity, entity_id, at)
    ), ended as (
      delete from system.exception_turns turn using looked where looked.at is null and turn.company_id = ${companyId}
        and turn.entity = looked.entity and turn.entity_id = looked.entity_id
    )
    update system.exception_turns turn set due_at = looked.at, failures = 0 from looked
    where looked.at is not null and turn.company_id = ${companyId}
      and turn.entity = looked.entity and turn.entity_id = looked.entity_id`.execute(db)
}

/** One that failed is tried again later, each time after a longer while. */
export const postponeLook = (db: Db, companyId: string, { entity, entityId }: Turn, now: Date) =>
  sql`
    update system.exception_turns set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(failures, 12)))
    where company_id = ${companyId} and entity = ${entity} and entity_id = ${entityId}`.execute(db)
