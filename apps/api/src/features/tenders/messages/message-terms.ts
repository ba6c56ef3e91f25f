import { findShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { findOffer, findTender, type OfferRow } from '../tenders.queries.ts'
import type { MessageRow } from './messages.queries.ts'

/** The load that a message is about, and the terms on which its carrier was offered it or booked. */
export type MessageTerms = {
  shipment: ShipmentRow
  /** Null for the rate confirmation of a booked shipment. */
  offer: OfferRow | null
  carrierId: string
  carrierName: string
  totalCents: number
  laneId: string | null
}

export async function termsOf({ db }: Context, { offerId, shipmentId }: MessageRow): Promise<MessageTerms | null> {
  if (shipmentId) {
    const shipment = await findShipment(db, { id: shipmentId })
    if (!shipment?.carrierId) return null
    const { carrierId, carrierName, totalCents, laneId } = shipment
    return { shipment, offer: null, carrierId, carrierName: carrierName ?? '', totalCents: totalCents ?? 0, laneId }
  }
  const offer = offerId && (await findOffer(db, offerId))
  const tender = offer && (await findTender(db, offer.tenderId))
  const shipment = tender && (await findShipment(db, { id: tender.shipmentId }))
  return offer && shipment ? { ...offer, shipment, offer } : null
}
