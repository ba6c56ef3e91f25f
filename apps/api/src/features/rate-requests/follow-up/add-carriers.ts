import type { MoreCarriers } from '@lanewise/contract/rate-requests'
import { mostCarriers } from '@lanewise/domain/rate-requests/rate-request-states'
import { changeShipment, movedAs } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { askedCarriers } from '../ask/asked-carriers.ts'
import { askAll, askedText } from '../ask/create-request.ts'
import type { RateRequestDesk } from '../desk.ts'
import { linesOfRequest } from '../rate-requests.queries.ts'
import { lockAnswerable } from './open-request.ts'

/** Asks further carriers what a load costs, until the same moment and with the same words. */
export async function addCarriers(
  ctx: Context,
  desk: RateRequestDesk,
  shipmentNumber: string,
  chosen: MoreCarriers['carriers'],
) {
  const { shipment, request } = await lockAnswerable(ctx, shipmentNumber)
  const before = await linesOfRequest(ctx.db, request.id)
  const again = before.find(({ carrierId }) => chosen.some((one) => one.carrierId === carrierId))
  if (again) refuse.conflict(`${again.carrierName} is asked already`)
  if (before.length + chosen.length > mostCarriers) refuseCarriers(`At most ${mostCarriers} carriers are asked at once`)
  const asked = await askedCarriers(ctx, shipment, chosen)
  await askAll(ctx, desk, { shipment, request, asked })
  const added = askedText(shipment, asked, request.replyBy)
  return movedAs(await changeShipment(ctx, shipment, {}, { rateRequest: [null, added] }))
}

const refuseCarriers = (message: string) => refuse.invalid(message, { carriers: [message] })
