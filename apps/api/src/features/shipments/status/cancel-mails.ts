import { formatInZone } from '@lanewise/domain/shared/calendar'
import type { Context } from '#platform/context.ts'
import { carrierOf, type ShipmentRow } from '../shipments.queries.ts'
import { firstContactEmail } from './status.queries.ts'

/** SHIP-5: the carrier hears that it need not come; one without an address is called by a person. */
export async function tellCancelled(ctx: Context, shipment: ShipmentRow) {
  const { carrierId, shipmentNumber } = shipment
  if (!carrierId) return
  const carrier = await carrierOf(ctx.db, carrierId)
  const to = carrier?.email ?? (await firstContactEmail(ctx.db, carrierId))
  if (!to) return
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
}
