import { dollarsOrNull } from '@lanewise/contract/money'
import type { RequestedLoad } from '@lanewise/contract/rate-requests'
import { findShipment, loadForCarrier } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import type { Linked } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { findLine, findRequest, type Recipient } from '../rate-requests.queries.ts'
import { responseRefusal } from './take-response.ts'

const gone = 'This request no longer exists'

/**
 * Data a carrier needs to quote a rate, along with its previous answer. An expired link is reported as such. (RFQ-2)
 */
export async function getRequestedLoad(ctx: Context, { recordId }: Linked): Promise<Omit<RequestedLoad, 'line'>> {
  const line = (await findLine(ctx.db, recordId)) ?? refuse.gone(gone)
  const request = (await findRequest(ctx.db, line.rateRequestId)) ?? refuse.gone(gone)
  const refusal = responseRefusal({ request, line }, 'Link', ctx.now)
  if (refusal) refuse.gone(refusal)
  const shipment = (await findShipment(ctx.db, { id: request.shipmentId })) ?? refuse.gone(gone)
  const { carrierId, carrierName, sentAt } = line
  const recipients = line.sentTo as Recipient[]
  // With several recipients it is unknown which one opened the link.
  const sentTo = recipients.length === 1 ? (recipients[0]?.email ?? null) : null
  const loadRequest = {
    shipment,
    carrierId,
    carrierName,
    requestedBy: request.createdBy,
    sentTo,
    sentAt,
    expiresAt: request.replyBy,
  }
  return {
    ...(await loadForCarrier(ctx, loadRequest)),
    message: request.message,
    own: {
      state: line.state as RequestedLoad['own']['state'],
      total: dollarsOrNull(line.totalCents),
      transitDays: line.transitDays,
      note: line.note,
    },
  }
}
