import type { ShipmentDetailsFields } from '@lanewise/contract/shipment-fields'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { canMove, moveRefusal, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { findOrdersByIds } from '#features/orders/index.ts'
import { countsOfStops } from '#features/performance/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { goodsOf, loadOrders } from '../contents/loaded-orders.ts'
import { activeOrderIds, lockShipment, type ShipmentRow, stopsOfShipment } from '../shipments.queries.ts'
import { movedAs } from '../status/announce.ts'
import { moveShipment } from '../status/move-shipment.ts'
import { changeShipment } from './change-shipment.ts'
import { saveAppointment } from './details.queries.ts'

/** SHIP-6: what is known of truck and driver; each change is one of the history. */
export async function recordDetails(ctx: Context, shipmentNumber: string, sent: Partial<ShipmentDetailsFields>) {
  const shipment = await shipmentToRecord(ctx, shipmentNumber)
  const names = Object.keys(sent) as (keyof ShipmentDetailsFields)[]
  const changed = names.filter((name) => sent[name] !== undefined && sent[name] !== shipment[name])
  if (changed.length === 0) return movedAs(shipment)
  const columns = Object.fromEntries(changed.map((name) => [name, sent[name]]))
  const changes: Changes = Object.fromEntries(changed.map((name) => [name, [shipment[name], sent[name]]]))
  return movedAs(await changeShipment(ctx, shipment, columns, changes))
}

/** SHIP-6: when the dock expects the truck. */
export async function setAppointment(
  ctx: Context,
  { shipmentNumber, stopNumber }: { shipmentNumber: string; stopNumber: number },
  appointmentAt: Date | null,
) {
  const shipment = await shipmentToRecord(ctx, shipmentNumber)
  const stops = await stopsOfShipment(ctx.db, shipment.id)
  const stop = stops.find((one) => one.stopNumber === stopNumber) ?? refuse.notFound('stop')
  if (stop.appointmentAt?.getTime() === appointmentAt?.getTime()) return movedAs(shipment)
  const { timeZone } = await saveAppointment(ctx.db, { shipmentId: shipment.id, stopId: stop.id, appointmentAt })
  const written = (at: Date | null) =>
    at && `stop ${stopNumber}: ${formatInZone(at, timeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
  const columns = {
    ...(stopNumber === 1 && { originAppointmentAt: appointmentAt }),
    ...(stopNumber === stops.length && { destinationAppointmentAt: appointmentAt }),
    // Whether a truck was in time is told by the appointment.
    ...countsOfStops(stops.map((one) => (one.id === stop.id ? { ...one, appointmentAt } : one))),
  }
  const changes: Changes = { appointment: [written(stop.appointmentAt), written(appointmentAt)] }
  return movedAs(await changeShipment(ctx, shipment, columns, changes))
}

/** DEF-51: dispatched by hand. */
export async function dispatchShipment(ctx: Context, shipmentNumber: string) {
  const shipment = (await lockShipment(ctx.db, shipmentNumber)) ?? refuse.notFound('shipment')
  return movedAs(await moveShipment(ctx, shipment, 'dispatch'))
}

/** DEF-51, DEF-114: a draft becomes ready to book, unless its goods may not travel together. */
export async function finalizeShipment(ctx: Context, shipmentNumber: string) {
  const shipment = (await lockShipment(ctx.db, shipmentNumber)) ?? refuse.notFound('shipment')
  const status = shipmentStatusOf(shipment.status)
  if (!canMove('finalize', status)) refuse.conflict(moveRefusal(shipmentNumber, status, shipmentMoves.finalize.to))
  const orders = await findOrdersByIds(ctx.db, await activeOrderIds(ctx.db, shipment.id))
  const { refusals } = goodsOf(await loadOrders(ctx.db, orders))
  if (refusals.length > 0) refuse.unprocessable(refusals.join('. '))
  return movedAs(await moveShipment(ctx, shipment, 'finalize'))
}

async function shipmentToRecord({ db }: Context, shipmentNumber: string): Promise<ShipmentRow> {
  const shipment = (await lockShipment(db, shipmentNumber)) ?? refuse.notFound('shipment')
  if (shipment.status === shipmentStatuses.Voided)
    refuse.conflict(`Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(shipment.status))}`)
  return shipment
}
