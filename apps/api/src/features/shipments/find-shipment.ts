import { isVisible } from '@lanewise/domain/shipments/visibility'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  findShipmentById,
  findShipmentByNumber,
  findShipmentOfOrder,
  lockShipmentById,
  lockShipmentByNumber,
  type ShipmentRow,
} from './shipments.queries.ts'

type ById = { id: string } | { shipmentNumber: string }
/** Identifies a shipment by its id, its number, or an order that is on it now. */
type Key = ById | { orderId: string }

export const findShipment = (db: Tx, key: Key): Promise<ShipmentRow | undefined> => {
  if ('id' in key) return findShipmentById(db, key.id)
  return 'orderId' in key ? findShipmentOfOrder(db, key.orderId) : findShipmentByNumber(db, key.shipmentNumber)
}

/** Shipment that the user may see. Refuses when there is none. */
export async function requireShipment({ db, user }: Context, key: Key): Promise<ShipmentRow> {
  const shipment = await findShipment(db, key)
  return shipment && isVisible(user, shipment) ? shipment : refuse.notFound('shipment')
}

/** Locks a shipment for a change until the end of the transaction. */
export const shipmentToChange = async ({ db }: Context, key: ById): Promise<ShipmentRow> =>
  (await ('id' in key ? lockShipmentById(db, key.id) : lockShipmentByNumber(db, key.shipmentNumber))) ??
  refuse.notFound('shipment')
