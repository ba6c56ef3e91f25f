import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy, turned } from '#platform/list/sort-key.ts'
import { conditionsOf, type ShipmentFilterContext, wantsVoided } from './shipment-filter.ts'

/** Columns shown in a row or card of the list. */
export const listedColumns = [
  'shipments.id',
  'shipments.version',
  'shipments.createdAt',
  'shipments.shipmentNumber',
  'shipments.status',
  'shipments.onTimeStatus',
  'shipments.attentionReason',
  'shipments.attentionMessage',
  'shipments.attentionSince',
  'shipments.shippingMode',
  'shipments.equipmentMode',
  'shipments.carrierId',
  'shipments.carrierName',
  'shipments.proNumber',
  'shipments.orderNumbers',
  'shipments.customerName',
  'shipments.originCompanyName',
  'shipments.originCity',
  'shipments.originState',
  'shipments.originPostalCode',
  'shipments.originTimeZone',
  'shipments.originEarlyAt',
  'shipments.originLateAt',
  'shipments.originAppointmentAt',
  'shipments.destinationCompanyName',
  'shipments.destinationCity',
  'shipments.destinationState',
  'shipments.destinationPostalCode',
  'shipments.destinationTimeZone',
  'shipments.destinationEarlyAt',
  'shipments.destinationLateAt',
  'shipments.destinationAppointmentAt',
  'shipments.actualPickupAt',
  'shipments.actualDeliveryAt',
  'shipments.bookedAt',
  'shipments.stopCount',
  'shipments.milesTenths',
  'shipments.weight',
  'shipments.pallets',
  'shipments.isHazmat',
  'shipments.totalCents',
  'shipments.lowestShipCents',
  'shipments.offerCarrierName',
  'shipments.offerPosition',
  'shipments.offerCount',
  'shipments.offerExpiresAt',
] as const

/** Shipments that are not cancelled. Drafts are included only with the permission to see them. (DEF-42, DEF-60) */
const living = (
  db: Tx,
  filter: Pick<ShipmentFilterContext, 'statuses' | 'shipmentNumbers' | 'orderNumbers' | 'seesDrafts'>,
) =>
  db
    .selectFrom('shipments')
    .where('shipments.deletedAt', 'is', null)
    .$if(!wantsVoided(filter), (query) => query.where(sql<boolean>`shipments.status <> -1`))
    .$if(!filter.seesDrafts, (query) => query.where(sql<boolean>`shipments.status <> 0`))
    .select(listedColumns)

export type ListedShipment = Awaited<ReturnType<ReturnType<typeof living>['executeTakeFirstOrThrow']>>

const byPickup = sortBy(sql`shipments.origin_early_at`, 'timestamptz')
/** A pickup scheduled for yesterday may still be open work today. */
const dayAgo = sql`now() - interval '24 hours'`

export const shipmentList = listQuery({
  id: sortBy(sql`shipments.id`, 'uuid'),
  from: (db, filter: ShipmentFilterContext) => living(db, filter),
  where: conditionsOf,
  search: {
    kind: 'shipment',
    column: 'shipments.searchText',
    text: (filter) => (wantsVoided(filter) ? '' : filter.searchTerm),
  },
  sorts: {
    OriginEarlyDateTime: [byPickup],
    NextPickup: {
      parts: [
        { where: sql<boolean>`shipments.origin_early_at >= ${dayAgo}`, keys: [byPickup] },
        { where: sql<boolean>`shipments.origin_early_at < ${dayAgo}`, keys: turned([byPickup]) },
      ],
    },
    DestinationEarlyDateTime: [sortBy(sql`shipments.destination_early_at`, 'timestamptz')],
    CreateDateTime: [sortBy(sql`shipments.created_at`, 'timestamptz')],
    BookedDateTime: [sortBy(sql`shipments.booked_at`, 'timestamptz')],
    ShipmentNumber: [sortBy(sql`shipments.number_order`, 'bigint')],
  },
  sort: ({ orderByProperty, orderByDirection, pastLast }) => {
    if (pastLast && orderByProperty === 'OriginEarlyDateTime' && orderByDirection === 1) return 'NextPickup'
    return `${orderByDirection === -1 ? '-' : ''}${orderByProperty}`
  },
})
