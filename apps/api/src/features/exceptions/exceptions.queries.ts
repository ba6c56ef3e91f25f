import type { ExceptionView } from '@lanewise/contract/exceptions'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { Cause } from '@lanewise/domain/exceptions/cause'
import { type ExceptionKind, exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'
import type { DueRecord } from './checks/due-checks.queries.ts'

export type EntryRow = Selectable<Tables['exceptions']>

/** The entries of these records that are not closed. */
export const presentOf = (db: Tx, entityIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .selectFrom('exceptions')
    .selectAll()
    .where(sql<boolean>`entity_id = any(${entityIds}::uuid[])`)
    .where('closedAt', 'is', null)
    .execute()

/** The columns from which the sentence of an entry is built. */
const causeColumns = ({ at, expectedAt = null, timeZone = null, detail = null }: Cause) => ({
  ...(at && { measuredAt: at }),
  expectedAt,
  timeZone,
  detail,
})

export async function insertEntry(
  db: Tx,
  record: DueRecord & { name: string },
  cause: Cause,
  now: Date,
): Promise<string> {
  const { entity, entityId, name: entityName } = record
  const { kind, since, key: causeKey = '' } = cause
  const columns = { kind, severity: exceptionKinds[kind].severity, entity, entityId, entityName, since, causeKey }
  const { id } = await db
    .insertInto('exceptions')
    .values({ ...columns, measuredAt: since, ...causeColumns(cause), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const saveEntries = (db: Tx, ids: readonly string[], columns: Updateable<Tables['exceptions']>, now: Date) =>
  db
    .updateTable('exceptions')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()

/** Updates an entry with its cause. Returns whether anything changed. */
export async function saveCause(db: Tx, entry: EntryRow, cause: Cause, now: Date): Promise<boolean> {
  const columns = causeColumns(cause)
  const isSame = Object.entries(columns).every(
    ([name, value]) => String(entry[name as keyof typeof columns]) === String(value),
  )
  if (!isSame) await saveEntries(db, [entry.id], columns, now)
  return !isSame
}

export const awake = { snoozedAt: null, snoozedUntil: null, snoozeMark: null }

export async function closeEntries(db: Tx, ids: readonly string[], now: Date) {
  if (ids.length > 0) await saveEntries(db, ids, { closedAt: now }, now)
}

/**
 * Locks these entries, in the order of their ids, the lock order of all callers. Entries whose cause has ended are left
 * out, unless they were marked done.
 */
export const lockEntries = (db: Tx, ids: readonly string[], kinds: readonly ExceptionKind[]): Promise<EntryRow[]> =>
  selectEntries(db, ids, kinds).orderBy('id').forUpdate().execute()

export const recordsOf = async (
  db: Tx,
  ids: readonly string[],
  kinds: readonly ExceptionKind[],
): Promise<DueRecord[]> =>
  (await selectEntries(db, ids, kinds).execute()).map(({ entity, entityId }) => ({
    entity: entity as DueRecord['entity'],
    entityId,
  }))

const selectEntries = (db: Tx, ids: readonly string[], kinds: readonly ExceptionKind[]) =>
  db
    .selectFrom('exceptions')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(sql<boolean>`kind = any(${kinds}::text[])`)

export type Filter = {
  view: ExceptionView
  kinds: readonly ExceptionKind[]
  sort: 'severity' | 'age'
  /** The user who reads the inbox. */
  userId: string
  /** Start of the current day. */
  today: Date
}

const isSnoozed = sql<boolean>`(entry.snoozed_at is not null or own.snoozed_at is not null)`
const isOpen = sql<boolean>`entry.closed_at is null and entry.done_at is null and entry.snoozed_at is null
  and own.snoozed_at is null`

const views: Record<ExceptionView, (filter: Filter) => RawBuilder<boolean>> = {
  open: () => isOpen,
  mine: ({ userId }) => sql<boolean>`${isOpen} and entry.assignee_id = ${userId}`,
  unassigned: () => sql<boolean>`${isOpen} and entry.assignee_id is null`,
  snoozed: () => sql<boolean>`entry.closed_at is null and entry.done_at is null and ${isSnoozed}`,
  done: ({ today }) => sql<boolean>`entry.done_at >= ${today}`,
}

const listed = (db: Tx, filter: Filter) =>
  db
    .selectFrom('exceptions as entry')
    .leftJoin('shipments as shipment', (join) =>
      join.onRef('shipment.id', '=', 'entry.entityId').on('entry.entity', '=', 'shipment'),
    )
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'entry.entityId').on('entry.entity', '=', 'order'))
    .leftJoin('contacts as assignee', 'assignee.id', 'entry.assigneeId')
    .leftJoin('contacts as doer', 'doer.id', 'entry.doneBy')
    .leftJoin('ownSnoozes as own', (join) =>
      join.onRef('own.exceptionId', '=', 'entry.id').on('own.contactId', '=', filter.userId),
    )
    .selectAll('entry')
    .select(['own.snoozedAt as ownSnoozedAt', 'own.snoozedUntil as ownSnoozedUntil'])
    .select(['assignee.firstName as assigneeFirstName', 'assignee.lastName as assigneeLastName'])
    .select(['doer.firstName as doerFirstName', 'doer.lastName as doerLastName'])
    .select(({ fn, ref }) => {
      const either = <N extends 'originCompanyName' | 'originCity' | 'originState'>(name: N) =>
        fn.coalesce(ref(`shipment.${name}`), ref(`orders.${name}`)).as(name)
      return [either('originCompanyName'), either('originCity'), either('originState')]
    })
    .select(({ fn, ref }) => {
      const either = <N extends 'destinationCompanyName' | 'destinationCity' | 'destinationState'>(name: N) =>
        fn.coalesce(ref(`shipment.${name}`), ref(`orders.${name}`)).as(name)
      return [either('destinationCompanyName'), either('destinationCity'), either('destinationState')]
    })
    .select(({ fn, ref }) => [
      fn.coalesce(ref('shipment.status'), ref('orders.status')).as('status'),
      fn.coalesce(ref('shipment.onTimeStatus'), ref('orders.onTimeStatus')).as('onTimeStatus'),
      fn.coalesce(ref('shipment.carrierName'), ref('orders.customerName')).as('partner'),
    ])
    .where(views[filter.view](filter))
    .where(sql<boolean>`entry.kind = any(${filter.kinds}::text[])`)
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

const since = sortBy(sql`entry.since`, 'timestamptz')

/**
 * How long the worst has been going on, in minutes and negative, so that it comes first: the delay of a late or
 * endangered stop by its ETA, or by the clock when there is none; the age of other entries.
 */
const urgency = sortBy(
  sql`-floor(extract(epoch from case
    when entry.kind = 'Late' then greatest(coalesce(entry.expected_at, now()), entry.measured_at) - entry.measured_at
    when entry.kind = 'AtRisk' then coalesce(entry.expected_at, now()) - entry.measured_at
    else now() - entry.since end) / 60)::bigint`,
  'bigint',
)

export const entries = listQuery({
  from: listed,
  sorts: {
    severity: [sortBy(sql`entry.severity`, 'bigint'), urgency, since],
    age: [since],
    done: turned([sortBy(sql`entry.done_at`, 'timestamptz')]),
  },
  sort: ({ view, sort }: Filter) => (view === 'done' ? 'done' : sort),
  id: sortBy(sql`entry.id`, 'uuid'),
})

export type KindCount = {
  kind: ExceptionKind
  present: number
  open: number
  mine: number
  unassigned: number
  snoozed: number
}

/** Counts the entries whose cause still exists. An index-only scan answers this, which knows nothing of own snoozes. */
export async function countByKind(db: Tx, kinds: readonly ExceptionKind[], userId: string): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    select kind, count(*)::int as present,
      (count(*) filter (where done_at is null and snoozed_at is null))::int as open,
      (count(*) filter (where done_at is null and snoozed_at is null and assignee_id = ${userId}))::int as mine,
      (count(*) filter (where done_at is null and snoozed_at is null and assignee_id is null))::int as unassigned,
      (count(*) filter (where done_at is null and snoozed_at is not null))::int as snoozed
    from exceptions where closed_at is null and kind = any(${kinds}::text[]) group by kind`.execute(db)
  return rows
}

export async function countDone(db: Tx, kinds: readonly ExceptionKind[], today: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exceptions where done_at >= ${today} and kind = any(${kinds}::text[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const activeUsers = sql<boolean>`create_portal_user and is_activated and deleted_at is null`
const mostColleagues = 50

type Wanted = { permissions: readonly Permission[]; q: string }

/** Users with all of these permissions whose name holds each word of the text. */
export const colleagues = (db: Tx, { permissions, q }: Wanted) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName'])
    .where(activeUsers)
    .where(sql<boolean>`permissions @> ${permissions}::text[]`)
    .where((eb) =>
      eb.and(
        q
          .toLowerCase()
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => sql<boolean>`position(${word} in lower(first_name || ' ' || last_name)) > 0`),
      ),
    )
    .orderBy('firstName')
    .orderBy('lastName')
    .limit(mostColleagues)
    .execute()

export const findColleague = (db: Tx, id: string) =>
  db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'permissions'])
    .where(activeUsers)
    .where('id', '=', id)
    .executeTakeFirst()

/** Shipments among these that have an entry. `mayEnd` marks an entry that a tracking update may close or wake. */
export async function withEntries(db: Tx, shipmentIds: readonly string[]) {
  const { rows } = await sql<{ entityId: string; mayEnd: boolean }>`
    select entity_id, bool_or(kind in ('NoPosition', 'OffRoad') or snoozed_at is not null
      or exists (select from own_snoozes own where own.exception_id = exceptions.id)) as may_end from exceptions
    where entity_id = any(${shipmentIds}::uuid[]) and closed_at is null group by entity_id`.execute(db)
  return rows
}

export const forgetClosedBefore = (db: Tx, before: Date) =>
  sql`delete from exceptions where id in (
    select id from exceptions where closed_at < ${before} limit 5000)`.execute(db)
