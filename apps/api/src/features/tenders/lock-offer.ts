import { type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findOffer, findTender, lockOffers, type OfferRow, type TenderRow } from './tenders.queries.ts'

export type LockedOffer = { shipment: ShipmentRow; tender: TenderRow; offer: OfferRow; offers: readonly OfferRow[] }

/**
 * Locks an offer with everything that changes when it ends. The shipment is locked first, so that two transactions
 * never deadlock.
 */
export async function lockForAnswer(ctx: Context, offerId: string): Promise<LockedOffer> {
  const { tenderId } = (await findOffer(ctx.db, offerId)) ?? refuse.notFound('offer')
  const tender = (await findTender(ctx.db, tenderId)) ?? refuse.notFound('tender')
  const shipment = await shipmentToChange(ctx, { id: tender.shipmentId })
  const offers = await lockOffers(ctx.db, tenderId)
  return { shipment, tender, offers, offer: offers.find(({ id }) => id === offerId) ?? refuse.notFound('offer') }
}
