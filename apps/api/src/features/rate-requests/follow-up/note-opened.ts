import { shipmentChanged } from '@lanewise/contract/shipments'
import { changeShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { lockAll, responseRefusal } from '../answers/take-response.ts'
import { saveLine } from '../rate-requests.queries.ts'

/**
 * A carrier looks at what it is asked. The page says so itself, because programs that check mails fetch links too. The
 * first time is part of the history, the others only count.
 */
export async function noteOpened(ctx: Context, lineId: string) {
  const found = await lockAll(ctx, lineId)
  const refusal = responseRefusal(found, 'Link', ctx.now)
  if (refusal) refuse.gone(refusal)
  const { line, shipment } = found
  const openCount = line.openCount + 1
  await saveLine(ctx.db, line.id, { openCount, lastOpenedAt: ctx.now })
  if (line.openCount === 0)
    await changeShipment(ctx, shipment, {}, { rateRequest: [null, `Opened by ${line.carrierName}`] })
  else ctx.emit(shipmentChanged, { id: shipment.id, shipmentNumber: shipment.shipmentNumber, action: 'changed' })
  return { openCount }
}
