import { offerChanged } from '@lanewise/contract/shipments'
import type { OfferState } from '@lanewise/domain/tenders/tender-states'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { type OfferRow, saveOffer } from '../tenders.queries.ts'

type Columns = Parameters<typeof saveOffer>[2] & { state: OfferState }

/** NOTIFY-5: writes what became of an offer, and announces it. */
export function changeOffer(ctx: Context, shipment: ShipmentRow, offerId: string, columns: Columns): Promise<OfferRow> {
  announceOffer(ctx, shipment, columns.state)
  return saveOffer(ctx.db, offerId, columns)
}

export function announceOffer({ emit }: Context, { id, shipmentNumber }: ShipmentRow, state: OfferState) {
  emit(offerChanged, { id, shipmentNumber, action: state })
}
