import { requestFromNetwork } from '#features/rate-requests/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import { shipmentWatchers } from '#features/watchers/index.ts'
import type { Context } from '#platform/context.ts'
import type { TenderDesk } from '../desk.ts'
import { saveTender } from '../tenders.queries.ts'
import type { Running } from './offer-next.ts'
import { askSpot } from './spot-quote-kind.ts'

/** A tender that nobody took, and the sentence that says why. */
type Exhausted = Running & { message: string }
type Follow = (ctx: Context, desk: TenderDesk, exhausted: Exhausted) => Promise<void>

/** TENDER-5: what the lane wants to follow when nobody took the load; nothing where it names nothing. */
export async function runExpirationAction(ctx: Context, desk: TenderDesk, exhausted: Exhausted) {
  const { expirationAction } = exhausted.tender
  if (expirationAction) await actions[expirationAction as keyof typeof actions](ctx, desk, exhausted)
}

const actions = {
  NotifyWatchers: async (ctx, desk, { shipment, tender, message }) =>
    tellWatchers(
      ctx,
      desk,
      { ...shipment, laneId: tender.laneId },
      {
        kind: 'tender-exhausted',
        subject: `No carrier took shipment ${shipment.shipmentNumber}`,
        paragraphs: [`Nobody took shipment ${wordsOf(ctx, shipment)}.`, `${message}.`],
      },
    ),
  BroadcastToNetwork: async (ctx, desk, { shipment, tender }) => {
    const { createdBy: by, tenderTime: minutes } = tender
    const asked = await requestFromNetwork(ctx, desk, shipment, { by, minutes })
    const columns = 'obstacle' in asked ? { followUpNote: asked.obstacle } : { rateRequestId: asked.rateRequestId }
    await saveTender(ctx.db, tender.id, columns, ctx.now)
  },
  // Asking the market may take longer than a transaction should.
  RequestSpotQuote: (ctx, _desk, { tender }) => ctx.enqueue(askSpot, { tenderId: tender.id }),
} satisfies Record<string, Follow>

type Told = { kind: string; subject: string; paragraphs: string[] }

/** Whoever watches the shipment, or the lane it was tendered on. */
export async function tellWatchers(ctx: Context, desk: TenderDesk, shipment: ShipmentRow, told: Told) {
  for (const to of await shipmentWatchers(ctx, shipment))
    ctx.mail({
      companyId: ctx.user.companyId,
      to,
      ...told,
      action: { label: 'Open shipment', url: `${desk.publicUrl}/shipments/${shipment.shipmentNumber}/preview` },
      productName: desk.productName,
    })
}

/** "S104521 of Acme Foods from Chicago, IL to Dallas, TX" */
export const wordsOf = ({ user }: Context, shipment: ShipmentRow) =>
  `${shipment.shipmentNumber} of ${user.companyName} from ${shipment.originCity}, ${shipment.originState} to ${shipment.destinationCity}, ${shipment.destinationState}`
