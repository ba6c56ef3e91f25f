import { movedAs, moveShipment, type ShipmentDesk, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { openTender } from '../tenders.queries.ts'
import { endAs, withdrawAll } from './end-tender.ts'

export async function withdrawTender(ctx: Context, shipmentNumber: string) {
  const shipment = await shipmentToChange(ctx, { shipmentNumber })
  const tender =
    (await openTender(ctx.db, shipment.id)) ?? refuse.conflict(`Shipment ${shipmentNumber} is offered to nobody`)
  await endAs(ctx, tender, 'Withdrawn')
  await withdrawAll(ctx, shipment, tender)
  return movedAs(await moveShipment(ctx, shipment, 'endTender'))
}

/** DEF-62: a shipment that was booked in another way, or cancelled, is offered to nobody. */
export const withdrawAfter: ShipmentDesk['followers'][number] = async (ctx, shipment) => {
  const tender = await openTender(ctx.db, shipment.id)
  if (!tender) return
  await endAs(ctx, tender, 'Withdrawn')
  await withdrawAll(ctx, shipment, tender)
}
