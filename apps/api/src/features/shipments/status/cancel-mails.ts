import { carrierUntold } from '@lanewise/domain/booking/cancel-messages'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { carrierEmail, carrierPhone } from '#features/carriers/index.ts'
import type { Context } from '#platform/context.ts'
import type { ShipmentRow } from '../shipments.queries.ts'

/** Notifies the carrier by email of the cancellation. False when it has no known address. (SHIP-5) */
export async function mailCancellation(ctx: Context, shipment: ShipmentRow): Promise<boolean> {
  const { carrierId, shipmentNumber } = shipment
  const to = carrierId && (await carrierEmail(ctx.db, carrierId))
  if (!to) return false
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'shipment-cancelled',
    to,
    subject: `Shipment ${shipmentNumber} is cancelled`,
    paragraphs: [
      `${ctx.user.companyName} has cancelled shipment ${shipmentNumber} from ${shipment.originCity}, ${shipment.originState} to ${shipment.destinationCity}, ${shipment.destinationState}, which was to be picked up on ${formatInZone(shipment.originEarlyAt, shipment.originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}.`,
      `Reason: ${shipment.voidReason}`,
    ],
  })
  return true
}

/** Asks the user who cancelled to call the carrier. The email remains after the message on the screen is gone. */
export async function askToCall(ctx: Context, shipment: ShipmentRow): Promise<string> {
  const { shipmentNumber, carrierId } = shipment
  const carrierName = shipment.carrierName ?? 'The carrier'
  const phone = carrierId ? await carrierPhone(ctx.db, carrierId) : null
  const message = carrierUntold({ shipmentNumber, carrierName, phone })
  ctx.mail({
    companyId: ctx.user.companyId,
    kind: 'carrier-cancel-untold',
    to: ctx.user.emailAddress,
    subject: `Call ${carrierName}: shipment ${shipmentNumber} is cancelled`,
    paragraphs: [message],
  })
  return message
}
