import { shipmentEntity } from '@lanewise/contract/shipments'
import type { TenderDeps } from '#features/tenders/deps.ts'
import { subjectOf } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { asProduct } from '#platform/outbox/system-user.ts'
import { lockForAnswer } from '../lock-offer.ts'
import { changeOffer } from './change-offer.ts'
import { offerNext } from './offer-next.ts'

/**
 * A permanently undeliverable message reaches no carrier, so the load goes to the next one in the sequence at once.
 * (DEF-62)
 */
export async function giveUp(ctx: Context, deps: TenderDeps, { offerId, reason }: { offerId: string; reason: string }) {
  const { shipment, tender, offer } = await lockForAnswer(ctx, offerId)
  if (offer.state !== 'Sent') return
  await changeOffer(ctx, shipment, offer, { state: 'Undeliverable', stateReason: reason })
  const effects = asProduct(ctx)
  effects.record(subjectOf(shipmentEntity, shipment), 'changed', {
    offerFailure: [null, `${offer.carrierName} (${reason})`],
  })
  await offerNext(effects, deps, { shipment, tender })
}
