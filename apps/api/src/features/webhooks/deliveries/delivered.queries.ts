import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Tx } from '#platform/db/database.ts'

/** Shipment data in a webhook: enough for the receiver to decide whether to fetch more. */
export async function shipmentData(db: Tx, id: string) {
  const row = await db
    .selectFrom('shipments')
    .select(['id', 'shipmentNumber', 'status', 'onTimeStatus', 'carrierName', 'proNumber', 'orderNumbers'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { id: shipmentId, status, ...same } = row
  return { shipmentId, ...same, shipmentStatus: status, shipmentStatusName: shipmentStatusOf(status) }
}

export async function orderData(db: Tx, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'status', 'onTimeStatus'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { id: orderId, orderNumber, status, onTimeStatus } = row
  return { orderId, orderNumber, orderStatus: orderStatusOf(status), onTimeStatus }
}

/** Newest tender of a shipment, with the carriers it was offered to. */
export async function tenderData(db: Tx, shipmentId: string) {
  const tender = await db
    .selectFrom('tenders')
    .innerJoin('shipments', 'shipments.id', 'tenders.shipmentId')
    .select(['tenders.id', 'tenders.state', 'shipments.shipmentNumber'])
    .where('tenders.shipmentId', '=', shipmentId)
    .orderBy('tenders.createdAt', 'desc')
    .executeTakeFirst()
  if (!tender) return null
  const offers = await db
    .selectFrom('tenderOffers')
    .select(['id as offerId', 'position', 'carrierName', 'state', 'rejectReason'])
    .where('tenderId', '=', tender.id)
    .orderBy('position')
    .execute()
  const { shipmentNumber, state } = tender
  return { shipmentId, shipmentNumber, tenderId: tender.id, tenderState: state, offers }
}
