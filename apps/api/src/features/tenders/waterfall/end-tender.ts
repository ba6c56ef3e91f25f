import { type AttentionReason, attentionReasons } from '@lanewise/domain/shipments/attention'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { exhaustedMessage } from '@lanewise/domain/tenders/exhausted-message'
import type { OfferState, TenderState } from '@lanewise/domain/tenders/tender-states'
import { attentionMark, changeShipment, moveShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { notifyWithdrawn } from '../link/offer-mails.ts'
import { messagesOfOffers } from '../messages/messages.queries.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lockOffers, type OfferRow, saveTender, type TenderRow, withdrawOffers } from '../tenders.queries.ts'
import { announceOffer, type Running } from './change-offer.ts'
import { runExpirationAction } from './expiration-action.ts'

export const endAs = (ctx: Context, { id }: TenderRow, state: TenderState) =>
  saveTender(ctx.db, id, { state, endedAt: ctx.now }, ctx.now)

/** Withdraws open and queued offers. Carriers that received an offer are notified. */
export async function withdrawAll(ctx: Context, shipment: ShipmentRow, tender: TenderRow) {
  for (const offer of await withdrawOffers(ctx.db, tender.id)) {
    // An offer that was never sent needs no notification.
    if (offer.sentAt) announceOffer(ctx, shipment, 'Withdrawn')
    if (offer.sentTo) notifyWithdrawn(ctx, shipment, offer)
    else if (offer.method === 'EDI' || offer.method === 'API') await withdrawMessage(ctx, offer)
  }
}

/** A withdrawal uses the same channel as the offer. */
async function withdrawMessage(ctx: Context, offer: OfferRow) {
  const [first] = await messagesOfOffers(ctx.db, [offer.id])
  if (!first) return
  const connection = { id: first.connectionId, kind: first.method }
  await queueMessage(ctx, { offer, connection, purpose: 'Withdrawal' })
}

/**
 * Ends a tender that no carrier accepted. The shipment goes back to the user, and the lane's follow-up action runs.
 * (TENDER-5)
 */
export async function exhaust(ctx: Context, deps: TenderDeps, { shipment, tender }: Running): Promise<ShipmentRow> {
  await endAs(ctx, tender, 'Exhausted')
  const offers = await lockOffers(ctx.db, tender.id)
  const message = exhaustedMessage(offers.map(({ state }) => state as OfferState))
  const waiting = await backToReady(ctx, shipment, 'TenderExhausted', message)
  await runExpirationAction(ctx, deps, { shipment: waiting, tender, message })
  return waiting
}

/** Sets the shipment back to Ready To Book with a mark that gives the reason. (DEF-51, DEF-54) */
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
