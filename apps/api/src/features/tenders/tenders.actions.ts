import { namesOf } from '#features/contacts/index.ts'
import { findLanesByIds } from '#features/lanes/index.ts'
import { requireShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { messagesOfOffers } from './messages/messages.queries.ts'
import { obstacleTo } from './start/tender-plan.ts'
import { offersOf, spotQuotesOf, tendersOf } from './tenders.queries.ts'
import { tenderView } from './tenders.view.ts'

/** Tenders of a shipment, newest first, with the reason why it cannot be offered now. */
export async function getTenders(ctx: Context, shipmentNumber: string) {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  const rows = await tendersOf(ctx.db, shipment.id)
  const laneIds = [...new Set(rows.map(({ laneId }) => laneId))]
  const [offers, names, lanes, spots] = await Promise.all([
    offersOf(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    namesOf(
      ctx.db,
      rows.map(({ createdBy }) => createdBy),
    ),
    laneIds.length > 0 ? findLanesByIds(ctx.db, laneIds) : [],
    spotQuotesOf(
      ctx.db,
      rows.flatMap(({ spotQuoteId }) => spotQuoteId ?? []),
    ),
  ])
  const beside = {
    offers,
    names,
    messages: await messagesOfOffers(
      ctx.db,
      offers.map(({ id }) => id),
    ),
    spots,
    lanes: new Map(lanes.map(({ id, customerReferenceNumber }) => [id, customerReferenceNumber])),
  }
  return { tenders: rows.map((row) => tenderView(row, beside)), obstacle: await obstacleTo(ctx, shipment) }
}
