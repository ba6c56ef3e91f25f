import type { Context } from '#platform/context.ts'
import type { TenderDesk } from '../desk.ts'
import { getOfferedLoad } from '../link/offered-load.ts'
import type { OfferRow } from '../tenders.queries.ts'
import type { MessageRow } from './messages.queries.ts'

/** TENDER-3: what a carrier's system is told, with the call by which it answers. */
export async function webhookBody(ctx: Context, { publicUrl }: TenderDesk, message: MessageRow, offer: OfferRow) {
  const { id: offerId, carrierName } = offer
  const about = { deliveryId: message.id, offerId, shipmentNumber: message.shipmentNumber }
  if (message.purpose === 'Withdrawal') {
    // What the carrier took already is cancelled, not withdrawn.
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
