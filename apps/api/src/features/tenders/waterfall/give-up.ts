import { shipmentEntity } from '@lanewise/contract/shipments'
import { offerStateLabels } from '@lanewise/domain/tenders/tender-words'
import { subjectOf } from '#platform/audit/subject-of.ts'
import type { Context } from '#platform/context.ts'
import type { TenderDesk } from '../desk.ts'
import { lockForAnswer } from '../lock-offer.ts'
import { changeOffer } from './change-offer.ts'
import { offerNext } from './offer-next.ts'

/** DEF-62: a message that is refused for good reaches nobody; the next in the sequence gets the load at once. */
export async function giveUp(ctx: Context, desk: TenderDesk, { offerId, reason }: { offerId: string; reason: string }) {
  const { shipment, tender, offer } = await lockForAnswer(ctx, offerId)
  if (offer.state !== 'Sent') return
  await changeOffer(ctx, shipment, offer, { state: 'Undeliverable', stateReason: reason })
  const told = `${offer.carrierName}: ${offerStateLabels.Undeliverable} (${reason})`
  ctx.record(subjectOf(shipmentEntity, shipment), 'changed', { offer: [null, told] })
  await offerNext(ctx, desk, { shipment, tender })
}
