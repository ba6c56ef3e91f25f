import type { CloseReason } from '@lanewise/domain/rate-requests/close-reasons'
import { requestRefusal } from '@lanewise/domain/rate-requests/rate-request-states'
import { type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { openRequest, type RequestRow } from '../rate-requests.queries.ts'

export type OpenRequest = { shipment: ShipmentRow; request: RequestRow }

/** A shipment with its open request, both locked until the end. */
export async function lockOpenRequest(ctx: Context, shipmentNumber: string): Promise<OpenRequest> {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const request =
    (await openRequest(ctx.db, shipment.id)) ??
    refuse.conflict(`No carrier is asked for a rate for shipment ${shipmentNumber}`)
  return { shipment, request }
}

/** One that still takes answers: its time may be over before the queue has closed it. */
export async function lockAnswerable(ctx: Context, shipmentNumber: string): Promise<OpenRequest> {
  const found = await lockOpenRequest(ctx, shipmentNumber)
  const { closeReason, replyBy } = found.request
  const refusal = requestRefusal({ closeReason: closeReason as CloseReason | null, replyBy }, ctx.now)
  return refusal ? refuse.conflict(refusal) : found
}
