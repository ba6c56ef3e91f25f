import type { CloseReason } from '@lanewise/domain/rate-requests/close-reasons'
import { closeReasonLabels } from '@lanewise/domain/rate-requests/close-reasons'
import { changeShipment, movedAs, type ShipmentDeps, type ShipmentRow } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { notifyClosed } from '../ask/request-mails.ts'
import { lockOpenRequest } from '../follow-up/open-request.ts'
import { linesOfRequest, openRequest, type RequestRow, saveRequest } from '../rate-requests.queries.ts'

export const closeAs = (ctx: Context, { id }: RequestRow, closeReason: CloseReason) =>
  saveRequest(
    ctx.db,
    id,
    {
      state: 'Closed',
      closeReason,
      closedAt: ctx.now,
      // Null when the request was closed by the clock.
      closedBy: closeReason === 'ReplyBy' ? null : nameOf(ctx.user),
    },
    ctx.now,
  )

/** Carriers that have not declined are still waiting for an answer, so they are notified. */
async function notifyCarriers(ctx: Context, shipment: ShipmentRow, { id }: RequestRow) {
  for (const line of await linesOfRequest(ctx.db, id))
    if (line.state !== 'Declined' && line.carrierId !== shipment.carrierId) notifyClosed(ctx, shipment, line)
}

export async function cancelRateRequest(ctx: Context, shipmentNumber: string) {
  const { shipment, request } = await lockOpenRequest(ctx, shipmentNumber)
  await closeAs(ctx, request, 'Cancelled')
  await notifyCarriers(ctx, shipment, request)
  const changes = { rateRequestClosed: [null, closeReasonLabels.Cancelled] } as const
  return movedAs(await changeShipment(ctx, shipment, {}, changes))
}

/** Closes the open request of a shipment that was booked by any means or cancelled. (DEF-66) */
export const closeAfter: ShipmentDeps['followers'][number] = async (ctx, shipment, event) => {
  const request = await openRequest(ctx.db, shipment.id)
  if (!request) return
  await closeAs(ctx, request, event === 'booked' ? 'Booked' : 'Cancelled')
  await notifyCarriers(ctx, shipment, request)
}
