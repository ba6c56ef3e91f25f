import type { Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Booking } from './booking.ts'

/** The lines of the freight that is on a shipment now. */
export const itemsOnShipment = (db: Tx, shipmentId: string): Promise<Selectable<Tables['orderItems']>[]> =>
  db
    .selectFrom('orderItems')
    .innerJoin('shipmentOrders', 'shipmentOrders.orderId', 'orderItems.orderId')
    .selectAll('orderItems')
    .where('shipmentOrders.shipmentId', '=', shipmentId)
    .where('shipmentOrders.isActive', '=', true)
    .orderBy('orderItems.position')
    .execute()

/** The orders with hazardous freight that are on a shipment now. */
export const hazmatOrdersOnShipment = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('shipmentOrders', 'shipmentOrders.orderId', 'orders.id')
    .select(['orders.id', 'orders.orderNumber', 'orders.hazmatEmergencyContactInfo'])
    .where('shipmentOrders.shipmentId', '=', shipmentId)
    .where('shipmentOrders.isActive', '=', true)
    .where('orders.isHazmat', '=', true)
    .orderBy('orders.orderNumber')
    .execute()

export const ordersOnShipment = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('shipmentOrders', 'shipmentOrders.orderId', 'orders.id')
    .select(['orders.accessorials', 'orders.isLiftGateRequired'])
    .where('shipmentOrders.shipmentId', '=', shipmentId)
    .where('shipmentOrders.isActive', '=', true)
    .execute()

const open = ['Asked', 'Unknown'] as const

/** Attempt with an unknown result. While one exists, the shipment cannot be booked. */
export const openAttempt = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('bookingAttempts')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .where('state', 'in', open)
    .executeTakeFirst()
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof openAttempt>>>

export const bookedAttempt = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('bookingAttempts')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .where('state', '=', 'Booked')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()

export const findAttempt = (db: Tx, id: string) =>
  db.selectFrom('bookingAttempts').selectAll().where('id', '=', id).executeTakeFirst()

type NewAttempt = {
  shipmentId: string
  createdBy: string
  state: 'Asked' | 'Booked'
  partner: string
  /** Reference of the rate until the partner returns its own. */
  reference: string | null
  booking: Booking
  providerData: string | null
}

export const insertAttempt = ({ db, now }: { db: Tx; now: Date }, { booking, ...attempt }: NewAttempt) =>
  db
    .insertInto('bookingAttempts')
    .values({
      ...attempt,
      rateSource: booking.rateSource,
      booking: JSON.stringify(booking),
      createdAt: now,
      answeredAt: attempt.state === 'Booked' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const saveAttempt = (db: Tx, id: string, columns: Updateable<Tables['bookingAttempts']>) =>
  db.updateTable('bookingAttempts').set(columns).where('id', '=', id).execute()
