import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { shareOf } from '#platform/jobs/shares.ts'
import type { OfferRow } from '../tenders.queries.ts'
import type { CarrierSystem } from '../waterfall/carrier-channel.ts'
import { insertMessage } from './messages.queries.ts'

/** A message is about an offer or a shipment. Messages queued by earlier versions name no connection. */
const payload = z.object({
  messageId: z.uuid(),
  offerId: z.uuid().optional(),
  shipmentId: z.uuid().optional(),
  connectionId: z.uuid().optional(),
})

/** A withdrawal is sent after its offer. A failed message is retried with growing pauses until the offer ends. */
export const sendMessage: JobKind<typeof payload> = {
  name: 'tenders.send-message',
  payload,
  attempts: 200,
  key: ({ messageId }) => messageId,
  line: ({ messageId, offerId, shipmentId }) => offerId ?? shipmentId ?? messageId,
  group: ({ connectionId }) => connectionId && shareOf(connectionId),
}

type Queued = { offer: OfferRow; connection: CarrierSystem; purpose: 'Offer' | 'Withdrawal' }

/** Queues a message about an offer to a carrier's system. A job sends it after the commit. (TENDER-3) */
export async function queueMessage(ctx: Context, { offer, connection, purpose }: Queued) {
  const messageId = await insertMessage(ctx.db, { ...waiting(ctx, connection), offerId: offer.id, purpose })
  await ctx.enqueue(sendMessage, { messageId, offerId: offer.id, connectionId: connection.id })
}

/** Queues the rate confirmation of a booked shipment to a carrier's system. Returns the id of the message. (DEF-127) */
export async function queueConfirmation(ctx: Context, shipmentId: string, connection: CarrierSystem): Promise<string> {
  const purpose = 'Confirmation'
  const messageId = await insertMessage(ctx.db, { ...waiting(ctx, connection), shipmentId, purpose })
  await ctx.enqueue(sendMessage, { messageId, shipmentId, connectionId: connection.id })
  return messageId
}

const waiting = ({ now }: Context, { id, kind }: CarrierSystem) => ({
  createdAt: now,
  connectionId: id,
  method: kind,
  state: 'Waiting' as const,
})
