import { requestFromNetwork } from '#features/rate-requests/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import { shipmentWatchers } from '#features/watchers/index.ts'
import type { Context } from '#platform/context.ts'
import { saveTender } from '../tenders.queries.ts'
import type { Running } from './change-offer.ts'
import { askSpot } from './spot-quote-kind.ts'

/** A tender that no carrier accepted, with the reason as a sentence. */
type Exhausted = Running & { message: string }
type FollowUp = (ctx: Context, deps: TenderDeps, exhausted: Exhausted) => Promise<void>

/** Runs the lane's follow-up action for a load that no carrier accepted, if it has one. (TENDER-5) */
export async function runExpirationAction(ctx: Context, deps: TenderDeps, exhausted: Exhausted) {
  const { expirationAction } = exhausted.tender
  if (expirationAction) await actions[expirationAction as keyof typeof actions](ctx, deps, exhausted)
}

const actions = {
  NotifyWatchers: async (ctx, deps, { shipment, tender, message }) =>
    notifyWatchers(
      ctx,
      deps,
      { ...shipment, laneId: tender.laneId },
      {
        kind: 'tender-exhausted',
        subject: `No carrier accepted shipment ${shipment.shipmentNumber}`,
        paragraphs: [`No carrier accepted shipment ${shipmentText(ctx, shipment)}.`, `${message}.`],
      },
    ),
  BroadcastToNetwork: async (ctx, deps, { shipment, tender }) => {
    const { createdBy: by, tenderTime: minutes } = tender
    const result = await requestFromNetwork(ctx, deps, shipment, { by, minutes })
    const columns = 'obstacle' in result ? { followUpNote: result.obstacle } : { rateRequestId: result.rateRequestId }
    await saveTender(ctx.db, tender.id, columns, ctx.now)
  },
  // The spot quote is requested by a job, because it may take longer than a transaction should.
  RequestSpotQuote: (ctx, _deps, { tender }) => ctx.enqueue(askSpot, { tenderId: tender.id }),
} satisfies Record<string, FollowUp>

type WatcherMail = { kind: string; subject: string; paragraphs: string[] }

/** Notifies the watchers of the shipment and of its lane. */
export async function notifyWatchers(ctx: Context, deps: TenderDeps, shipment: ShipmentRow, content: WatcherMail) {
  for (const to of await shipmentWatchers(ctx, shipment))
    ctx.mail({
      companyId: ctx.user.companyId,
      to,
      ...content,
      action: { label: 'Open shipment', url: `${deps.publicUrl}/shipments/${shipment.shipmentNumber}/preview` },
      productName: deps.productName,
    })
}

/** Text like "S104521 of Acme Foods from Chicago, IL to Dallas, TX". */
export const shipmentText = ({ user }: Context, shipment: ShipmentRow) =>
  `${shipment.shipmentNumber} of ${user.companyName} from ${shipment.originCity}, ${shipment.originState} to ${shipment.destinationCity}, ${shipment.destinationState}`
