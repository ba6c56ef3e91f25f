import { lineVolume } from '@lanewise/domain/freight/density'
import type { TlQuantities } from '@lanewise/domain/rating/tl/freight'
import type { Tx } from '#platform/db/database.ts'
import { itemsOfOrders } from '../contents/contents.queries.ts'
import { activeOrderIds, type ShipmentRow } from '../shipments.queries.ts'

/** What a contracted rate may count. */
export async function freightOfShipment(db: Tx, shipment: ShipmentRow): Promise<TlQuantities> {
  const items = await itemsOfOrders(db, await activeOrderIds(db, shipment.id))
  return {
    miles: shipment.milesTenths === null ? null : shipment.milesTenths / 10,
    pallets: shipment.pallets,
    weight: shipment.weight,
    pieces: shipment.packages,
    cubicFeet: items.reduce((sum, item) => sum + (lineVolume(item) ?? 0), 0),
    linearFeet: shipment.linearFeet,
  }
}
