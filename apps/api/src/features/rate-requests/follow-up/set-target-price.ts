import { centsOfDollars } from '@lanewise/contract/money'
import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { changeShipment, movedAs } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { saveRequest } from '../rate-requests.queries.ts'
import { lockOpenRequest } from './open-request.ts'

/** Sets the target price that offers of an open request are compared with. An unchanged price writes nothing. */
export async function setTargetPrice(ctx: Context, shipmentNumber: string, target: number | null) {
  const { shipment, request } = await lockOpenRequest(ctx, shipmentNumber)
  const targetCents = target === null ? null : centsOfDollars(target)
  if (targetCents === request.targetCents) return movedAs(shipment)
  await saveRequest(ctx.db, request.id, { targetCents }, ctx.now)
  const changes = { targetPrice: [textOf(request.targetCents), textOf(targetCents)] as const }
  return movedAs(await changeShipment(ctx, shipment, {}, changes))
}

const textOf = (amount: number | null) => (amount === null ? null : formatMoney(cents(amount)))
