import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { voidShipment } from '../status/cancel-shipment.ts'
import { insertLoad } from './create-shipment.ts'
import type { Load } from './plan-load.ts'
import { replaceLoad } from './replace-load.ts'

/**
 * DEF-55: a consolidated load on its shipment, which the caller has locked with all orders, or on a new one where there is
 * none; a shipment that loses its last order is voided.
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
