import type { CarrierFields } from '@lanewise/contract/carrier-fields'
import type { CarrierFilter } from '@lanewise/contract/carriers'
import type { InsuranceCheck } from '@lanewise/domain/carriers/insurance'
import { type CarrierNumber, parseDocketNumber } from '@lanewise/domain/carriers/numbers'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordQueries } from '#platform/db/queries/record-queries.ts'
import { type RecordRow, recordColumns } from '#platform/db/schema.gen.ts'
import { listQuery, type Page } from '#platform/list/list-query.ts'
import { emptyLast, type SortKey, sortBy } from '#platform/list/sort-key.ts'

export type CarrierRow = RecordRow<'carriers'>

/** Unique indexes and the field that each one guards. */
export const numberIndexes = {
  carriers_dot_number: 'dotNumber',
  carriers_docket_number: 'docketNumber',
  carriers_scac: 'scac',
} as const

const byName = sortBy(sql`lower(carrier.name)`)

export type CarrierSearch = Omit<CarrierFilter, keyof Page> & InsuranceCheck

export const carrierList = listQuery({
  id: sortBy(sql`carrier.id`, 'uuid'),
  from: (db, { today }: CarrierSearch) =>
    db
      .selectFrom('carriers as carrier')
      .leftJoin(coverOn(today), 'cover.carrierId', 'carrier.id')
      .where('carrier.deletedAt', 'is', null)
      .selectAll('carrier'),
  where: ({ mode, equipment, insurance, hold, ...check }) =>
    [
      mode.length > 0 && sql<boolean>`carrier.modes && ${mode}::text[]`,
      equipment.length > 0 && sql<boolean>`carrier.equipment_modes && ${equipment}::int[]`,
      insurance.length > 0 && sql<boolean>`${stateOn(check)} = any(${insurance}::text[])`,
      hold.length > 0 && sql<boolean>`carrier.is_on_hold = any(${hold.map((state) => state === 'OnHold')}::boolean[])`,
    ].filter((condition) => condition !== false),
  // The search accepts a docket number in any notation.
  search: {
    kind: 'carrier',
    column: 'carrier.searchText',
    text: ({ searchTerm }) => parseDocketNumber(searchTerm) ?? searchTerm,
  },
  sorts: {
    name: [byName],
    ...bothDirections('dotNumber', sql`carrier.dot_number::bigint`, 'bigint'),
    ...bothDirections(
      'docketNumber',
      sql`left(carrier.docket_number, 2) || lpad(substr(carrier.docket_number, 4), 7, '0')`,
    ),
    ...bothDirections('insurance', sql`cover.ends_on`, 'date'),
  },
  sort: ({ sort }) => sort,
})

/**
 * The last day of coverage per carrier, by the rule of `countedCertificates` in the domain. PostgreSQL drops the join
 * when neither filter nor sort order uses it.
 */
const coverOn = (today: string) =>
  sql<{ carrierId: string; endsOn: string }>`(
    select carrier_id, min(ends_on) as ends_on from (
      select carrier_id, kind,
        case when newest < ${today}::date then newest
          else max(expires_on) filter (where effective_on <= newest + 1) end as ends_on
      from (
        select carrier_id, kind, effective_on, expires_on,
          max(expires_on) filter (where effective_on <= ${today}::date) over (partition by carrier_id, kind) as newest
        from carrier_insurance
      ) certificates
      where newest is not null
      group by carrier_id, kind, newest
    ) kinds group by carrier_id
  )`.as('cover')

const stateOn = ({ today, warningDays }: InsuranceCheck) => sql`case
  when cover.ends_on is null then 'None'
  when cover.ends_on < ${today}::date then 'Expired'
  when cover.ends_on <= ${today}::date + ${warningDays}::int then 'Expiring'
  else 'Valid' end`

/** Carriers without a value come last in both directions. Carriers with equal values are sorted by name. */
function bothDirections(name: string, by: RawBuilder<unknown>, type: SortKey['type'] = 'text') {
  return { [name]: [...emptyLast(by, type), byName], [`-${name}`]: [...emptyLast(by, type, 'desc'), byName] }
}

const records = recordQueries('carriers')
const { living } = records
export const { findById: findCarrier, findByIds: findCarriersByIds, lockById: lockCarrier } = records

export const findByNumber = (db: Tx, { field, value }: CarrierNumber) =>
  living(db).where(field, '=', value).executeTakeFirst()

export const insertCarrier = (db: Tx, fields: CarrierFields) =>
  db.insertInto('carriers').values(fields).returning(recordColumns.carriers).executeTakeFirstOrThrow()

/**
 * Writes the changed columns and increments the version. Without columns, only a record below the carrier has changed.
 */
export const saveCarrier = (db: Tx, id: string, columns: Partial<Omit<CarrierRow, 'searchText'>>, now: Date) =>
  db
    .updateTable('carriers')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.carriers)
    .executeTakeFirstOrThrow()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('carriers').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

export const findPerson = (db: Tx, id: string) =>
  db.selectFrom('contacts').select(['firstName', 'lastName']).where('id', '=', id).executeTakeFirst()
