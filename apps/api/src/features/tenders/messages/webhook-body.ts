import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { getOfferedLoad } from '../link/offered-load.ts'
import type { OfferRow } from '../tenders.queries.ts'
import type { MessageRow } from './messages.queries.ts'

/** Webhook body for a carrier's system, including the call for its answer. (TENDER-3) */
export async function webhookBody(ctx: Context, { publicUrl }: TenderDeps, message: MessageRow, offer: OfferRow) {
  const { id: offerId, carrierName } = offer
  const about = { deliveryId: message.id, offerId, shipmentNumber: message.shipmentNumber }
  if (message.purpose === 'Withdrawal') {
    // An accepted load is cancelled; an open offer is withdrawn.
    const event = offer.state === 'Accepted' ? 'tender.cancelled' : 'tender.withdrawn'
    return { event, ...about, companyName: ctx.user.companyName, carrierName }
  }
  const {
    sentTo: _address,
    now: _clock,
    ...offered
  } = await getOfferedLoad(ctx, {
    recordId: offerId,
    holder: carrierName,
  })
  return {
    event: 'tender.offered',
    ...about,
    answerUrl: `${publicUrl}/api/v1/tenders/${offerId}/answer`,
    offer: offered,
  }
}
