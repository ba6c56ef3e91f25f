import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { findConnection } from '../connection/connection.queries.ts'
import { messagesOfOffers } from '../messages/messages.queries.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { acceptedOffer } from '../tenders.queries.ts'

/**
 * Sends the cancellation to the system of the carrier that accepted the load there, if it is still connected that way.
 * (SHIP-5)
 */
export async function cancelAtCarrier(ctx: Context, { id, carrierId }: ShipmentRow): Promise<boolean> {
  const accepted = await acceptedOffer(ctx.db, id)
  // The carrier that accepted may have been changed since.
  const offer = accepted?.carrierId === carrierId ? accepted : undefined
  const [first] = offer ? await messagesOfOffers(ctx.db, [offer.id]) : []
  const connection = first && (await findConnection(ctx.db, first.connectionId))
  if (!offer || !first || connection?.kind !== first.method) return false
  await queueMessage(ctx, { offer, connection: { id: connection.id, kind: first.method }, purpose: 'Withdrawal' })
  return true
}
