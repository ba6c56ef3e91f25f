import { onTimeChanged } from '@lanewise/contract/shipments'
import type { ShipmentMoveName } from '@lanewise/domain/shipments/moves'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import type { ShipmentDeps } from '#features/shipments/deps.ts'
import type { Changes, Context } from '#platform/context.ts'
import { changeShipment } from '../details/change-shipment.ts'
import type { ShipmentColumns, ShipmentRow } from '../shipments.queries.ts'
import { announce } from './announce.ts'
import { voidShipment } from './cancel-shipment.ts'
import { deriveOrders, moveShipment } from './move-shipment.ts'
import { saveOnTime, saveVisit, type Visit } from './status.queries.ts'

/** Progress of a truck: changed visits, the shipment columns derived from them, status moves and on-time status. */
type Progress = {
  visits: readonly Visit[]
  moves: readonly ShipmentMoveName[]
  columns: ShipmentColumns
  changes: Changes
  onTime: OnTimeStatus | null
}

/** Saves what tracking derived for a shipment locked by the caller. Most evaluations change nothing. */
export async function recordProgress(
  ctx: Context,
  deps: ShipmentDeps,
  before: ShipmentRow,
  { onTime, ...progress }: Progress,
): Promise<ShipmentRow> {
  const shipment = await recordVisits(ctx, deps, before, progress)
  if (before.onTimeStatus === onTime) return shipment
  const { id, shipmentNumber } = shipment
  await saveOnTime(ctx.db, id, onTime)
  if (onTime === null) announce(ctx, shipment, 'changed')
  else ctx.emit(onTimeChanged, { id, shipmentNumber, action: onTime })
  return shipment
}

async function recordVisits(
  ctx: Context,
  deps: ShipmentDeps,
  before: ShipmentRow,
  { visits, moves, columns, changes }: Omit<Progress, 'onTime'>,
): Promise<ShipmentRow> {
  for (const visit of visits) await saveVisit(ctx.db, visit)
  let shipment = before
  for (const name of moves)
    shipment =
      name === 'cancel'
        ? await voidShipment(ctx, deps, shipment, 'Cancelled by the carrier')
        : await moveShipment(ctx, shipment, name, { columns, changes })
  if (moves.length > 0 || visits.length === 0) return shipment
  shipment = await changeShipment(ctx, shipment, columns, changes)
  // Departing from a stop sets its orders to Delivered, although the truck stays In Transit.
  await deriveOrders(ctx, shipment)
  return shipment
}
