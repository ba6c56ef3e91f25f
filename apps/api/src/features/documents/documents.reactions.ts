import { documentAdded } from '@lanewise/contract/documents'
import { proofReceived, shipmentChanged } from '@lanewise/contract/shipments'
import { isDeliveryProven } from '@lanewise/domain/documents/required-documents'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { moveShipment, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { documentsOfShipment, dropoffsOf, stopsWithProof } from './documents.queries.ts'

/** A delivered shipment with a proof of delivery for every dropoff becomes confirmed. (DEF-51) */
export const confirmWithPaper = reaction('documents.confirm-delivery', documentAdded, async (ctx, { shipmentId }) => {
  if (shipmentId) await confirmWhenProven(ctx, shipmentId)
})

/** A driver may send the document before the truck is known to have left. */
export const confirmAtDelivery = reaction(
  'documents.confirm-at-delivery',
  shipmentChanged,
  async (ctx, { id, action }) => {
    if (action === 'Delivered') await confirmWhenProven(ctx, id)
  },
)

/** A proof reported by the carrier counts like the document. (DEF-51) */
export const confirmWithEvent = reaction('documents.confirm-with-event', proofReceived, (ctx, { id }) =>
  confirmWhenProven(ctx, id),
)

async function confirmWhenProven(ctx: Context, shipmentId: string) {
  const shipment = await shipmentToChange(ctx, { id: shipmentId })
  if (shipment.status !== shipmentStatuses.Delivered) return
  const { db } = ctx
  const dropoffs = await dropoffsOf(db, shipmentId)
  const [rows, provenStops] = await Promise.all([documentsOfShipment(db, shipmentId), stopsWithProof(db, shipmentId)])
  const papers = rows.map((row) => ({ fileType: row.fileType, orderStopId: row.orderStopId }))
  const byEvent = dropoffs
    .filter(({ stopNumber }) => provenStops.includes(stopNumber))
    .map(({ orderStopId }) => ({ fileType: 'ProofOfDelivery' as const, orderStopId }))
  if (isDeliveryProven(dropoffs, [...papers, ...byEvent])) await moveShipment(ctx, shipment, 'confirmDelivery')
}
