import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { type RawBuilder, sql } from 'kysely'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { recordColumns } from '#platform/db/schema.gen.ts'
import { isInSearchIndex } from '#platform/list/list-search.ts'

/** Company that a number belongs to. The query runs outside of any company. */
export async function companyOfNumber(db: Tx, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('system.publicNumbers')
    .select('companyId')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.companyId ?? null
}

/** Drafts are never visible without an account. */
const shown = (db: Tx) =>
  db
    .selectFrom('shipments')
    .select(recordColumns.shipments)
    .where('deletedAt', 'is', null)
    .where('status', '<>', shipmentStatuses.Drafted)

/** Shipment by its number. An order number finds the order's active shipment, otherwise its newest one. (DEF-107) */
export async function findTracked(db: Tx, number: string): Promise<ShipmentRow | undefined> {
  const shipment = await shown(db).where('shipmentNumber', '=', number).executeTakeFirst()
  if (shipment) return shipment
  const [first] = await sql<{ shipmentId: string }>`
    select joined.shipment_id from orders "order"
    join shipment_orders joined on joined.order_id = "order".id
    join shipments shipment on shipment.id = joined.shipment_id
      and shipment.deleted_at is null and shipment.status <> ${shipmentStatuses.Drafted}
    where "order".order_number = ${number} and "order".deleted_at is null
    order by joined.is_active desc, shipment.created_at desc limit 1`
    .execute(db)
    .then(({ rows }) => rows)
  return first && shown(db).where('id', '=', first.shipmentId).executeTakeFirst()
}

/** Maximum number of shipments shown for one reference. */
const maxMatches = 20

/**
 * Shipments by a reference of their orders or stops, by PRO number or by a bill of lading number, case-insensitive,
 * newest first. (DEF-107)
 */
export const findByReference = (db: Tx, reference: string): Promise<ShipmentRow[]> =>
  shown(db)
    .where(({ or }) => or([hasReference(reference), hasProNumber(reference), hasBill(reference)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxMatches)
    .execute()

const hasReference = (reference: string): RawBuilder<boolean> => sql<boolean>`shipments.id in (
  select joined.shipment_id from order_references named
  join shipment_orders joined on joined.order_id = named.order_id
  where named.folded_value = (select system.fold_search_number(${reference})) and named.deleted_at is null
    and upper(named.value) = ${reference})`

const hasProNumber = (reference: string): RawBuilder<boolean> =>
  sql<boolean>`(${isInSearchIndex('shipment', reference, sql`shipments.id`)} and upper(pro_number) = ${reference})`

/**
 * A bill of lading has the number of its shipment or order. When there are several bills, each number ends in a suffix
 * like `-2`.
 */
function hasBill(reference: string): RawBuilder<boolean> {
  const number = reference.replace(/-\d+$/, '')
  return sql<boolean>`(shipments.shipment_number = ${number} or shipments.id in (
    select joined.shipment_id from orders "order" join shipment_orders joined on joined.order_id = "order".id
    where "order".order_number = ${number}))`
}

export const logoOfCompany = async (db: Tx): Promise<string | null> =>
  (await db.selectFrom('companies').select('logoFileId').executeTakeFirst())?.logoFileId ?? null

/** Whether the company shows cities in place of exact positions. (DEF-140) */
export const roundsPositions = async (db: Tx): Promise<boolean> =>
  (await db.selectFrom('companySettings').select('roundsPublicPositions').executeTakeFirst())?.roundsPublicPositions ??
  false

export const findLogo = (db: Tx, logoId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('files', 'files.id', 'companies.logoFileId')
    .select(['files.contentType', 'files.storedAs'])
    .where('files.id', '=', logoId)
    .executeTakeFirst()

export const whereaboutsOf = (db: Tx, shipmentId: string) =>
  db.selectFrom('shipmentTracking').selectAll().where('shipmentId', '=', shipmentId).executeTakeFirst()
export type WhereaboutsRow = NonNullable<Awaited<ReturnType<typeof whereaboutsOf>>>

/** Expected arrivals and their on-time status by stop. */
export const outlooksOf = async (db: Tx, shipmentId: string) => {
  const rows = await db
    .selectFrom('stopOutlooks')
    .select(['shipmentStopId', 'etaAt', 'onTimeStatus'])
    .where('shipmentId', '=', shipmentId)
    .execute()
  return new Map(rows.map(({ shipmentStopId, ...expected }) => [shipmentStopId, expected]))
}
export type Outlooks = Awaited<ReturnType<typeof outlooksOf>>

/** First accepted position of the truck. */
export const firstPosition = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('trackingEvents')
    .select(['latitude', 'longitude'])
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', 'Position')
    .where('doubt', 'is', null)
    .orderBy('occurredAt')
    .limit(1)
    .executeTakeFirst()
