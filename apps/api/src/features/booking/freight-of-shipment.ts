import { lineVolume } from '@lanewise/domain/freight/density'
import type { TlQuantities } from '@lanewise/domain/rating/tl/freight'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { itemsOnShipment } from './booking.queries.ts'

/** Quantities that a contracted rate can be based on. */
export async function freightOfShipment(db: Tx, shipment: ShipmentRow): Promise<TlQuantities> {
  const items = await itemsOnShipment(db, shipment.id)
  return {
    miles: shipment.milesTenths === null ? null : shipment.milesTenths / 10,
    pallets: shipment.pallets,
    weight: shipment.weight,
    pieces: shipment.packages,
    cubicFeet: items.reduce((sum, item) => sum + (lineVolume(item) ?? 0), 0),
    linearFeet: shipment.linearFeet,
  }
}
