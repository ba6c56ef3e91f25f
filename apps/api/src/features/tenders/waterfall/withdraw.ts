import { movedAs, moveShipment, type ShipmentDeps, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { openTender } from '../tenders.queries.ts'
import { endAs, withdrawAll } from './end-tender.ts'

export async function withdrawTender(ctx: Context, shipmentNumber: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const tender =
    (await openTender(ctx.db, shipment.id)) ??
    refuse.conflict(`Shipment ${shipmentNumber} is not on offer to a carrier`)
  await endAs(ctx, tender, 'Withdrawn')
  await withdrawAll(ctx, shipment, tender)
  return movedAs(await moveShipment(ctx, shipment, 'endTender'))
}

/** Withdraws the offers of a shipment that was booked by other means or cancelled. (DEF-62) */
export const withdrawAfter: ShipmentDeps['followers'][number] = async (ctx, shipment) => {
  const tender = await openTender(ctx.db, shipment.id)
  if (!tender) return
  await endAs(ctx, tender, 'Withdrawn')
  await withdrawAll(ctx, shipment, tender)
}
