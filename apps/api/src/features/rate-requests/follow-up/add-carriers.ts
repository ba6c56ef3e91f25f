import type { MoreCarriers } from '@lanewise/contract/rate-requests'
import { mostCarriers } from '@lanewise/domain/rate-requests/rate-request-text'
import { refuseCarriers, requestedCarriers } from '#features/rate-requests/ask/requested-carriers.ts'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import { changeShipment, movedAs } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { askAll, requestText } from '../ask/create-request.ts'
import { linesOfRequest } from '../rate-requests.queries.ts'
import { lockAnswerable } from './open-request.ts'

/** Requests rates from further carriers with the same reply time and message. */
export async function addCarriers(
  ctx: Context,
  deps: RateRequestDeps,
  shipmentNumber: string,
  chosen: MoreCarriers['carriers'],
) {
  const { shipment, request } = await lockAnswerable(ctx, shipmentNumber)
  const before = await linesOfRequest(ctx.db, request.id)
  const again = before.find(({ carrierId }) => chosen.some((one) => one.carrierId === carrierId))
  if (again) refuse.conflict(`${again.carrierName} has already been asked`)
  if (before.length + chosen.length > mostCarriers) refuseCarriers(`At most ${mostCarriers} carriers per rate request`)
  const requested = await requestedCarriers(ctx, shipment, chosen)
  await askAll(ctx, deps, { shipment, request, requested: requested })
  const added = requestText(shipment, requested, request.replyBy)
  return movedAs(await changeShipment(ctx, shipment, {}, { rateRequest: [null, added] }))
}
