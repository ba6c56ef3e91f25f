import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import type { RateRequestDesk } from '../desk.ts'
import { fittingCarriers } from './askable.queries.ts'
import { askable } from './askable-carriers.ts'
import type { AskedCarrier } from './asked-carriers.ts'
import { refuseUnaskable, sendToAll } from './create-request.ts'

/** What came of asking the network: the request, or why there is none. */
export type NetworkAsked = { rateRequestId: string } | { obstacle: string }

/** In whose name, and how many minutes carriers have. */
type Asking = { by: string; minutes: number }

/** TENDER-5, DEF-64: asks every carrier of the network that can carry a shipment, which the caller has locked. */
export async function requestFromNetwork(
  ctx: Context,
  desk: RateRequestDesk,
  shipment: ShipmentRow,
  { by, minutes }: Asking,
): Promise<NetworkAsked> {
  const refusal = await refusalOf(ctx, shipment)
  if (refusal) return { obstacle: refusal }
  const carriers = await askable(ctx, await fittingCarriers(ctx.db, shipment))
  const asked = carriers.flatMap(asAsked)
  if (asked.length === 0) return { obstacle: 'No carrier of the network can be asked for a rate for this load' }
  const replyBy = new Date(ctx.now.getTime() + minutes * 60_000)
  const { id } = await sendToAll(ctx, desk, shipment, {
    asked,
    replyBy,
    message: null,
    targetCents: null,
    by,
    isAutomatic: true,
  })
  return { rateRequestId: id }
}

async function refusalOf(ctx: Context, shipment: ShipmentRow): Promise<string | null> {
  try {
    await refuseUnaskable(ctx, shipment)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Nobody chose whom to write to: whoever dispatches there, else the first who is known. */
function asAsked({ carrierId, name: carrierName, obstacle, contacts }: AskableCarrier): AskedCarrier[] {
  const first = contacts.find(({ role }) => role === 'Dispatch') ?? contacts[0]
  return obstacle || !first ? [] : [{ carrierId, carrierName, sentTo: [{ name: first.name, email: first.email }] }]
}
