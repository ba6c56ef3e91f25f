import { shipmentLabels } from '@lanewise/domain/shipments/labels'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import {
  lockShipment,
  lockShipmentById,
  type ShipmentColumns,
  type ShipmentRow,
  saveShipment,
} from '../shipments.queries.ts'
import { announce, subject } from '../status/announce.ts'

/** A shipment that is about to change, locked until the end. */
export const shipmentToChange = async ({ db }: Context, id: string): Promise<ShipmentRow> =>
  (await lockShipmentById(db, id)) ?? refuse.notFound('shipment')

/** One whose facts people record, locked until the end; of one that is cancelled nothing is recorded any more. */
export async function shipmentToRecord({ db }: Context, shipmentNumber: string): Promise<ShipmentRow> {
  const shipment = (await lockShipment(db, shipmentNumber)) ?? refuse.notFound('shipment')
  if (shipment.status === shipmentStatuses.Voided)
    refuse.conflict(`Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(shipment.status))}`)
  return shipment
}

/** Told in the history without a step of the version. */
const uncounted: readonly string[] = ['offer', 'lateAnswer', 'bookingCancelledAt']

/** The names whose changes the version of a shipment counts. */
export const countedChanges = Object.keys(shipmentLabels).filter((name) => !uncounted.includes(name))

/** A paper of a shipment that left the house is a step of its history too. */
export async function recordSent(ctx: Context, { id }: ShipmentRow, changes: Changes) {
  const after = await saveShipment(ctx.db, id, {}, ctx.now)
  ctx.record(subject(after), 'sent', changes)
  announce(ctx, after, 'changed')
}

/** Every change besides its status is one step of its version and its history. */
export async function changeShipment(ctx: Context, { id }: ShipmentRow, columns: ShipmentColumns, changes: Changes) {
  const after = await saveShipment(ctx.db, id, columns, ctx.now)
  ctx.record(subject(after), 'changed', changes)
  announce(ctx, after, 'changed')
  return after
}
