import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { shipmentToChange } from '../find-shipment.ts'
import { type ShipmentColumns, type ShipmentRow, saveShipment } from '../shipments.queries.ts'
import { announce, subject } from '../status/announce.ts'

/** Locks a shipment for recording facts until the end of the transaction. A cancelled shipment is refused. */
export async function shipmentToRecord(ctx: Context, shipmentNumber: string): Promise<ShipmentRow> {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  if (shipment.status === shipmentStatuses.Voided)
    refuse.conflict(`Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(shipment.status))}`)
  return shipment
}

/** Changes recorded in the history without incrementing the version. */
const uncounted: readonly string[] = [
  ...['offer', 'offerAnswer', 'offerFailure', 'lateAnswer', 'bookingCancelledAt'],
  ...['rateConfirmation', 'rateConfirmationFailure'],
]

/** Field names whose changes increment a shipment's version. */
export const versionedChanges = Object.keys(shipmentLabels).filter((name) => !uncounted.includes(name))

/**
 * Saves any change except a new status, and records it. A document that is sent to somebody counts as a change, too.
 */
export async function changeShipment(
  ctx: Context,
  { id }: ShipmentRow,
  columns: ShipmentColumns,
  changes: Changes,
  action: 'changed' | 'sent' = 'changed',
) {
  const after = await saveShipment(ctx.db, id, columns, ctx.now)
  ctx.record(subject(after), action, changes)
  announce(ctx, after, 'changed')
  return after
}
