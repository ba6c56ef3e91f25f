import { confirmedLoad } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { getOfferedLoad } from '../link/offered-load.ts'
import type { OfferRow } from '../tenders.queries.ts'
import type { MessageTerms } from './message-terms.ts'
import type { MessageRow } from './messages.queries.ts'

/** Webhook body for a carrier's system. An offer includes the call for its answer. (TENDER-3, DEF-127) */
export async function webhookBody(
  ctx: Context,
  deps: TenderDeps,
  message: MessageRow,
  { offer, shipment }: MessageTerms,
) {
  const about = { deliveryId: message.id, shipmentNumber: message.shipmentNumber }
  if (!offer) return { event: 'load.confirmed', ...about, confirmation: await confirmedLoad(ctx, shipment) }
  if (message.purpose === 'Withdrawal') return { ...withdrawal(ctx, offer), ...about, offerId: offer.id }
  const {
    sentTo: _address,
    now: _clock,
    ...offered
  } = await getOfferedLoad(ctx, {
    recordId: offer.id,
    holder: offer.carrierName,
  })
  return {
    event: 'tender.offered',
    ...about,
    offerId: offer.id,
    answerUrl: `${deps.publicUrl}/api/v1/tenders/${offer.id}/answer`,
    offer: offered,
  }
}

/** An accepted load is cancelled; an open offer is withdrawn. */
const withdrawal = ({ user }: Context, { state, carrierName }: OfferRow) => ({
  event: state === 'Accepted' ? 'tender.cancelled' : 'tender.withdrawn',
  companyName: user.companyName,
  carrierName,
})
