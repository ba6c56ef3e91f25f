import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { shipmentToChange } from '../find-shipment.ts'
import { type ShipmentColumns, type ShipmentRow, saveShipment } from '../shipments.queries.ts'
import { announce, subject } from '../status/announce.ts'

/** One whose facts people record, locked until the end; of one that is cancelled nothing is recorded any more. */
export async function shipmentToRecord(ctx: Context, shipmentNumber: string): Promise<ShipmentRow> {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  if (shipment.status === shipmentStatuses.Voided)
    refuse.conflict(`Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(shipment.status))}`)
  return shipment
}

/** Told in the history without a step of the version. */
const uncounted: readonly string[] = ['offer', 'lateAnswer', 'bookingCancelledAt']

/** The names whose changes the version of a shipment counts. */
export const countedChanges = Object.keys(shipmentLabels).filter((name) => !uncounted.includes(name))

/** Every change besides its status is one step of its version and its history; a paper that was sent to somebody is one too. */
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
