import type { CloseReason } from '@lanewise/domain/rate-requests/close-reasons'
import { requestRefusal } from '@lanewise/domain/rate-requests/rate-request-states'
import { type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { openRequest, type RequestRow } from '../rate-requests.queries.ts'

export type OpenRequest = { shipment: ShipmentRow; request: RequestRow }

/** A shipment with its open request, both locked until the end of the transaction. */
export async function lockOpenRequest(ctx: Context, shipmentNumber: string): Promise<OpenRequest> {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const request =
    (await openRequest(ctx.db, shipment.id)) ??
    refuse.conflict(`No carrier is being asked for a rate for shipment ${shipmentNumber}`)
  return { shipment, request }
}

/** An open request that still accepts answers. Its reply time may be over before the closing job has run. */
export async function lockAnswerable(ctx: Context, shipmentNumber: string): Promise<OpenRequest> {
  const locked = await lockOpenRequest(ctx, shipmentNumber)
  const { closeReason, replyBy } = locked.request
  const refusal = requestRefusal({ closeReason: closeReason as CloseReason | null, replyBy }, ctx.now)
  return refusal ? refuse.conflict(refusal) : locked
}
