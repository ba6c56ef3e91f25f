import { offerChanged } from '@lanewise/contract/shipments'
import { canOfferBecome, type OfferState } from '@lanewise/domain/tenders/tender-states'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { type OfferRow, saveOffer, type TenderRow } from '../tenders.queries.ts'

export type Running = { shipment: ShipmentRow; tender: TenderRow }

type Columns = Parameters<typeof saveOffer>[2] & { state: OfferState }

/**
 * Saves the new state of an offer and announces it. The caller must hold the lock on the offer or its shipment.
 * (NOTIFY-5)
 */
export function changeOffer(ctx: Context, shipment: ShipmentRow, offer: OfferRow, columns: Columns): Promise<OfferRow> {
  if (!canOfferBecome(offer.state, columns.state))
    throw new Error(`An offer that is ${offer.state} cannot become ${columns.state}`)
  announceOffer(ctx, shipment, columns.state)
  return saveOffer(ctx.db, offer.id, columns)
}

export function announceOffer({ emit }: Context, { id, shipmentNumber }: ShipmentRow, state: OfferState) {
  emit(offerChanged, { id, shipmentNumber, action: state })
}
