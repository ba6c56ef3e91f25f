import type { AskableCarrier, RateRequestFields } from '@lanewise/contract/rate-requests'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { Recipient } from '../rate-requests.queries.ts'
import { carriersByIds } from './askable.queries.ts'
import { askable } from './askable-carriers.ts'

export type AskedCarrier = { carrierId: string; carrierName: string; sentTo: Recipient[] }

/** RFQ-1: the chosen carriers with those who are written to; a carrier that cannot be booked is not asked either. */
export async function askedCarriers(
  ctx: Context,
  shipment: ShipmentRow,
  chosen: RateRequestFields['carriers'],
): Promise<AskedCarrier[]> {
  const ids = chosen.map(({ carrierId }) => carrierId)
  if (new Set(ids).size < ids.length) refuseCarriers('Choose each carrier once')
  const found = await askable(ctx, await carriersByIds(ctx.db, shipment, ids))
  return chosen.map(({ carrierId, emails }) => {
    const carrier = found.find((one) => one.carrierId === carrierId) ?? refuse.notFound('carrier')
    if (carrier.obstacle) refuse.conflict(carrier.obstacle)
    return { carrierId, carrierName: carrier.name, sentTo: recipientsOf(carrier, emails) }
  })
}

/** Only addresses that are known of the carrier: a link is sent to nobody else. */
function recipientsOf({ name: carrierName, contacts }: AskableCarrier, emails: readonly string[]): Recipient[] {
  const known = new Map(contacts.map(({ name, email }) => [email.toLowerCase(), { name, email }]))
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))]
  return wanted.map((email) => known.get(email) ?? refuseCarriers(`${email} is no address of ${carrierName}`))
}

const refuseCarriers = (message: string) => refuse.invalid(message, { carriers: [message] })
