import { shipmentWatchers } from '#features/watchers/index.ts'
import type { Context } from '#platform/context.ts'
import type { TenderDesk } from '../desk.ts'
import type { Running } from './offer-next.ts'

/** TENDER-5: what the lane wants to follow when nobody took the load. */
export async function runExpirationAction(ctx: Context, desk: TenderDesk, { shipment, tender }: Running) {
  if (tender.expirationAction !== 'NotifyWatchers') return
  const { shipmentNumber, originCity, originState, destinationCity, destinationState } = shipment
  for (const to of await shipmentWatchers(ctx, { ...shipment, laneId: tender.laneId }))
    ctx.mail({
      companyId: ctx.user.companyId,
      kind: 'tender-exhausted',
      to,
      subject: `No carrier took shipment ${shipmentNumber}`,
      paragraphs: [
        `Every carrier of the lane rejected shipment ${shipmentNumber} of ${ctx.user.companyName} from ${originCity}, ${originState} to ${destinationCity}, ${destinationState}, or gave no answer in time.`,
      ],
      action: { label: 'Open shipment', url: `${desk.publicUrl}/shipments/${shipmentNumber}/preview` },
      productName: desk.productName,
    })
}
