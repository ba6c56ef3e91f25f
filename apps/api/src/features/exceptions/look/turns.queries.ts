import type { ExceptionRecord } from '@lanewise/domain/exceptions/exception-kinds'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Claim, type Looked, notAwaited } from '#platform/outbox/take-turns.ts'

export type Turn = { entity: ExceptionRecord; entityId: string }

/** Where whoever takes turns waits. */
export const exceptionsChannel = 'lanewise_exceptions'

type Asking = Pick<Context, 'db' | 'wake'> & { user: { companyId: string } }

/** Asks for looks at records of a company, in the order of their ids, in which everybody locks them. */
export async function askForLooks({ db, user, wake }: Asking, records: readonly Turn[], dueAt: Date) {
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

export async function takeLooks(db: Db, { companyId, now, until, most }: Claim): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
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

/** When each is to be looked at again, if nobody asked for it meanwhile. */
export const endLooks = (db: Db, { companyId, until }: Claim, looks: readonly Looked<Turn>[]) =>
  sql`
    with looked as (
      select turn.entity, turn.entity_id, ended.at from system.exception_turns turn
      join unnest(${looks.map(({ turn }) => turn.entity)}::text[], ${looks.map(({ turn }) => turn.entityId)}::uuid[],
        ${looks.map(({ nextLookAt }) => nextLookAt)}::timestamptz[]) as ended(entity, entity_id, at)
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

/** Those that nobody else looks at just now, and nobody will before this transaction ends. */
export async function holdFree(db: Tx, turns: readonly Turn[]): Promise<Turn[]> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${turns.map(({ entityId }) => entityId)}::uuid[]) with ordinality as asked(id, place)
    where pg_try_advisory_xact_lock(hashtextextended('exception ' || id::text, 0))`.execute(db)
  return rows.flatMap(({ place }) => turns[place - 1] ?? [])
}

/** One that failed is tried again later, each time after a longer while. */
export const postponeLook = (db: Db, companyId: string, { entity, entityId }: Turn, now: Date) =>
  sql`
    update system.exception_turns set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(failures, 12)))
    where company_id = ${companyId} and entity = ${entity} and entity_id = ${entityId}`.execute(db)
