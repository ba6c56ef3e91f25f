import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatEnds, formatWeight } from '@lanewise/domain/shared/format'
import type { RateRequestDeps } from '#features/rate-requests/deps.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { createPersonalLink } from '#platform/links/personal-links.ts'
import type { LineRow, Recipient, RequestRow } from '../rate-requests.queries.ts'

const moment = 'MM/dd/yyyy HH:mm ZZZZ'

type Sending = { shipment: ShipmentRow; request: RequestRow; line: LineRow }

const kinds = {
  first: { kind: 'rate-request', subject: 'Rate request', verb: 'asks' },
  reminder: {
    kind: 'rate-request-reminder',
    subject: 'Reminder: rate request',
    verb: 'is still waiting for an answer and asks',
  },
} as const

/** Sends one email per contact, each with its own link. A resend has the same content. (RFQ-1) */
export async function sendRequest(
  ctx: Context,
  deps: RateRequestDeps,
  { shipment, request, line }: Sending,
  { kind, subject, verb }: (typeof kinds)[keyof typeof kinds] = kinds.first,
) {
  const { shipmentNumber, originTimeZone: zone, originEarlyAt, weight } = shipment
  const equipment = equipmentModeLabels[shipment.equipmentMode as keyof typeof equipmentModeLabels]
  for (const { name, email } of line.sentTo as Recipient[]) {
    const holder = name ? `${name}, ${line.carrierName}` : line.carrierName
    const token = await createPersonalLink(ctx, 'rate-request', { recordId: line.id, holder })
    ctx.mail({
      companyId: ctx.user.companyId,
      kind,
      to: email,
      subject: `${subject} ${shipmentNumber}: ${formatEnds(shipment)}`,
      paragraphs: [
        `${ctx.user.companyName} ${verb} ${line.carrierName} for a rate for load ${shipmentNumber} from ${formatEnds(shipment)}.`,
        `Pickup ${formatInZone(originEarlyAt, zone, moment)}, ${equipment}, ${formatWeight(weight)}, ${shipment.stopCount} stops.`,
        ...(request.message ? [request.message] : []),
        `Reply by ${formatInZone(request.replyBy, zone, moment)}.`,
      ],
      action: { label: 'Offer a rate or decline', url: `${deps.publicUrl}/public/rate-requests/${token}` },
      footer: 'The link is personal: anyone who has it can answer for you.',
      productName: deps.productName,
    })
  }
}

/** Sends a new link with each reminder, because only the hash of the old link is stored. Old links stay valid. */
export const sendReminder = (ctx: Context, deps: RateRequestDeps, sending: Sending) =>
  sendRequest(ctx, deps, sending, kinds.reminder)

/** Notifies carriers with a pending or offered answer that the request is closed. */
export function notifyClosed({ mail, user }: Context, shipment: ShipmentRow, { carrierName, sentTo }: LineRow) {
  for (const { email } of sentTo as Recipient[])
    mail({
      companyId: user.companyId,
      kind: 'rate-request-closed',
      to: email,
      subject: `Rate request ${shipment.shipmentNumber} is closed`,
      paragraphs: [
        `${user.companyName} no longer needs a rate of ${carrierName} for load ${shipment.shipmentNumber} from ${formatEnds(shipment)}. Thank you.`,
      ],
    })
}
