import { type AttentionReason, attentionReasons } from '@lanewise/domain/shipments/attention'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { exhaustedMessage } from '@lanewise/domain/tenders/exhausted-message'
import type { OfferState, TenderState } from '@lanewise/domain/tenders/tender-states'
import { attentionMark, changeShipment, moveShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import type { TenderDesk } from '../desk.ts'
import { tellWithdrawn } from '../link/offer-mails.ts'
import { messagesOfOffers } from '../messages/messages.queries.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lockOffers, type OfferRow, saveTender, type TenderRow, withdrawOffers } from '../tenders.queries.ts'
import { announceOffer } from './change-offer.ts'
import { runExpirationAction } from './expiration-action.ts'
import type { Running } from './offer-next.ts'

export const endAs = (ctx: Context, { id }: TenderRow, state: TenderState) =>
  saveTender(ctx.db, id, { state, endedAt: ctx.now }, ctx.now)

/** What is still out or still to come goes back; the carrier that was asked hears of it. */
export async function withdrawAll(ctx: Context, shipment: ShipmentRow, tender: TenderRow) {
  for (const offer of await withdrawOffers(ctx.db, tender.id)) {
    // Whoever was never asked has nothing taken from it.
    if (offer.sentAt) announceOffer(ctx, shipment, 'Withdrawn')
    if (offer.sentTo) tellWithdrawn(ctx, shipment, offer)
    else if (offer.method === 'EDI' || offer.method === 'API') await withdrawMessage(ctx, offer)
  }
}

/** It goes the way on which the offer went. */
async function withdrawMessage(ctx: Context, offer: OfferRow) {
  const [first] = await messagesOfOffers(ctx.db, [offer.id])
  if (!first) return
  const connection = { id: first.connectionId, kind: first.method }
  await queueMessage(ctx, { offer, connection, purpose: 'Withdrawal' })
}

/** TENDER-5: nobody took it; the shipment waits for a person, and the lane says what follows. */
export async function exhaust(ctx: Context, desk: TenderDesk, { shipment, tender }: Running): Promise<ShipmentRow> {
  await endAs(ctx, tender, 'Exhausted')
  const offers = await lockOffers(ctx.db, tender.id)
  const message = exhaustedMessage(offers.map(({ state }) => state as OfferState))
  const waiting = await backToReady(ctx, shipment, 'TenderExhausted', message)
  await runExpirationAction(ctx, desk, { shipment: waiting, tender, message })
  return waiting
}

/** DEF-51, DEF-54: back to Ready To Book, with a mark that says why. */
export function backToReady(
  ctx: Context,
  shipment: ShipmentRow,
  reason: AttentionReason,
  message: string,
): Promise<ShipmentRow> {
  const columns = attentionMark({ reason, message, since: ctx.now })
  const changes = { needsAttention: [null, attentionReasons[reason]] as const }
  return shipment.status === shipmentStatuses.Tendering
    ? moveShipment(ctx, shipment, 'endTender', { columns, changes })
    : changeShipment(ctx, shipment, columns, changes)
}
