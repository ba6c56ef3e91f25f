import type { AskableCarrier, RateRequestFields } from '@lanewise/contract/rate-requests'
import type { Recipient } from '#features/rate-requests/rate-requests.queries.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { carriersByIds } from './askable.queries.ts'
import { askable } from './askable-carriers.ts'

export type RequestedCarrier = { carrierId: string; carrierName: string; sentTo: Recipient[] }

/** The chosen carriers with their recipients. A carrier that cannot be booked cannot be asked either. (RFQ-1) */
export async function requestedCarriers(
  ctx: Context,
  shipment: ShipmentRow,
  chosen: RateRequestFields['carriers'],
): Promise<RequestedCarrier[]> {
  const ids = chosen.map(({ carrierId }) => carrierId)
  if (new Set(ids).size < ids.length) refuseCarriers('Choose each carrier once')
  const candidates = await askable(ctx, await carriersByIds(ctx.db, shipment, ids))
  return chosen.map(({ carrierId, emails }) => {
    const carrier = candidates.find((one) => one.carrierId === carrierId) ?? refuse.notFound('carrier')
    if (carrier.obstacle) refuse.conflict(carrier.obstacle)
    return { carrierId, carrierName: carrier.name, sentTo: recipientsOf(carrier, emails) }
  })
}

/** Only the carrier's known addresses: a link is never sent anywhere else. */
function recipientsOf({ name: carrierName, contacts }: AskableCarrier, emails: readonly string[]): Recipient[] {
  const known = new Map(contacts.map(({ name, email }) => [email.toLowerCase(), { name, email }]))
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))]
  return wanted.map((email) => known.get(email) ?? refuseCarriers(`${email} is not an address of ${carrierName}`))
}

export const refuseCarriers = (message: string) => refuse.invalid(message, { carriers: [message] })
