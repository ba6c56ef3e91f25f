import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { canMove, moveRefusal } from '@lanewise/domain/shipments/moves'
import { shipmentStatuses, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { unaskedMessage } from '@lanewise/domain/tenders/exhausted-message'
import { defaultTenderTime } from '@lanewise/domain/tenders/tender-text'
import { refuseUnbookable } from '#features/booking/index.ts'
import { movedAs, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { insertOffers, insertTender, offersOf, tendersOf } from '../tenders.queries.ts'
import { offerNext } from '../waterfall/offer-next.ts'
import { type LaneToTender, laneToTender } from './lane-to-tender.ts'

/** Tender started by a user. (TENDER-1) */
export async function startTender(ctx: Context, deps: TenderDeps, shipmentNumber: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const started = await beginTender(ctx, deps, shipment, { by: ctx.user.id, isAutomatic: false })
  return {
    ...movedAs(started),
    unasked: started.status === shipmentStatuses.Tendering ? null : await whyUnasked(ctx, started),
  }
}

/** Reason why a tender that was just started is already over, for the user who pressed the button. */
async function whyUnasked({ db }: Context, { id }: ShipmentRow): Promise<string> {
  const [newest] = await tendersOf(db, id)
  const offers = newest ? await offersOf(db, [newest.id]) : []
  return unaskedMessage(offers.map((offer) => ({ ...offer, state: offer.state })))
}

type Beginning = { by: string; isAutomatic: boolean }

/** Offers a shipment locked by the caller to the carriers of its lane. */
export async function beginTender(
  ctx: Context,
  deps: TenderDeps,
  shipment: ShipmentRow,
  beginning: Beginning,
): Promise<ShipmentRow> {
  await refuseUntenderable(ctx, shipment)
  const match = await laneToTender(ctx, shipment)
  if ('obstacle' in match) return refuse.unprocessable(match.obstacle)
  const tender = await writeTender(ctx, shipment, match, beginning)
  return offerNext(ctx, deps, { shipment, tender })
}

/** Refuses a shipment that is already being booked or tendered. (DEF-51, TRADE-7) */
export async function refuseUntenderable(ctx: Context, shipment: ShipmentRow) {
  const status = shipmentStatusOf(shipment.status)
  if (!canMove('offer', status)) refuse.conflict(moveRefusal(shipment.shipmentNumber, status, 'Tendering'))
  await refuseUnbookable(ctx, shipment)
}

async function writeTender(
  ctx: Context,
  shipment: ShipmentRow,
  { lane, rates }: LaneToTender,
  { by, isAutomatic }: Beginning,
) {
  const tender = await insertTender(ctx.db, {
    createdAt: ctx.now,
    updatedAt: ctx.now,
    createdBy: by,
    isAutomatic,
    shipmentId: shipment.id,
    laneId: lane.id,
    state: 'Open',
    tenderMethod: lane.tenderMethod,
    tenderTime: lane.tenderTime ?? defaultTenderTime,
    expirationAction: lane.expirationAction,
  })
  const offers = rates.map(({ rate, price }, index) => ({
    tenderId: tender.id,
    position: index + 1,
    laneId: lane.id,
    laneRateId: rate.id,
    carrierId: rate.carrierId,
    carrierName: rate.carrierName,
    ...(hasPrice(price)
      ? { state: 'Queued' as const, stateReason: null, charges: price.charges, totalCents: price.totalCost }
      : { state: 'Skipped' as const, stateReason: price.reason, charges: [], totalCents: 0 }),
  }))
  if (offers.length > 0) await insertOffers(ctx.db, offers)
  return tender
}
