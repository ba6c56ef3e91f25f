import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOfCents } from '@lanewise/contract/money'
import { OfferedLoad } from '@lanewise/contract/tenders'
import type { Charge } from '@lanewise/domain/rating/charges'
import { answerRefusal, type OfferState } from '@lanewise/domain/tenders/tender-states'
import { findLane } from '#features/lanes/index.ts'
import { activeOrderIds, carrierOf, findShipmentById, itemsOfOrders, readShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import type { Linked } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { findOffer, findTender, type OfferRow, type TenderRow } from '../tenders.queries.ts'
import { contactOf } from './contact.queries.ts'

/** TENDER-3: what a carrier must know to say yes or no; a link that has ended says so. */
export async function getOfferedLoad(ctx: Context, { recordId }: Linked): Promise<Omit<OfferedLoad, 'line'>> {
  const offer = (await findOffer(ctx.db, recordId)) ?? refuse.gone('This offer is gone')
  const refusal = answerRefusal({ state: offer.state as OfferState, expiresAt: offer.expiresAt }, ctx.now)
  if (refusal) refuse.gone(refusal)
  const tender = (await findTender(ctx.db, offer.tenderId)) ?? refuse.gone('This offer is gone')
  const row = (await findShipmentById(ctx.db, tender.shipmentId)) ?? refuse.gone('This load is gone')
  const items = await itemsOfOrders(ctx.db, await activeOrderIds(ctx.db, row.id))
  return {
    ...(await whoOf(ctx, tender, offer)),
    sentAt: (offer.sentAt ?? ctx.now).toISOString(),
    expiresAt: (offer.expiresAt ?? ctx.now).toISOString(),
    now: ctx.now.toISOString(),
    total: dollarsOfCents(offer.totalCents),
    charges: (offer.charges as Charge[]).map(pricedCharge),
    commodities: [...new Set(items.map(({ description }) => description))],
    // Nothing of the shipment but what is declared: its own numbers and people stay inside.
    load: OfferedLoad.shape.load.parse(await readShipment(ctx, row)),
  }
}

async function whoOf({ db, user }: Context, tender: TenderRow, offer: OfferRow) {
  const [carrier, lane, contact] = await Promise.all([
    carrierOf(db, offer.carrierId),
    findLane(db, offer.laneId),
    contactOf(db, tender.createdBy),
  ])
  return {
    companyName: user.companyName,
    contact,
    carrierName: offer.carrierName,
    dotNumber: carrier?.dotNumber ?? null,
    sentTo: offer.sentTo,
    contract: lane?.customerReferenceNumber ?? '',
  }
}
