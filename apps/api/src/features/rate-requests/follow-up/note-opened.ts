import { shipmentChanged } from '@lanewise/contract/shipments'
import { changeShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { lockAll, responseRefusal } from '../answers/take-response.ts'
import { saveLine } from '../rate-requests.queries.ts'

/**
 * Records that a carrier opened the request. The page reports this itself, because email scanners fetch links too. Only
 * the first time is recorded in the history; later ones are just counted.
 */
export async function noteOpened(ctx: Context, lineId: string) {
  const locked = await lockAll(ctx, lineId)
  const refusal = responseRefusal(locked, 'Link', ctx.now)
  if (refusal) refuse.gone(refusal)
  const { line, shipment } = locked
  const openCount = line.openCount + 1
  await saveLine(ctx.db, line.id, { openCount, lastOpenedAt: ctx.now })
  if (line.openCount === 0) await changeShipment(ctx, shipment, {}, { rateRequestOpened: [null, line.carrierName] })
  else ctx.emit(shipmentChanged, { id: shipment.id, shipmentNumber: shipment.shipmentNumber, action: 'changed' })
  return { openCount }
}
