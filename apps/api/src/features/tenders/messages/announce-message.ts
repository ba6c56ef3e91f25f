import { shipmentChanged } from '@lanewise/contract/shipments'
import type { Context } from '#platform/context.ts'
import { findMessage } from './messages.queries.ts'

/** Updates open shipment pages with the sent message, and looks again at the exceptions of the shipment. */
export async function announceMessage(ctx: Context, messageId: string) {
  const message = await findMessage(ctx.db, messageId)
  if (!message) return
  const { aboutShipmentId: id, shipmentNumber } = message
  ctx.emit(shipmentChanged, { id, shipmentNumber, action: 'changed' })
}
