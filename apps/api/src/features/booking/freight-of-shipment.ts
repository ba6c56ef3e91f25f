import { lineVolume } from '@lanewise/domain/freight/density'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import { requestedServices } from '@lanewise/domain/rating/services/truckload-services'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { itemsOnShipment, ordersOnShipment } from './booking.queries.ts'

/** Quantities that a contracted rate can be based on, and the services that the orders request. */
export async function freightOfShipment(db: Tx, shipment: ShipmentRow): Promise<TlFreight> {
  const items = await itemsOnShipment(db, shipment.id)
  return {
    miles: shipment.milesTenths === null ? null : shipment.milesTenths / 10,
    pallets: shipment.pallets,
    weight: shipment.weight,
    pieces: shipment.packages,
    cubicFeet: items.reduce((sum, item) => sum + (lineVolume(item) ?? 0), 0),
    linearFeet: shipment.linearFeet,
    services: await servicesOf(db, shipment.id),
  }
}

async function servicesOf(db: Tx, shipmentId: string) {
  const orders = await ordersOnShipment(db, shipmentId)
  return requestedServices({
    accessorials: orders.flatMap(({ accessorials }) => accessorials as Accessorial[]),
    isLiftGateRequired: orders.some(({ isLiftGateRequired }) => isLiftGateRequired),
  })
}
