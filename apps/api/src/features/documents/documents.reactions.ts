import { documentAdded } from '@lanewise/contract/documents'
import { shipmentChanged } from '@lanewise/contract/shipments'
import type { FileType } from '@lanewise/domain/documents/document-types'
import { isDeliveryProven } from '@lanewise/domain/documents/required-documents'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { lockShipmentById, moveShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/outbox/reaction.ts'
import { documentsOfShipment, dropoffsOf } from './documents.queries.ts'

/** DEF-51: with a proof of delivery for every dropoff a delivered shipment counts as confirmed. */
export const confirmWithPaper = reaction('documents.confirm-delivery', documentAdded, (ctx, { shipmentId }) =>
  confirmWhenProven(ctx, shipmentId),
)

/** A driver may send the paper before the truck is known to have left. */
export const confirmAtDelivery = reaction(
  'documents.confirm-at-delivery',
  shipmentChanged,
  async (ctx, { id, action }) => {
    if (action === 'Delivered') await confirmWhenProven(ctx, id)
  },
)

async function confirmWhenProven(ctx: Context, shipmentId: string) {
  const shipment = await lockShipmentById(ctx.db, shipmentId)
  if (shipment?.status !== shipmentStatuses.Delivered) return
  const [dropoffs, rows] = await Promise.all([dropoffsOf(ctx.db, shipmentId), documentsOfShipment(ctx.db, shipmentId)])
  const present = rows.map((row) => ({ fileType: row.fileType as FileType, orderStopId: row.orderStopId }))
  if (isDeliveryProven(dropoffs, present)) await moveShipment(ctx, shipment, 'confirmDelivery')
}
