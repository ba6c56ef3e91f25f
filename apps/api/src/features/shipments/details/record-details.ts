import type { ShipmentDetailsUpdate } from '@lanewise/contract/shipment-fields'
import { detailsOf, shipmentDetailNames } from '@lanewise/domain/shipments/fields'
import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { canMove, moveRefusal, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { findOrders, loadOrders } from '#features/orders/index.ts'
import { changesBetween } from '#platform/audit/audit.ts'
import { joinFields } from '#platform/audit/join-changes.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { goodsOf } from '../contents/plan-load.ts'
import { shipmentToChange } from '../find-shipment.ts'
import { activeOrderIds } from '../shipments.queries.ts'
import { movedAs, subject } from '../status/announce.ts'
import { moveShipment } from '../status/move-shipment.ts'
import { changeShipment, shipmentToRecord, versionedChanges } from './change-shipment.ts'

/** Saves truck and driver details. Each change is a history entry. (SHIP-6) */
export async function recordDetails(ctx: Context, shipmentNumber: string, update: ShipmentDetailsUpdate) {
  const shipment = await shipmentToRecord(ctx, shipmentNumber)
  const current = detailsOf(shipment)
  const { id, version } = shipment
  const recorded = { entity: subject(shipment).entity, id, versionedFields: versionedChanges }
  const details = await joinFields(ctx.db, { current, version, update, recorded, labels: shipmentLabels })
  const changes = changesBetween(current, details, shipmentDetailNames)
  if (!changes) return movedAs(shipment)
  return movedAs(await changeShipment(ctx, shipment, details, changes))
}

/** Manual dispatch. (DEF-51) */
export async function dispatchShipment(ctx: Context, shipmentNumber: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  return movedAs(await moveShipment(ctx, shipment, 'dispatch'))
}

/** Makes a draft ready to book, unless its goods may not travel together. (DEF-51, DEF-114) */
export async function finalizeShipment(ctx: Context, shipmentNumber: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const status = shipmentStatusOf(shipment.status)
  if (!canMove('finalize', status)) refuse.conflict(moveRefusal(shipmentNumber, status, shipmentMoves.finalize.to))
  const orders = await findOrders(ctx.db, { ids: await activeOrderIds(ctx.db, shipment.id) })
  const { refusals } = goodsOf(await loadOrders(ctx.db, orders))
  if (refusals.length > 0) refuse.unprocessable(refusals.join('. '))
  return movedAs(await moveShipment(ctx, shipment, 'finalize'))
}
