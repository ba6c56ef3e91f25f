import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { expiryOf } from '@lanewise/domain/tenders/tender-states'
import { attentionMark, changeShipment, moveShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { sendOffer } from '../link/offer-mails.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lockOffers, type OfferRow } from '../tenders.queries.ts'
import { type Channel, reachCarrier } from './carrier-channel.ts'
import { changeOffer, type Running } from './change-offer.ts'
import { exhaust } from './end-tender.ts'
import { expireOffer } from './expire-kind.ts'

/**
 * Offers the load to the next available carrier in the sequence, in the transaction that ended the previous offer.
 * (TENDER-2)
 */
export async function offerNext(ctx: Context, deps: TenderDeps, running: Running): Promise<ShipmentRow> {
  const offers = await lockOffers(ctx.db, running.tender.id)
  for (const offer of offers.filter(({ state }) => state === 'Queued')) {
    const reach = await reachCarrier(ctx, running, offer)
    if ('channel' in reach) return send(ctx, deps, running, { offer, channel: reach.channel, count: offers.length })
    await changeOffer(ctx, running.shipment, offer, { state: 'Skipped', stateReason: reach.skipReason })
  }
  return exhaust(ctx, deps, running)
}

type Sending = { offer: OfferRow; channel: Channel; count: number }

async function send(
  ctx: Context,
  deps: TenderDeps,
  { shipment, tender }: Running,
  { offer, channel, count }: Sending,
): Promise<ShipmentRow> {
  const expiresAt = expiryOf(ctx.now, tender.tenderTime)
  const { method } = channel
  const sentTo = channel.method === 'Email' ? channel.to : null
  const sent = await changeOffer(ctx, shipment, offer, { state: 'Sent', sentAt: ctx.now, expiresAt, sentTo, method })
  if (sentTo) await sendOffer(ctx, deps, { shipment, offer: sent, to: sentTo })
  if ('connection' in channel)
    await queueMessage(ctx, { offer: sent, connection: channel.connection, purpose: 'Offer' })
  await ctx.enqueue(expireOffer, { offerId: offer.id, seconds: tender.tenderTime * 60, turn: 0 })
  const columns = {
    laneId: tender.laneId,
    offerCarrierName: offer.carrierName,
    offerPosition: offer.position,
    offerCount: count,
    offerExpiresAt: expiresAt,
    ...attentionMark(null),
  }
  const changes = { offer: [null, offerText(shipment, sent, expiresAt)] as const }
  if (shipment.status === shipmentStatuses.ReadyToBook)
    return moveShipment(ctx, shipment, 'offer', { columns, changes })
  return changeShipment(ctx, shipment, columns, changes)
}

const offerText = ({ originTimeZone }: ShipmentRow, offer: OfferRow, until: Date) =>
  `${offer.carrierName} for ${formatMoney(cents(offer.totalCents))}, until ${formatInZone(until, originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
