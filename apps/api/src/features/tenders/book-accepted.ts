import type { Charge } from '@lanewise/domain/rating/charges'
import { cents } from '@lanewise/domain/shared/units'
import { beginBooking, refuseCarrier, refuseUnbookable } from '#features/booking/index.ts'
import { carrierOf } from '#features/carriers/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { TenderDeps } from './deps.ts'
import type { OfferRow } from './tenders.queries.ts'
import type { Running } from './waterfall/change-offer.ts'
import { backToReady, endAs, withdrawAll } from './waterfall/end-tender.ts'

/** The carrier's acceptance books the shipment on its contract at the offered price. (TENDER-4) */
export async function bookAccepted(
  ctx: Context,
  deps: TenderDeps,
  { shipment, tender }: Running,
  offer: OfferRow,
): Promise<ShipmentRow> {
  const obstacle = await obstacleTo(ctx, shipment, offer)
  await endAs(ctx, tender, obstacle ? 'NeedsAttention' : 'Accepted')
  await withdrawAll(ctx, shipment, tender)
  if (obstacle) return backToReady(ctx, shipment, 'TenderUnbookable', `${offer.carrierName} accepted, but: ${obstacle}`)
  const to = offer.sentTo ? { to: [offer.sentTo] } : {}
  const rate = {
    booking: await bookingOf(ctx, offer),
    providerData: null,
    isPartial: false,
    confirmation: { choice: null, isAgreed: true as const, ...to },
  }
  const started = await beginBooking(ctx, deps.booking, shipment, rate, tender.createdBy)
  if (!('booked' in started)) return refuse.conflict('A contract is booked without asking anybody')
  return started.booked
}

/** Reason why an accepted load cannot be booked, as a sentence. */
async function obstacleTo(ctx: Context, shipment: ShipmentRow, { carrierId }: OfferRow): Promise<string | null> {
  try {
    await refuseUnbookable(ctx, shipment)
    await refuseCarrier(ctx, carrierId)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function bookingOf({ db }: Context, offer: OfferRow) {
  const carrier = (await carrierOf(db, offer.carrierId)) ?? refuse.notFound('carrier')
  return {
    rateSource: 'Contract' as const,
    shippingMode: 'TL' as const,
    carrierId: carrier.id,
    carrierName: carrier.name,
    carrierScac: carrier.scac,
    serviceLevel: null,
    quoteNumber: null,
    laneId: offer.laneId,
    laneRateId: offer.laneRateId,
    charges: offer.charges as Charge[],
    total: cents(offer.totalCents),
  }
}
