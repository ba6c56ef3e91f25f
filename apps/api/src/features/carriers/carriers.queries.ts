import type { CarrierFields } from '@lanewise/contract/carrier-fields'
import type { CarrierFilter } from '@lanewise/contract/carriers'
import { expiringDays } from '@lanewise/domain/carriers/insurance'
import { type CarrierNumber, parseDocketNumber } from '@lanewise/domain/carriers/numbers'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type CarrierRow = Selectable<Tables['carriers']>

/** The unique indexes and the field that each guards. */
export const numberIndexes = {
  carriers_dot_number: 'dotNumber',
  carriers_docket_number: 'docketNumber',
  carriers_scac: 'scac',
} as const

type Search = CarrierFilter & { today: string }

export async function searchCarriers(db: Tx, search: Search) {
  const found = matching(db, search)
  const rows = await found
    .selectAll('carrier')
    .orderBy(orderOf(search.sort))
    .orderBy(sql`lower(carrier.name), carrier.id`)
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

function matching(db: Tx, { searchTerm, mode, equipment, insurance, hold, today }: Search) {
  return db
    .selectFrom('carriers as carrier')
    .leftJoin(coverOn(today), 'cover.carrierId', 'carrier.id')
    .where('carrier.deletedAt', 'is', null)
    .$if(searchTerm !== '', (query) => query.where(searched(searchTerm)))
    .$if(mode.length > 0, (query) => query.where(sql<boolean>`carrier.modes && ${mode}::text[]`))
    .$if(equipment.length > 0, (query) => query.where(sql<boolean>`carrier.equipment_modes && ${equipment}::int[]`))
    .$if(insurance.length > 0, (query) => query.where(sql<boolean>`${stateOn(today)} = any(${insurance}::text[])`))
    .$if(hold.length > 0, (query) =>
      query.where(
        'carrier.isOnHold',
        'in',
        hold.map((state) => state === 'OnHold'),
      ),
    )
}

/** A docket number is found however it is written. */
function searched(text: string) {
  const docket = parseDocketNumber(text)
  return docket
    ? sql<boolean>`(carrier.search_text like ${containing(text)} or carrier.search_text like ${containing(docket)})`
    : sql<boolean>`carrier.search_text like ${containing(text)}`
}

/**
 * The last day of cover per carrier, after the rule of `countedCertificates` in the domain. The database leaves the join
 * out where neither filter nor order asks for it.
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

const stateOn = (today: string) => sql`case
  when cover.ends_on is null then 'None'
  when cover.ends_on < ${today}::date then 'Expired'
  when cover.ends_on <= ${today}::date + ${expiringDays}::int then 'Expiring'
  else 'Valid' end`

function orderOf(sort: CarrierFilter['sort']) {
  const downwards = sort.startsWith('-')
  const orders = {
    name: sql`lower(carrier.name)`,
    dotNumber: sql`carrier.dot_number::bigint`,
    docketNumber: sql`left(carrier.docket_number, 2) || lpad(substr(carrier.docket_number, 4), 7, '0')`,
    insurance: sql`cover.ends_on`,
  }
  const order = orders[sort.replace('-', '') as keyof typeof orders]
  return downwards ? sql`${order} desc nulls last` : sql`${order} asc nulls last`
}

const living = (db: Tx) => db.selectFrom('carriers').selectAll().where('deletedAt', 'is', null)

export const findCarrier = (db: Tx, id: string) => living(db).where('id', '=', id).executeTakeFirst()

export const lockCarrier = (db: Tx, id: string) => living(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const findByNumber = (db: Tx, { field, value }: CarrierNumber) =>
  living(db).where(field, '=', value).executeTakeFirst()

export const insertCarrier = (db: Tx, fields: CarrierFields) =>
  db.insertInto('carriers').values(fields).returningAll().executeTakeFirstOrThrow()

/** Writes what changed and counts the version up; without columns only something below the carrier has changed. */
export const saveCarrier = (db: Tx, id: string, columns: Partial<Omit<CarrierRow, 'searchText'>>, now: Date) =>
  db
    .updateTable('carriers')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const markDeleted = (db: Tx, id: string, now: Date) =>
  db.updateTable('carriers').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()

export const findPerson = (db: Tx, id: string) =>
  db.selectFrom('contacts').select(['firstName', 'lastName']).where('id', '=', id).executeTakeFirst()
