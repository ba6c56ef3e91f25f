import { listedFlags } from '@lanewise/domain/orders/fields'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { type Sort, sortBy, turned } from '#platform/list/sort-key.ts'
import { shipmentNumberFor } from '../orders.queries.ts'
import { conditionsOf, type ScopedFilter, wantsVoided } from './order-filter.ts'

/** Columns shown on a card of the list. Stops and items are read when the order is opened. */
const listed = [
  'orders.id',
  'orders.version',
  'orders.createdAt',
  'orders.orderNumber',
  'orders.status',
  'orders.onTimeStatus',
  'orders.orderType',
  'orders.freightTermType',
  'orders.customerName',
  'orders.shippingMode',
  'orders.equipmentMode',
  'orders.accessorials',
  'orders.referenceNumbers',
  'orders.originCompanyName',
  'orders.originCompanyAlias',
  'orders.originCity',
  'orders.originState',
  'orders.originPostalCode',
  'orders.originTimeZone',
  'orders.originEarlyAt',
  'orders.originLateAt',
  'orders.originAppointmentAt',
  'orders.destinationCompanyName',
  'orders.destinationCompanyAlias',
  'orders.destinationCity',
  'orders.destinationState',
  'orders.destinationPostalCode',
  'orders.destinationTimeZone',
  'orders.destinationEarlyAt',
  'orders.destinationLateAt',
  'orders.destinationAppointmentAt',
  'orders.milesTenths',
  'orders.weight',
  'orders.stackablePallets',
  'orders.nonStackablePallets',
  'orders.usedLinearFeet',
  'orders.pickupStops',
  'orders.dropoffStops',
  'orders.isHazmat',
  ...listedFlags.map((name) => `orders.${name}` as const),
  'orders.isMissingAppointment',
  'orders.lowestShipCents',
  'orders.lowestShipMode',
] as const

export const listedOrders = (db: Tx, seesDrafts: boolean) =>
  db
    .selectFrom('orders')
    .where('orders.deletedAt', 'is', null)
    .select(listed)
    .select(shipmentNumberFor(seesDrafts).as('shipmentNumber'))

export type ListedOrder = Awaited<ReturnType<ReturnType<typeof listedOrders>['executeTakeFirstOrThrow']>>

/** All orders except voided ones, unless voided orders are requested. (DEF-59) */
const living = (db: Tx, filter: Pick<ScopedFilter, 'orderStatuses' | 'orderNumbers' | 'seesDrafts'>) =>
  listedOrders(db, filter.seesDrafts).$if(!wantsVoided(filter), (query) =>
    query.where(sql<boolean>`orders.status <> -2`),
  )

const byPickup = sortBy(sql`orders.origin_early_at`, 'timestamptz')
/** A pickup that was due yesterday may still be part of today's work. */
const dayAgo = sql`now() - interval '24 hours'`

/** The next pickup comes first. Pickups of more than a day ago follow, latest first. */
export const nextPickupFirst: Sort = {
  parts: [
    { where: sql<boolean>`orders.origin_early_at >= ${dayAgo}`, keys: [byPickup] },
    { where: sql<boolean>`orders.origin_early_at < ${dayAgo}`, keys: turned([byPickup]) },
  ],
}

export const orderList = listQuery({
  id: sortBy(sql`orders.id`, 'uuid'),
  from: (db, filter: ScopedFilter) => living(db, filter),
  where: conditionsOf,
  search: {
    kind: 'order',
    column: 'orders.searchText',
    text: (filter) => (wantsVoided(filter) ? '' : filter.searchTerm),
  },
  sorts: {
    OriginEarlyDateTime: [byPickup],
    NextPickup: nextPickupFirst,
    DestinationEarlyDateTime: [sortBy(sql`orders.destination_early_at`, 'timestamptz')],
    CreateDateTime: [sortBy(sql`orders.created_at`, 'timestamptz')],
    OrderNumber: [sortBy(sql`orders.number_order`, 'bigint')],
    Weight: [sortBy(sql`orders.weight`, 'double precision')],
  },
  sort: ({ orderByProperty, orderByDirection, pastLast }) => {
    if (pastLast && orderByProperty === 'OriginEarlyDateTime' && orderByDirection === 1) return 'NextPickup'
    return `${orderByDirection === -1 ? '-' : ''}${orderByProperty}`
  },
})

/** The locations of a company by its name or alias. Deleted locations are included. */
export const locationIdsOfCompany = async (db: Tx, company: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from locations
    where lower(company_name) = lower(${company}) or lower(company_alias) = lower(${company})`.execute(db)
  return rows.map(({ id }) => id)
}
