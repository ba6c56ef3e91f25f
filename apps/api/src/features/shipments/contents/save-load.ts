import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { voidShipment } from '../status/cancel-shipment.ts'
import { insertLoad } from './create-shipment.ts'
import type { Load } from './plan-load.ts'
import { replaceLoad } from './replace-load.ts'

/**
 * Saves a consolidated load on its shipment, or on a new one. The caller must hold the locks of the shipment and all
 * orders. A shipment that loses its last order is voided. (DEF-55)
 */
export function saveLoad(
  ctx: Context,
  deps: ShipmentDeps,
  { load, shipment }: { load: Load; shipment: ShipmentRow | undefined } | { load: null; shipment: ShipmentRow },
): Promise<ShipmentRow> {
  if (!load) return voidShipment(ctx, deps, shipment, 'Its last order was taken off')
  if (shipment) return replaceLoad(ctx, shipment, load)
  return insertLoad(ctx, load, { by: 'create', origination: 'Consolidation', maxBuyCents: 0 })
}
