import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import type { OfferedLoad } from '@lanewise/contract/tenders'
import type { Charge } from '@lanewise/domain/rating/charges'
import { answerRefusal, hasNextOffer } from '@lanewise/domain/tenders/tender-states'
import { findLane } from '#features/lanes/index.ts'
import { findShipment, loadForCarrier } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import type { Linked } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { findOffer, findTender, offersOf } from '../tenders.queries.ts'

/** Data a carrier needs to accept or reject. An expired link is reported as such. (TENDER-3) */
export async function getOfferedLoad(ctx: Context, { recordId }: Linked): Promise<Omit<OfferedLoad, 'line'>> {
  const offer = (await findOffer(ctx.db, recordId)) ?? refuse.gone('This offer no longer exists')
  const hasNext = hasNextOffer(offer, await offersOf(ctx.db, [offer.tenderId]))
  const refusal = answerRefusal({ ...offer, hasNext }, ctx.now)
  if (refusal) refuse.gone(refusal)
  const tender = (await findTender(ctx.db, offer.tenderId)) ?? refuse.gone('This offer no longer exists')
  const shipment = (await findShipment(ctx.db, { id: tender.shipmentId })) ?? refuse.gone('This load no longer exists')
  const { carrierId, carrierName, sentTo } = offer
  const [sentAt, expiresAt] = [offer.sentAt ?? ctx.now, offer.expiresAt ?? ctx.now]
  const context = { shipment, carrierId, carrierName, requestedBy: tender.createdBy, sentTo, sentAt, expiresAt }
  return {
    ...(await loadForCarrier(ctx, context)),
    contract: (await findLane(ctx.db, offer.laneId))?.customerReferenceNumber ?? '',
    total: dollarsOfCents(offer.totalCents),
    charges: (offer.charges as Charge[]).map(pricedCharge),
  }
}
