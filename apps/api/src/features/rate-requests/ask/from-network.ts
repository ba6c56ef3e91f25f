import type { AskableCarrier } from '@lanewise/contract/rate-requests'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import { fittingCarriers } from './askable.queries.ts'
import { askable } from './askable-carriers.ts'
import { refuseUnaskable, sendToAll } from './create-request.ts'
import type { RequestedCarrier } from './requested-carriers.ts'

/** Result of a request to the network: the request, or the reason why there is none. */
export type NetworkRequestResult = { rateRequestId: string } | { obstacle: string }

/** User in whose name the request is made, and the minutes carriers have to reply. */
type NetworkTerms = { by: string; minutes: number }

/**
 * Requests rates from every network carrier that can carry the shipment. The caller must hold the lock on the shipment.
 * (TENDER-5, DEF-64)
 */
export async function requestFromNetwork(
  ctx: Context,
  deps: RateRequestDeps,
  shipment: ShipmentRow,
  { by, minutes }: NetworkTerms,
): Promise<NetworkRequestResult> {
  const refusal = await refusalOf(ctx, shipment)
  if (refusal) return { obstacle: refusal }
  const carriers = await askable(ctx, await fittingCarriers(ctx.db, shipment))
  const requested = carriers.flatMap(toRequestedCarriers)
  if (requested.length === 0) return { obstacle: 'No carrier in the network can be asked for a rate for this load' }
  const replyBy = new Date(ctx.now.getTime() + minutes * 60_000)
  const { id } = await sendToAll(ctx, deps, shipment, {
    requested: requested,
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

/** Default recipient of an automatic request: the dispatch contact, otherwise the first known contact. */
function toRequestedCarriers({ carrierId, name: carrierName, obstacle, contacts }: AskableCarrier): RequestedCarrier[] {
  const first = contacts.find(({ role }) => role === 'Dispatch') ?? contacts[0]
  return obstacle || !first ? [] : [{ carrierId, carrierName, sentTo: [{ name: first.name, email: first.email }] }]
}
